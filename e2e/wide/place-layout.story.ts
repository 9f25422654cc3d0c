import { expect } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { deliverHere, withPin } from '../support/addresses.ts';
import { boxOf, overflowOf, untilStill } from '../support/layout.ts';
import { isPhone, openPlaces, placeDialog } from '../support/shopper.ts';
import { test } from '../support/story.ts';

test(
  'the map shows the pin and the store that delivers; zoom buttons and arrow keys are for a mouse and a keyboard',
  { tag: '@both-widths' },
  async ({ page }) => {
    const { dialog, pin } = await withPin(page);
    const map = await boxOf(dialog.getByRole('region', { name: 'Mapa' }));
    for (const marker of [pin, dialog.getByRole('img', { name: 'Local Ñuñoa' })]) {
      const box = await boxOf(marker);
      expect(box.left).toBeGreaterThan(map.left);
      expect(box.right).toBeLessThan(map.right);
      expect(box.top).toBeGreaterThan(map.top);
      expect(box.bottom).toBeLessThan(map.bottom);
    }
    await expect(dialog.getByRole('button', { name: 'Alejar el mapa' })).toHaveCount(
      isPhone(page) ? 0 : 1,
    );
    await expect(dialog.getByText(/^Toca el mapa/)).toHaveText(
      isPhone(page)
        ? 'Toca el mapa o arrastra el pin hasta tu puerta.'
        : 'Toca el mapa, arrastra el pin o muévelo con las flechas hasta tu puerta.',
    );
  },
);

test(
  'on a desktop the map is beside the form from the beginning, on a phone below it',
  { tag: '@both-widths' },
  async ({ page }) => {
    const dialog = await openPlaces(page);
    const map = dialog.getByRole('region', { name: 'Mapa' });
    if (isPhone(page)) await expect(map).toHaveCount(0);
    else {
      const field = await boxOf(dialog.getByRole('combobox', { name: 'Dirección con número' }));
      expect((await boxOf(map)).left).toBeGreaterThan(field.right);
      await expectAccessible(page, 'the place dialog with its map');
    }
    await dialog.getByRole('radio', { name: 'Retiro en local' }).check();
    const list = await boxOf(dialog.getByRole('group', { name: 'Elige dónde retirar' }));
    const box = await boxOf(map);
    if (isPhone(page)) expect(box.top).toBeGreaterThan(list.bottom);
    else expect(box.left).toBeGreaterThan(list.right);
    expect(await overflowOf(page)).toBeLessThanOrEqual(0);
  },
);

test(
  'the place dialog keeps its place while suggestions, map and fields come',
  { tag: '@both-widths' },
  async ({ page }) => {
    const dialog = await openPlaces(page);
    await untilStill(page);
    const before = await boxOf(dialog);
    await dialog.getByRole('combobox').fill('Irarrázaval 25');
    const suggestion = dialog.getByRole('option').first();
    await expect(suggestion).toBeVisible();
    expect(await boxOf(dialog), 'with suggestions').toEqual(before);
    await suggestion.click();
    await expect(dialog.getByRole('textbox', { name: /Depto/ })).toBeVisible();
    await expect(dialog.getByRole('region', { name: 'Mapa' })).toBeVisible();
    expect(await boxOf(dialog), 'with map and fields').toEqual(before);
    await dialog.getByRole('radio', { name: 'Retiro en local' }).check();
    expect(await boxOf(dialog), 'with stores').toEqual(before);
  },
);

test(
  'a store for pickup says hours and wait on a line of their own, and its week, phone and map before an order',
  { tag: '@both-widths' },
  async ({ page }) => {
    const dialog = await openPlaces(page);
    await dialog.getByRole('radio', { name: 'Retiro en local' }).check();
    const row = dialog.locator('label').filter({ hasText: 'Local Ñuñoa' });
    await expect(row.locator('small')).toHaveText([
      'Av. Irarrázaval 2014, Ñuñoa',
      /^Abierto .+ · .+ min$/,
    ]);
    await dialog.getByText('Horario y teléfono de Local Ñuñoa').click();
    await expect(dialog.getByText('Todos los días')).toBeVisible();
    await expect(dialog.getByText('Las 24 horas', { exact: true })).toBeVisible();
    await expect(dialog.getByRole('link', { name: '+56 2 2345 6700' })).toHaveAttribute(
      'href',
      'tel:+56223456700',
    );
    await expect(dialog.getByRole('link', { name: 'Ver en el mapa' })).toBeVisible();
    await expectAccessible(page, 'the hours of a store for pickup');
    await dialog.getByRole('radio', { name: /^Local Providencia/ }).check();
    await expect(dialog.getByText('Horario y teléfono de Local Providencia')).toBeVisible();
  },
);

