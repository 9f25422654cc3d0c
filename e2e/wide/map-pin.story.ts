import { expect } from '@playwright/test';
import { openPlaces } from '../support/shopper.ts';
import { deliverHere, drag, withPin, writeAddress } from '../support/addresses.ts';
import { test } from '../support/story.ts';

const box = { name: 'Dirección con número' };
const addressChangedText = 'Cambiamos la dirección por la que está en tu pin.';

test(
  'a pin dragged to another street takes its address, and one press restores the previous address',
  { tag: '@both-widths' },
  async ({ page, isMobile }) => {
    const { dialog, pin } = await withPin(page);
    await drag(page, pin, { x: 0, y: 70 }, isMobile);
    await expect(dialog.getByText(addressChangedText)).toBeVisible();
    await expect(dialog.getByRole('combobox', box)).not.toHaveValue(/Irarrázaval 2500/);
    const address = await dialog.getByRole('combobox', box).inputValue();
    await expect(dialog.getByRole('button', { name: `Entregar en ${address}` })).toBeVisible();
    await dialog.getByRole('button', { name: /^Dejar Av\. Irarrázaval 2500/ }).click();
    await expect(dialog.getByText(addressChangedText)).toBeHidden();
    const stored = await deliverHere(page, dialog);
    expect(stored.textAddress).toContain('Irarrázaval 2500');
    expect(stored.latitude).toBeLessThan(-33.454);
  },
);

test('a pin outside coverage says so before the shopper confirms it', async ({ page }) => {
  const { dialog, pin } = await withPin(page);
  await pin.focus();
  for (let steps = 0; steps < 60; steps += 1) await page.keyboard.press('Shift+ArrowDown');
  await expect(dialog.getByText('Ahí aún no llegamos')).toBeVisible();
  await expect(dialog.getByRole('button', { name: /^Retirar en Local / })).toBeVisible();
});

test('a late answer about an earlier pin position does not replace the newer one', async ({
  page,
}) => {
  const heldAnswers: (() => Promise<void>)[] = [];
  const { dialog, pin } = await withPin(page);
  await page.route('**/v1/geocoding/reverse**', async (route) => {
    if (heldAnswers.length > 0) return route.continue();
    heldAnswers.push(() =>
      route
        .fulfill({
          json: {
            placeId: 'old',
            textAddress: 'Calle Vieja 1, Ñuñoa',
            city: 'Ñuñoa',
            streetNumber: '1',
            latitude: -33.46,
            longitude: -70.61,
            precision: 'address',
          },
        })
        .catch(() => undefined),
    );
  });
  await pin.focus();
  await page.keyboard.press('Shift+ArrowDown');
  await expect.poll(() => heldAnswers.length).toBe(1);
  await page.keyboard.press('Shift+ArrowDown');
  await expect(dialog.getByText(addressChangedText)).toBeVisible();
  const address = await dialog.getByRole('combobox', box).inputValue();
  await heldAnswers[0]?.();
  await page.keyboard.press('Tab');
  await expect(dialog.getByRole('combobox', box)).toHaveValue(address);
  expect(address).not.toContain('Calle Vieja');
});

test('if the geocoder knows no house at the pin, the address stays and a message says so', async ({
  page,
}) => {
  const { dialog, pin } = await withPin(page);
  await page.route('**/v1/geocoding/reverse**', (route) => route.fulfill({ status: 204 }));
  await pin.focus();
  await page.keyboard.press('Shift+ArrowDown');
  await expect(dialog.getByText(/^No sabemos qué número hay en ese punto/)).toBeVisible();
  await expect(dialog.getByRole('combobox', box)).toHaveValue(/Irarrázaval 2500/);
  expect((await deliverHere(page, dialog)).textAddress).toContain('Irarrázaval 2500');
});

test('the pin offers its address and never overwrites a manual one', async ({ page }) => {
  const dialog = await openPlaces(page);
  await writeAddress(page, dialog, 'Los Guindos', '455');
  const pin = dialog.getByRole('button', { name: /^Tu punto de entrega/ });
  await pin.focus();
  await page.keyboard.press('ArrowDown');
  await expect(dialog.getByText(/^En tu pin está /)).toBeVisible();
  await expect(dialog.getByText(/llega en/)).toBeVisible();
  await expect(dialog.getByRole('textbox', { name: 'Calle' })).toHaveValue('Los Guindos');
  await dialog.getByRole('button', { name: 'Usar la del pin' }).click();
  await expect(dialog.getByRole('combobox', box)).toHaveValue(/\d+, /);
});
