import { expect } from '@playwright/test';
import {
  addPlain,
  fillForm,
  goToCheckout,
  openCart,
  openMenu,
  openPlaces,
  placeDialog,
  placeOrderOnPage,
  plainProduct,
} from '../support/shopper.ts';
import { readStoredAddress } from '../support/addresses.ts';
import { test } from '../support/story.ts';

test.describe('while the geocoder does not answer', () => {
  test.beforeEach(({ page }) => page.route('**/v1/geocoding/**', (route) => route.abort()));

  test('the shopper writes the address, sets its pin, and the order goes to the pin', async ({
    page,
  }) => {
    const dialog = await openPlaces(page);
    await dialog.getByRole('combobox').fill('Los Guindos 455');
    await expect(
      dialog.getByText(
        'La búsqueda de direcciones no responde. Puedes escribir la dirección a mano.',
      ),
    ).toBeVisible();
    await dialog.getByRole('button', { name: 'Escribirla a mano' }).click();
    await expect(dialog.getByRole('textbox', { name: 'Calle' })).toHaveValue('Los Guindos');
    await expect(dialog.getByRole('textbox', { name: 'Número' })).toHaveValue('455');
    await dialog.getByRole('button', { name: /^Comuna/ }).click();
    await page
      .getByRole('dialog', { name: 'Elige la comuna' })
      .getByRole('button', { name: 'Ñuñoa' })
      .click();
    await expect(dialog.getByRole('button', { name: 'Comuna Ñuñoa' })).toBeVisible();
    const deliver = dialog.getByRole('button', { name: 'Entregar en Los Guindos 455' });
    await deliver.click();
    await expect(dialog.getByText('No encontramos esa dirección')).toBeVisible();
    await deliver.click();
    await expect(dialog.getByText('No encontramos esa dirección')).toBeVisible();
    await dialog.getByRole('button', { name: /^Tu punto de entrega/ }).press('ArrowLeft');
    await expect(dialog.getByText('No encontramos esa dirección')).toBeHidden();
    await deliver.click();
    await expect(dialog).toBeHidden();
    expect((await readStoredAddress(page)).locationPrecision).toBe('pin');
    await addPlain(page);
    await addPlain(page);
    await expect(await openCart(page)).toContainText(plainProduct.name);
    if (await page.getByRole('dialog', { name: 'Tu carro' }).isVisible())
      await page.keyboard.press('Escape');
    await goToCheckout(page);
    await expect(page.getByRole('region', { name: 'Entrega' })).toContainText('Los Guindos 455');
    await fillForm(page);
    await placeOrderOnPage(page);
  });
});

test.describe('an address written by hand', () => {
  test('names each missing part and focuses the first', async ({ page }) => {
    const dialog = await openPlaces(page);
    await dialog.getByRole('button', { name: 'Escribirla a mano' }).click();
    await expect(dialog.getByRole('textbox', { name: 'Calle' })).toBeFocused();
    await dialog.getByRole('button', { name: 'Usar esta dirección' }).click();
    await expect(dialog.getByText('Escribe el nombre de la calle.')).toBeVisible();
    await expect(dialog.getByText('Agrega el número de la calle.')).toBeVisible();
    await expect(dialog.getByText('Elige una de la lista.')).toBeVisible();
    await expect(dialog.getByRole('textbox', { name: 'Calle' })).toBeFocused();
  });

  test('gets the exact point if the geocoder knows the house', async ({ page }) => {
    const dialog = await openPlaces(page);
    await dialog.getByRole('button', { name: 'Escribirla a mano' }).click();
    await dialog.getByRole('textbox', { name: 'Calle' }).fill('Irarrázaval');
    await dialog.getByRole('textbox', { name: 'Número' }).fill('2500');
    await dialog.getByRole('button', { name: /^Comuna/ }).click();
    const communes = page.getByRole('dialog', { name: 'Elige la comuna' });
    await communes.getByRole('textbox', { name: 'Buscar por nombre' }).fill('nunoa');
    await page.keyboard.press('Enter');
    await dialog.getByRole('button', { name: 'Entregar en Irarrázaval 2500' }).click();
    await expect(dialog).toBeHidden();
    const stored = await page.evaluate(
      () => localStorage.getItem('comanda:burger.localhost:place') ?? '',
    );
    expect(stored).toContain('irarrazaval');
  });
});

test('a stored address without an exact point asks for its pin when it is used again', async ({
  page,
}) => {
  await openMenu(page);
  await page.evaluate(() => {
    const older = {
      textAddress: 'Los Guindos 455, Ñuñoa',
      city: 'Ñuñoa',
      apartmentDetails: '',
      dispatchNote: '',
      placeId: null,
    };
    const value = [{ ...older, latitude: -33.456, longitude: -70.598 }];
    localStorage.setItem(
      `comanda:${location.hostname}:addresses`,
      JSON.stringify({ value, expiryTime: Date.now() + 3_600_000 }),
    );
  });
  await addPlain(page);
  const dialog = placeDialog(page);
  await dialog.getByRole('button', { name: 'Los Guindos 455, Ñuñoa' }).click();
  await expect(dialog.getByText('No encontramos esa dirección')).toBeVisible();
  await expect(dialog.getByRole('button', { name: /^Tu punto de entrega/ })).toBeVisible();
  await dialog.getByRole('button', { name: 'Está bien escrita, seguir sin el pin' }).click();
  await expect(dialog).toBeHidden();
  expect(await readStoredAddress(page)).toMatchObject({
    locationPrecision: 'area',
    locationConfirmed: true,
  });
  await page.getByRole('button', { name: /^Delivery · Los Guindos 455/ }).click();
  await expect(dialog.getByText('Punto aproximado')).toBeVisible();
});
