import { expect, type Locator, type Page } from '@playwright/test';
import { openMenu, placeDialog } from '../support/shopper.ts';
import { test } from '../support/story.ts';

/**
 * Presses Tab until the control has the focus; fails the story if Tab does not reach the control.
 */
async function tabTo(page: Page, control: Locator): Promise<void> {
  for (let step = 0; step < 60; step += 1) {
    if (await control.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not reach ${control.toString()}`);
}

async function press(page: Page, control: Locator): Promise<void> {
  await tabTo(page, control);
  await page.keyboard.press('Enter');
}

test(
  'a shopper writes an address, picks its comuna and moves its pin by keyboard alone',
  { tag: '@desktop' },
  async ({ page }) => {
    await openMenu(page);
    const place = page.getByRole('button', { name: /¿A dónde lo llevamos\?/ });
    await press(page, place);
    const dialog = placeDialog(page);
    await press(page, dialog.getByRole('button', { name: 'Escribirla a mano' }));
    await expect(dialog.getByRole('textbox', { name: 'Calle' })).toBeFocused();
    await page.keyboard.type('Los Guindos');
    await tabTo(page, dialog.getByRole('textbox', { name: 'Número' }));
    await page.keyboard.type('455');
    const commune = dialog.getByRole('button', { name: /^Comuna/ });
    await press(page, commune);
    const communes = page.getByRole('dialog', { name: 'Elige la comuna' });
    await expect(communes.getByRole('button', { name: 'Buin' })).toBeVisible();
    await tabTo(page, communes.getByRole('textbox', { name: 'Buscar por nombre' }));
    await page.keyboard.type('ñuñ');
    await page.keyboard.press('Enter');
    await expect(communes).toBeHidden();
    await expect(commune).toBeFocused();
    await expect(commune).toHaveText('Ñuñoa');
    const pin = dialog.getByRole('button', { name: /^Tu punto de entrega/ });
    await expect(pin).toBeVisible();
    await tabTo(page, pin);
    await page.keyboard.press('ArrowLeft');
    await expect(pin).toBeFocused();
    await press(page, dialog.getByRole('button', { name: 'Entregar en Los Guindos 455' }));
    await expect(page.getByRole('button', { name: /Delivery · Los Guindos 455/ })).toBeFocused();
  },
);
