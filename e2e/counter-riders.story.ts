import { type Browser, expect, type Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { openCounter } from './support/counter.ts';
import { counterStore, orderDeliveryAtCounter } from './support/order-at-counter.ts';
import { test } from './support/story.ts';

test.slow();

const press = (board: Page, name: string) =>
  board.getByRole('button', { name, exact: true }).click();

/** Opens the counter of the store on a tablet. */
async function openTablet(browser: Browser, baseURL: string | undefined): Promise<Page> {
  const tablet = await browser.newContext({ viewport: { width: 1_280, height: 800 } });
  const board = await tablet.newPage();
  await openCounter(board, baseURL, {
    brand: 'cocina',
    role: 'crew',
    storeIds: [counterStore.id],
  });
  return board;
}

/** Accepts the order at the counter and cooks it. */
async function cook(board: Page, number: string): Promise<void> {
  await press(board, `Aceptar: ${number}`);
  await press(board, '20 min');
  await press(board, `Listo: ${number}`);
}

/** Gives the ready order to a rider who is new to the store; resolves with the link that the rider gets. */
async function giveTo(board: Page, number: string, name: string): Promise<string> {
  await board.getByRole('link', { name: `Dar a un repartidor: ${number}` }).click();
  const dialog = board.getByRole('dialog', { name: '¿Quién lleva esta entrega?' });
  const other = dialog.getByRole('button', { name: 'Otro repartidor' });
  const field = dialog.getByRole('textbox', { name: 'Nombre y apellido' });
  await expect(other.or(field)).toBeVisible();
  if (await other.isVisible()) await other.click();
  await field.fill(name);
  await dialog.getByRole('textbox', { name: 'Teléfono' }).fill('5555 1234');
  await dialog.getByRole('button', { name: 'Dar las entregas' }).click();
  const link = board.getByRole('dialog', { name: `Enlace para ${name}` });
  await expect(link.getByRole('img', { name: `Código QR con el enlace de ${name}` })).toBeVisible();
  await expectAccessible(board, 'the link of a rider');
  const whatsapp = link.getByRole('link', { name: 'Mandar por WhatsApp' });
  const message = new URL((await whatsapp.getAttribute('href')) ?? '').searchParams.get('text');
  await press(board, 'Volver');
  return /https?:\S+$/u.exec(message ?? '')?.[0] ?? '';
}

test('an own rider brings a cash order to the door with the code that the shopper reads in the tracking', async ({
  page,
  browser,
  baseURL,
}) => {
  const board = await openTablet(browser, baseURL);
  const { number } = await orderDeliveryAtCounter(page, baseURL);
  const name = 'Pedro Soto';
  await cook(board, number);
  const link = await giveTo(board, number, name);
  const run = board.getByRole('article', { name });
  await expect(run).toContainText('Aún en el restaurante');
  await expectAccessible(board, 'the riders of a store');

  const pocket = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const phone = await pocket.newPage();
  const rider = phone.getByRole('region', { name: 'Parada 1 de 1' });

  await test.step('the rider picks up without a connection, which a reload does not lose, and sees what to collect', async () => {
    await phone.goto(link);
    await expect(phone.getByRole('heading', { name: `Hola, ${name}` })).toBeVisible();
    await expectAccessible(phone, 'the page of a rider');
    await phone.route('**/picked-up', (route) => route.abort());
    await phone.getByRole('button', { name: 'Ya lo tengo' }).click();
    await expect(phone.getByText('Falta enviar 1.')).toBeVisible();
    await phone.reload();
    await expect(phone.getByRole('button', { name: 'Entregar' })).toBeVisible();
    await expect(run).toContainText('Aún en el restaurante');
    await phone.unroute('**/picked-up');
    await expect(run).toContainText('En camino');
    await expect(phone.getByText('Falta enviar')).toHaveCount(0);
    await expect(rider).toContainText(/Cobra Q\s\d+\.\d\d en efectivo/);
    await expect(rider).toContainText(/Paga con Q\s100\.00\. Dale Q\s\d+\.\d\d de vuelto/);
    await expect(rider.getByRole('link', { name: /^Llamar a / })).toHaveAttribute('href', /^tel:/);
  });

  await test.step('the shopper sees the rider, and the rider delivers with her code', async () => {
    await expect(page.getByText(name).first()).toBeVisible();
    const code = await page
      .getByText('Código de entrega')
      .locator('..')
      .getByText(/^\d{4}$/)
      .innerText();
    const wrong = code === '0000' ? '1111' : '0000';
    await phone.getByRole('button', { name: 'Entregar' }).click();
    const field = phone.getByRole('textbox', { name: 'Pide el código de 4 números' });
    await field.fill(wrong);
    await phone.getByRole('button', { name: 'Confirmar entrega' }).click();
    await expect(phone.getByRole('alert')).toHaveText('No es ese código. Te quedan 4 intentos.');
    await expectAccessible(phone, 'a wrong code at the door');
    await field.fill(code);
    await phone.getByRole('button', { name: 'Confirmar entrega' }).click();
    await expect(phone.getByRole('heading', { name: 'Terminaste' })).toBeVisible();
  });

  await test.step('the counter has no run left, and the shopper’s order is delivered', async () => {
    await expect(run).toHaveCount(0);
    await expect(page.getByRole('main')).toContainText('Entregado');
  });
  await pocket.close();
  await board.context().close();
});
