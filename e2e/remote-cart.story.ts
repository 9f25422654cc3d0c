import { type Browser, expect, type Locator, type Page } from '@playwright/test';
import {
  addPlain,
  cartLines,
  choosePickup,
  goToCheckout,
  isPhone,
  openCart,
  openMenu,
  openProduct,
  placeDialog,
  placeOrderOnPage,
  plainProduct,
  pressAddToCart,
  shopperDetails,
} from './support/shopper.ts';
import { freshEmail, logInByApi } from './support/login.ts';
import { test } from './support/story.ts';

const sweet = 'Mote con huesillo';

/** A phone that no other story uses: it belongs to one account. */
const freshPhone = (): string => `8${String(Math.random()).slice(2, 9)}`;

const cartCall = (page: Page, method: string) =>
  page.waitForResponse(
    (response) =>
      /\/v1\/shopping_carts(\/[0-9a-f-]{36}|\/last)?$/.test(response.url()) &&
      response.request().method() === method,
  );

/** Waits until the server has a cart whose owner chose the dispatch method. */
const cartWithPlace = (page: Page) =>
  page.waitForResponse(
    async (response) =>
      response.url().includes('/v1/shopping_carts') &&
      ['POST', 'PATCH'].includes(response.request().method()) &&
      (await response.text()).includes('"isDispatchChosen":true'),
  );

const toast = (page: Page, message: string): Locator => page.getByText(message);

async function closeCart(page: Page): Promise<void> {
  if (isPhone(page)) await page.getByRole('button', { name: 'Cerrar' }).click();
}

/** Checks the names of the lines in the cart. */
async function expectLines(page: Page, names: readonly string[]): Promise<void> {
  const cart = await openCart(page);
  await expect(cartLines(cart)).toHaveCount(names.length);
  for (const name of names) await expect(cartLines(cart).filter({ hasText: name })).toHaveCount(1);
  await closeCart(page);
}

const openDevice = async (browser: Browser, options: object): Promise<Page> =>
  (await browser.newContext(options)).newPage();

test('a cart follows its user to another device, and is gone there once it is ordered', async ({
  page,
  browser,
  contextOptions,
  baseURL,
}) => {
  const other = await openDevice(browser, { ...contextOptions, baseURL });
  const person = { email: freshEmail('cart') };
  await openMenu(page);
  await logInByApi(page, person);
  await openMenu(page);
  const [created, chosen] = [cartCall(page, 'POST'), cartWithPlace(page)];
  await addPlain(page);
  await choosePickup(page);
  expect((await created).status()).toBe(201);
  await chosen;

  await openMenu(other);
  await addPlain(other, sweet);
  const merged = cartCall(other, 'PATCH');
  await logInByApi(other, person);
  await openMenu(other);
  await expect(toast(other, 'Sumamos 1 producto que tenías guardado')).toBeVisible();
  await merged;
  await expect(other.getByRole('button', { name: /Retiro en local/ }).first()).toBeVisible();
  await expectLines(other, [sweet, plainProduct.name]);
  const undone = cartCall(other, 'PATCH');
  await other.getByRole('button', { name: 'Deshacer' }).click();
  await undone;
  await expectLines(other, [sweet]);

  await page.reload();
  await expect(toast(page, 'Sumamos 1 producto que tenías guardado')).toBeVisible();
  await expectLines(page, [sweet]);
  await goToCheckout(page);
  await page.getByRole('textbox', { name: 'Nombre y apellido' }).fill(shopperDetails.name);
  await page.getByRole('textbox', { name: 'Teléfono' }).fill(freshPhone());
  await placeOrderOnPage(page);
  const read = cartCall(other, 'GET');
  await other.reload();
  expect((await read).status()).toBe(204);
  await expect(other.getByRole('button', { name: /Ver carro/ })).toHaveCount(0);
  await other.context().close();
});

test('a shared link gives a stranger the lines, without comments and without a name', async ({
  page,
  browser,
  contextOptions,
  baseURL,
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await openMenu(page);
  await logInByApi(page, { email: freshEmail('alvaro') });
  await openMenu(page);
  const sheet = await openProduct(page, plainProduct.name);
  await sheet.getByRole('textbox', { name: '¿Algo que debamos saber?' }).fill('para Álvaro');
  await pressAddToCart(sheet);
  await choosePickup(page);
  const cart = await openCart(page);
  await expect(cart).toContainText('para Álvaro');
  await cart.getByRole('button', { name: 'Copiar enlace del carro' }).click();
  await expect(toast(page, 'Copiamos el enlace. Sirve por 14 días.')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());

  const stranger = await openDevice(browser, { ...contextOptions, baseURL });
  await stranger.goto(link);
  await expect(toast(stranger, 'Sumamos 1 producto del carro que te compartieron')).toBeVisible();
  expect(new URL(stranger.url()).search).toBe('');
  await expectLines(stranger, [plainProduct.name]);
  await expect(stranger.getByText('Álvaro')).toHaveCount(0);
  expect(await stranger.evaluate(() => JSON.stringify(localStorage))).not.toMatch(
    /lvaro|alvaro|userId/,
  );
  await expect(placeDialog(stranger)).toBeHidden();

  await cart.getByRole('button', { name: 'Dejar de compartir' }).click();
  await expect(toast(page, 'Listo. Los enlaces de tu carro ya no sirven.')).toBeVisible();
  await expect(cart.getByRole('button', { name: 'Dejar de compartir' })).toHaveCount(0);
  await expect(cart.getByRole('button', { name: 'Copiar enlace del carro' })).toBeFocused();

  await stranger.goto(link);
  await expect(toast(stranger, 'Ese enlace ya no sirve')).toBeVisible();
  await expectLines(stranger, [plainProduct.name]);
  await stranger.context().close();
});
