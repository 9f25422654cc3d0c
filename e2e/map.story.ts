import { expect } from '@playwright/test';
import { openPlaces, typeAddress } from './support/shopper.ts';
import { deliverHere, readStoredAddress, withPin } from './support/addresses.ts';
import { test } from './support/story.ts';

test('the arrow keys move the pin, and the order goes to the pin', async ({ page }) => {
  const { dialog, pin } = await withPin(page);
  await expect(dialog.getByText('Número 2500')).toBeVisible();
  await deliverHere(page, dialog);
  const before = await readStoredAddress(page);
  await page.getByRole('button', { name: /^Delivery · / }).click();
  await expect(pin).toBeVisible();
  await pin.focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowUp');
  const after = await deliverHere(page, dialog);
  expect(after.textAddress).toBe(before.textAddress);
  expect(after.longitude).toBeGreaterThan(before.longitude);
  expect(after.latitude).toBeGreaterThan(before.latitude);
});

test('a press on the map moves the pin there', async ({ page }) => {
  const { dialog } = await withPin(page);
  await deliverHere(page, dialog);
  const before = await readStoredAddress(page);
  await page.getByRole('button', { name: /^Delivery · / }).click();
  await expect(dialog.getByRole('button', { name: /^Tu punto de entrega/ })).toBeVisible();
  const map = dialog.getByRole('region', { name: 'Mapa' });
  const box = await map.boundingBox();
  await map.click({ position: { x: (box?.width ?? 300) / 2, y: (box?.height ?? 200) - 40 } });
  const after = await deliverHere(page, dialog);
  expect(after.latitude).toBeLessThan(before.latitude);
});

test('the map shows the pickup stores, and a press chooses one', async ({ page }) => {
  const dialog = await openPlaces(page);
  await dialog.getByRole('radio', { name: 'Retiro en local' }).check();
  const marker = dialog
    .getByRole('region', { name: 'Mapa' })
    .getByRole('button', { name: 'Local Providencia' });
  await expect(marker).toHaveAttribute('aria-pressed', 'false');
  await marker.click();
  await expect(marker).toHaveAttribute('aria-pressed', 'true');
  await expect(marker).toHaveCSS('width', '48px');
  await expect(dialog.getByRole('radio', { name: /^Local Providencia/ })).toBeChecked();
  await expect(dialog.getByRole('button', { name: 'Retirar en Local Providencia' })).toBeVisible();
});

test('without map tiles a message says so and the address is still accepted', async ({ page }) => {
  await page.route('**/tiles/**', (route) => route.abort());
  const dialog = await openPlaces(page);
  await typeAddress(dialog, 'Irarrázaval 2500', /Av\. Irarrázaval 2500/);
  await expect(dialog.getByText('El mapa no se ve ahora. Tu dirección sirve igual.')).toBeVisible();
  expect((await deliverHere(page, dialog)).textAddress).toContain('Irarrázaval 2500');
});
