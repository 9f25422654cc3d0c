import { expect, type Locator, type Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import {
  chooseDelivery,
  openMenu,
  orderForPickup,
  placeDialog,
  typeAddress,
} from './support/shopper.ts';
import { saveAddresses } from './support/addresses.ts';
import { test } from './support/story.ts';

const saved = (page: Page): Locator => page.getByRole('region', { name: 'Direcciones guardadas' });
const change = 'Cambiar dirección';

/** A guest's profile, with one address saved as home. */
async function withHome(page: Page): Promise<void> {
  await orderForPickup(page);
  await page.goto('/profile');
  await expect(saved(page)).toContainText('Guarda tu casa o tu trabajo');
  await saved(page).getByRole('button', { name: 'Agregar una dirección' }).click();
  const dialog = page.getByRole('dialog', { name: 'Nueva dirección' });
  await typeAddress(dialog, 'Irarrázaval 2500', /Av\. Irarrázaval 2500/);
  await dialog.getByRole('textbox', { name: 'Depto / Oficina' }).fill('502');
  await expectAccessible(page, 'new address');
  await dialog.getByRole('button', { name: 'Guardar dirección' }).click();
  await expect(dialog).toBeHidden();
  await expect(saved(page).getByRole('listitem')).toHaveText(/Casa.*Irarrázaval 2500, 502, Ñuñoa/);
  await expect(saved(page).getByRole('button', { name: 'Agregar una dirección' })).toBeFocused();
}

test('a saved address changes its kind, unit and note; a failed save loses no text', async ({
  page,
}) => {
  await withHome(page);
  await page.getByRole('button', { name: /^Cambiar Casa, Av\. Irarrázaval 2500/ }).click();
  const dialog = page.getByRole('dialog', { name: change });
  await expect(dialog.getByRole('radio', { name: 'Casa' })).toBeChecked();
  await dialog.getByRole('radio', { name: 'Trabajo' }).check();
  await dialog.getByRole('textbox', { name: 'Depto / Oficina' }).fill('Piso 9');
  await dialog
    .getByRole('textbox', { name: 'Indicaciones para llegar' })
    .fill('Preguntar por Álvaro');
  await page.route('**/v1/addresses/*', (route) => route.abort());
  await dialog.getByRole('button', { name: 'Guardar cambios' }).click();
  await expect(
    dialog.getByText('Se cortó la conexión y no se guardó. Lo que escribiste sigue aquí.'),
  ).toBeVisible();
  await expect(dialog.getByRole('textbox', { name: 'Indicaciones para llegar' })).toHaveValue(
    'Preguntar por Álvaro',
  );
  await expectAccessible(page, 'address that was not saved');
  await page.unroute('**/v1/addresses/*');
  await dialog.getByRole('button', { name: 'Guardar cambios' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: /^Cambiar Trabajo, / })).toBeFocused();
  await page.reload();
  await expect(saved(page).getByRole('listitem')).toHaveText(
    /Trabajo.*Irarrázaval 2500, Piso 9, Ñuñoa.*Preguntar por Álvaro/,
  );
});

test('a saved address moves to another point and is used for the order from there', async ({
  page,
}) => {
  await withHome(page);
  await openMenu(page);
  await page.getByRole('button', { name: /^Retiro en local · / }).click();
  const place = placeDialog(page);
  await place.getByRole('radio', { name: 'Delivery' }).check();
  await saved(page)
    .getByRole('button', { name: /^Cambiar Casa/ })
    .click();
  const dialog = page.getByRole('dialog', { name: change });
  await dialog.getByRole('button', { name: 'Borrar la dirección' }).click();
  await typeAddress(dialog, 'Los Leones 300', /Los Leones 300/);
  await dialog.getByRole('button', { name: 'Guardar cambios' }).click();
  await expect(dialog).toBeHidden();
  await expect(
    place.getByRole('button', { name: /^Cambiar Casa, .*Los Leones 300/ }),
  ).toBeFocused();
  await saved(page).getByRole('button', { name: /^Casa/ }).click();
  await expect(page.getByRole('button', { name: /^Delivery · .*Los Leones 300/ })).toBeVisible();
});

