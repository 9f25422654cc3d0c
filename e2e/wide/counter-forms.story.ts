import { expect, type Page } from '@playwright/test';
import { expectFitsTheCounter } from '../support/counter-sizes.ts';
import { openCounter } from '../support/counter.ts';
import { test } from '../support/story.ts';

test.slow();

const dialog = (page: Page) => page.getByRole('dialog');
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const toast = (page: Page) => page.getByRole('status').getByRole('button');

test(
  'an empty invitation marks each wrong field once and puts the focus on the first; a taken email is said at its field',
  { tag: '@desktop' },
  async ({ page, baseURL }) => {
    const email = `ana-${Date.now()}@sushi.example`;
    await openCounter(page, baseURL, { brand: 'sushi', role: 'owner', path: '/equipo' });
    const name = dialog(page).getByRole('textbox', { name: 'Nombre' });
    const mail = dialog(page).getByRole('textbox', { name: /^Correo/ });

    await test.step('nothing is filled in', async () => {
      await button(page, 'Invitar').click();
      const chosen = dialog(page).getByRole('checkbox', { checked: true });
      await chosen.click();
      await button(page, 'Mandar la invitación').press('Enter');
      await expect(name).toBeFocused();
      for (const field of [name, mail]) await expect(field).toHaveAttribute('aria-invalid', 'true');
      for (const sentence of [
        'Escribe el nombre, con letras y sin signos.',
        'Revisa el correo: le falta algo.',
        'Elige dónde trabaja.',
      ])
        await expect(page.getByText(sentence)).toHaveCount(1);
      await expectFitsTheCounter(page, 'an invitation with wrong fields');
    });

    await test.step('the right one is sent, and the same email is taken', async () => {
      await name.fill('Ana Cocina');
      await mail.fill(email);
      await dialog(page).getByRole('checkbox').first().click();
      await button(page, 'Mandar la invitación').click();
      await expect(dialog(page)).toBeHidden();
      await button(page, 'Invitar').click();
      await name.fill('Ana Cocina');
      await mail.fill(email);
      await button(page, 'Mandar la invitación').click();
      await expect(page.getByText('Ese correo ya está en el equipo.')).toHaveCount(1);
      await expect(mail).toBeFocused();
      await expect(mail).toHaveAttribute('aria-describedby', 'invite-email-note');
    });
  },
);

test(
  'the undo of a pause stays on its page: a dialog that opens next does not take it',
  { tag: '@desktop' },
  async ({ page, baseURL }) => {
    await openCounter(page, baseURL, { brand: 'sushi', path: '/local' });
    const pause = page.getByRole('region', { name: 'Pausa', exact: true });
    await pause.getByRole('button', { name: '30 min' }).click();
    await expect(pause.getByRole('timer')).toBeVisible();
    await button(page, 'Volver a recibir pedidos').click();
    await expect(toast(page)).toHaveText('Deshacer');
    await button(page, 'Otro día o feriado').click();
    await expect(dialog(page)).toBeVisible();
    await expect(button(page, 'Deshacer')).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(toast(page), 'it waits below the dialog').toHaveText('Deshacer');
  },
);