test(
  'recent addresses and the recent store for pickup are beside each other, and one press chooses',
  { tag: '@both-widths' },
  async ({ page }) => {
    const dialog = await openPlaces(page);
    await dialog.getByRole('combobox').pressSequentially('irarrazaval 2500');
    const suggestion = dialog.getByRole('option', { name: /^Av\. Irarrázaval 2500/ });
    await expect(suggestion.locator('b')).toHaveText(['Irarrázaval', '2500']);
    await suggestion.click();
    await deliverHere(page, dialog);
    await page.getByRole('button', { name: /Delivery · Av\. Irarrázaval 2500/ }).click();
    await dialog.getByRole('radio', { name: 'Retiro en local' }).check();
    await dialog.getByRole('radio', { name: /^Local Ñuñoa/ }).check();
    await dialog.getByRole('button', { name: 'Retirar en Local Ñuñoa' }).click();
    await page.getByRole('button', { name: /Retiro en local · Av\. Irarrázaval 2014/ }).click();
    await dialog.getByRole('radio', { name: 'Delivery' }).check();
    const recent = dialog.getByRole('region', { name: 'Tus lugares recientes' });
    await expect(recent.getByRole('button')).toHaveText([
      /^Av\. Irarrázaval 2500/,
      /^Retirar en Local Ñuñoa.*Abierto/,
    ]);
    await expectAccessible(page, 'the recent places');
    await recent.getByRole('button', { name: /^Av\. Irarrázaval 2500/ }).click();
    await page.getByRole('button', { name: /Delivery · Av\. Irarrázaval 2500/ }).click();
    await dialog.getByRole('radio', { name: 'Retiro en local' }).check();
    await expect(dialog.getByRole('radio', { name: /^Local Ñuñoa/ })).toBeChecked();
    await dialog.getByRole('radio', { name: 'Delivery' }).check();
    await dialog.getByRole('button', { name: 'Borrar la dirección' }).click();
    await recent.getByRole('button', { name: /^Retirar en Local Ñuñoa/ }).click();
    await expect(
      page.getByRole('button', { name: /Retiro en local · Av\. Irarrázaval 2014/ }),
    ).toBeVisible();
  },
);

test(
  'by hand the map fills the commune, and the keyboard goes on to the next field',
  { tag: '@both-widths' },
  async ({ page }) => {
    const dialog = await openPlaces(page);
    await dialog.getByRole('button', { name: 'Escribirla a mano' }).click();
    const street = dialog.getByRole('textbox', { name: 'Calle' });
    await expect(street).toHaveAttribute('enterkeyhint', 'next');
    await street.fill('Los Guindos');
    await street.press('Enter');
    const number = dialog.getByRole('textbox', { name: 'Número' });
    await expect(number).toBeFocused();
    await number.fill('455');
    await number.press('Enter');
    const commune = dialog.getByRole('button', { name: /^Comuna/ });
    await expect(commune).toBeFocused();
    await expect(commune).toHaveText('Elige la comuna');
    await expect(dialog.getByText('Toca tu puerta en el mapa')).toBeVisible();
    await dialog.getByRole('region', { name: 'Mapa' }).click({ position: { x: 160, y: 90 } });
    await expect(commune).not.toHaveText('Elige la comuna');
    await expect(dialog.getByRole('button', { name: /^Tu punto de entrega/ })).toBeVisible();
    await expect(street).toHaveValue('Los Guindos');
    await expect(number).toHaveValue('455');
  },
);

test('the longest name of a dispatch method has room in its segment', async ({ page, baseURL }) => {
  const sushi = new URL(baseURL ?? '');
  sushi.hostname = 'sushi.localhost';
  await page.goto(sushi.href);
  await page.getByRole('button', { name: /¿A dónde lo llevamos\?/ }).click();
  const segment = placeDialog(page).locator('label').filter({ hasText: 'Recoger en sucursal' });
  const box = await boxOf(segment);
  const text = await segment.evaluate((label) => {
    const range = document.createRange();
    range.selectNodeContents(label);
    return range.getBoundingClientRect().right;
  });
  expect(box.right - text).toBeGreaterThanOrEqual(8);
});
