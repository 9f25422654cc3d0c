import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { draw } from './board.ts';

/**
 * Gives the ready order to a rider who is new to the store; resolves with the link that the rider
 * gets.
 */
export async function giveToNewRider(
  board: Page,
  number: string,
  { name, phone }: { name: string; phone: string },
): Promise<string> {
  const give = board.getByRole('link', { name: `Dar a un repartidor: ${number}` });
  await draw(board.getByRole('main'), give);
  await give.click();
  const dialog = board.getByRole('dialog', { name: '¿Quién lleva esta entrega?' });
  const other = dialog.getByRole('button', { name: 'Otro repartidor' });
  const field = dialog.getByRole('textbox', { name: 'Nombre y apellido' });
  await expect(other.or(field)).toBeVisible();
  if (await other.isVisible()) await other.click();
  await field.fill(name);
  await dialog.getByRole('textbox', { name: 'Teléfono' }).fill(phone);
  await dialog.getByRole('button', { name: 'Dar las entregas' }).click();
  const link = board.getByRole('dialog', { name: `Enlace para ${name}` });
  await expect(link.getByRole('img', { name: `Código QR con el enlace de ${name}` })).toBeVisible();
  await expectAccessible(board, 'the link of a rider');
  const whatsapp = link.getByRole('link', { name: 'Mandar por WhatsApp' });
  const message = new URL((await whatsapp.getAttribute('href')) ?? '').searchParams.get('text');
  await board.getByRole('button', { name: 'Volver', exact: true }).click();
  return /https?:\S+$/u.exec(message ?? '')?.[0] ?? '';
}
