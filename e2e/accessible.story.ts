import { expect, type Page } from '@playwright/test';
import { expectNoObstacles, expectNoObstaclesAnywhere } from './support/obstacles.ts';
import {
  addPlain,
  addToCart,
  confirm,
  fillForm,
  goToCheckout,
  isPhone,
  openCart,
  openMenu,
  openProduct,
  payButton,
  placeDialog,
  review,
  startDelivery,
  startPickup,
  typeAddress,
  unfold,
} from './support/shopper.ts';
import { setStock } from './support/restaurant.ts';
import { test } from './support/story.ts';

test.slow();

test('a product, with and without what is missing, and the question where to eat put no obstacle in anybody’s way', async ({ page }) => {
  await openMenu(page);
  const sheet = await openProduct(page, 'Doble Brasa');
  await expectNoObstaclesAnywhere(page, 'product');
  await addToCart(sheet);
  await expect(sheet.getByRole('alert')).toContainText('Faltan 2 opciones');
  await expectNoObstaclesAnywhere(page, 'product with something missing');
  await page.keyboard.press('Escape');
  await addPlain(page);
  const place = placeDialog(page);
  await expect(place).toBeVisible();
  await expectNoObstaclesAnywhere(page, 'delivery');
  await typeAddress(place, 'Apoquindo 4000', /Av\. Apoquindo 4000/);
  await expectNoObstaclesAnywhere(page, 'delivery, an address taken');
  await place.getByRole('button', { name: /^Entregar en / }).click();
  await expect(place.getByText('Ahí aún no llegamos')).toBeVisible();
  await expectNoObstaclesAnywhere(page, 'delivery, out of coverage');
  await place.getByRole('radio', { name: 'Retiro en local' }).check();
  await expectNoObstaclesAnywhere(page, 'pickup');
});

test('neither do the suggestions of an address, the cart, search, and the age question', { tag: '@both-widths' }, async ({ page }) => {
  await startPickup(page);
  await openCart(page);
  await expectNoObstacles(page, 'cart');
  if (isPhone(page)) await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /Retiro en local/ }).click();
  await placeDialog(page).getByRole('radio', { name: 'Delivery' }).check();
  await placeDialog(page).getByRole('combobox').fill('Irarrázaval 25');
  await expect(placeDialog(page).getByRole('option').first()).toBeVisible();
  await expectNoObstacles(page, 'address suggestions');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  if (isPhone(page)) await page.getByRole('button', { name: 'Buscar en el menú' }).click();
  await page.getByRole('searchbox').filter({ visible: true }).fill('zzzz');
  await expect(page.getByText(/No encontramos/)).toBeVisible();
  await expectNoObstacles(page, 'search without results');
  await page.goto('/product/bebidas/cerveza-rubia');
  await addToCart(page.getByRole('dialog'));
  await expect(page.getByRole('dialog', { name: '¿Tienes 18 años o más?' })).toBeVisible();
  await expectNoObstacles(page, 'age gate');
});

test('nor does the corner of the shopper', async ({ page }) => {
  await openMenu(page);
  await page.getByRole('button', { name: 'Mi perfil y mis pedidos' }).click();
  const menu = page.getByRole('dialog');
  await expect(menu.getByRole('link', { name: 'Mis pedidos' })).toBeVisible();
  await expectNoObstaclesAnywhere(page, 'profile menu');
  for (const text of [/cuenta/i, /pronto/i]) await expect(menu).not.toContainText(text);
  await page.goto('/profile');
  await expect(page.getByRole('heading', { level: 1, name: 'Aún no nos conocemos' })).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText(/cuando puedas|pronto/i);
});

test('nor does the way from the checkout to the order and its history', async ({ page }, { project }) => {
  const scarce = project.name === 'phone' ? { id: 704, name: 'Merkén y miel' } : { id: 705, name: 'Palta molida' };
  await startDelivery(page);
  await addPlain(page);
  await addPlain(page, scarce.name);
  await goToCheckout(page);
  await expectNoObstaclesAnywhere(page, 'checkout');
  await payButton(page).click();
  await expect(page.getByRole('group', { name: /Revisa \d datos/ })).toBeVisible();
  await expectNoObstaclesAnywhere(page, 'checkout with problems');
  await askForTip(page);
  await fillForm(page);
  const dialog = await review(page);
  await expectNoObstaclesAnywhere(page, 'last look');
  await setStock(scarce.id, 0);
  await confirm(dialog);
  const gone = page.getByRole('dialog', { name: 'Algo cambió en el menú' });
  await expect(gone).toBeVisible();
  await setStock(scarce.id, null);
  await expectNoObstaclesAnywhere(page, 'unavailable products');
  await gone.getByRole('button', { name: 'Quitar y seguir' }).click();
  await confirm(await review(page));
  await expect(page.getByRole('heading', { name: '¡Pedido recibido!' })).toBeVisible();
  await expectNoObstaclesAnywhere(page, 'success');
  await seeOrders(page);
});

async function askForTip(page: Page): Promise<void> {
  await unfold(page, 'Propina');
  await page
    .getByRole('button', { name: /Agregar propina|Otra/ })
    .or(page.getByRole('radio', { name: 'Otra' }))
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: /^Propina/ });
  await expect(dialog).toBeVisible();
  await expectNoObstaclesAnywhere(page, 'tip');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
}

async function seeOrders(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Seguir mi pedido' }).click();
  await expect(page.getByRole('list', { name: 'Estado del pedido' })).toBeVisible();
  await expectNoObstaclesAnywhere(page, 'tracking');
  await expect(page.getByRole('heading', { level: 1, name: 'Entregado' })).toBeVisible({ timeout: 30_000 });
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectNoObstaclesAnywhere(page, 'history');
  await page
    .getByRole('button', { name: /^Repetir pedido/ })
    .first()
    .click();
  await expect(page.getByRole('dialog', { name: '¿Repetimos este pedido?' })).toBeVisible();
  await expectNoObstaclesAnywhere(page, 'repeat');
  await page.keyboard.press('Escape');
  const detail = page.getByRole('button', { name: /^Ver detalle/ }).first();
  if (await detail.isVisible()) {
    await detail.click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectNoObstaclesAnywhere(page, 'detail of an order');
  }
  await page.goto('/profile');
  await expect(page.getByText('alvaro@example.com')).toBeVisible();
  await expectNoObstaclesAnywhere(page, 'profile of a guest');
}