test('a removed address can be restored', async ({ page }) => {
  await withHome(page);
  await page.getByRole('button', { name: 'Quitar Casa, Av. Irarrázaval 2500, Ñuñoa' }).click();
  await expect(page.getByText('Quitamos la dirección.')).toBeVisible();
  await expect(saved(page)).toContainText('Guarda tu casa o tu trabajo');
  await expect(saved(page).getByRole('button', { name: 'Agregar una dirección' })).toBeFocused();
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expect(saved(page).getByRole('listitem')).toHaveText(/Casa.*Irarrázaval 2500, 502, Ñuñoa/);
  await page.getByRole('button', { name: /^Cambiar Casa/ }).click();
  await page
    .getByRole('dialog', { name: change })
    .getByRole('button', { name: 'Quitar esta dirección' })
    .click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.reload();
  await expect(saved(page)).toContainText('Guarda tu casa o tu trabajo');
});

test('a saved-address list that failed to load says so and loads on retry', async ({ page }) => {
  await withHome(page);
  await page.route('**/v1/addresses', (route) => route.fulfill({ status: 400, json: {} }));
  await page.reload();
  await expect(saved(page)).toContainText('No pudimos traer tus direcciones guardadas.');
  await page.unroute('**/v1/addresses');
  await saved(page).getByRole('button', { name: 'Intentar de nuevo' }).click();
  await expect(saved(page).getByRole('listitem')).toHaveCount(1);
});

test('a shopper at the limit of saved addresses gets a message and can still order to a new one', async ({
  page,
}) => {
  await orderForPickup(page);
  expect((await saveAddresses(page, 20)).filter(({ status }) => status !== 201)).toEqual([]);
  await page.goto('/profile');
  await saved(page).getByRole('button', { name: 'Agregar una dirección' }).click();
  const dialog = page.getByRole('dialog', { name: 'Nueva dirección' });
  await typeAddress(dialog, 'Irarrázaval 2500', /Av\. Irarrázaval 2500/);
  await dialog.getByRole('button', { name: 'Guardar dirección' }).click();
  await expect(dialog.getByText(/Ya guardas 20 direcciones, el máximo/)).toBeVisible();
  await openMenu(page);
  await page.getByRole('button', { name: /^Retiro en local · / }).click();
  const place = placeDialog(page);
  await place.getByRole('radio', { name: 'Delivery' }).check();
  await expect(place.getByRole('link', { name: 'Ver mis 20 direcciones' })).toBeVisible();
  await typeAddress(place, 'Irarrázaval 2500', /Av\. Irarrázaval 2500/);
  await place.getByRole('radio', { name: 'Casa' }).check();
  await place.getByRole('button', { name: /^Entregar en / }).click();
  await expect(
    page.getByText(/Tu pedido va a esa dirección, pero no la guardamos: ya tienes 20/),
  ).toBeVisible();
  await expect(
    page.getByRole('button', { name: /^Delivery · Av\. Irarrázaval 2500/ }),
  ).toBeVisible();
});

test('an address saved with an order is offered by its kind the next time', async ({ page }) => {
  await orderForPickup(page);
  await openMenu(page);
  await page.getByRole('button', { name: /^Retiro en local · / }).click();
  const dialog = placeDialog(page);
  await dialog.getByRole('radio', { name: 'Delivery' }).check();
  await typeAddress(dialog, 'Irarrázaval 2500', /Av\. Irarrázaval 2500/);
  await dialog.getByRole('radio', { name: 'Casa' }).check();
  const saveAnswer = page.waitForResponse(
    (response) =>
      response.url().includes('/v1/addresses') && response.request().method() === 'POST',
  );
  await dialog.getByRole('button', { name: /^Entregar en / }).click();
  expect((await saveAnswer).status()).toBe(201);
  await page.getByRole('button', { name: /^Delivery · / }).click();
  await dialog.getByRole('button', { name: 'Borrar la dirección' }).click();
  await chooseDelivery(page, 'Irarrázaval 2600', /Av\. Irarrázaval 2600/);
  await page.getByRole('button', { name: /^Delivery · / }).click();
  await dialog.getByRole('button', { name: 'Borrar la dirección' }).click();
  await saved(page).getByRole('button', { name: /^Casa/ }).click();
  await expect(
    page.getByRole('button', { name: /^Delivery · Av\. Irarrázaval 2500/ }),
  ).toBeVisible();
});
