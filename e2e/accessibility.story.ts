import { expect, type Page } from '@playwright/test';
import { expectAccessible, expectAccessibleAtAllWidths } from './support/accessibility.ts';
import {
  addPlain,
  pressAddToCart,
  fillForm,
  goToCheckout,
  isPhone,
  openCart,
  openMenu,
  openProduct,
  payButton,
  placeDialog,
  startDelivery,
  startPickup,
  typeAddress,
  openSection,
  pressOrder,
} from './support/shopper.ts';
import { setProductStock } from './support/restaurant.ts';
import { test } from './support/story.ts';

test.slow();

test('the product sheet, its missing answers and the place dialog pass the accessibility checks', async ({
  page,
}) => {
  await openMenu(page);
  const sheet = await openProduct(page, 'Doble Brasa');
  await expectAccessibleAtAllWidths(page, 'product');
  await pressAddToCart(sheet);
  await expect(sheet.getByRole('alert')).toContainText('Faltan 2 opciones');
  await expectAccessibleAtAllWidths(page, 'product with something missing');
  await page.keyboard.press('Escape');
  await addPlain(page);
  const place = placeDialog(page);
  await expect(place).toBeVisible();
  await expectAccessibleAtAllWidths(page, 'delivery');
  await typeAddress(place, 'Apoquindo 4000', /Av\. Apoquindo 4000/);
  await expect(place.getByText('Ahí aún no llegamos')).toBeVisible();
  await expectAccessibleAtAllWidths(page, 'delivery, out of coverage');
  await place.getByRole('radio', { name: 'Retiro en local' }).check();
  await expectAccessibleAtAllWidths(page, 'pickup');
});

test(
  'address suggestions, cart, search and age question pass the accessibility checks',
  { tag: '@both-widths' },
  async ({ page }) => {
    await startPickup(page);
    await openCart(page);
    await expectAccessible(page, 'cart');
    if (isPhone(page)) await page.keyboard.press('Escape');
    await page.getByRole('button', { name: /Retiro en local/ }).click();
    await placeDialog(page).getByRole('radio', { name: 'Delivery' }).check();
    await placeDialog(page).getByRole('combobox').fill('Irarrázaval 25');
    await expect(placeDialog(page).getByRole('option').first()).toBeVisible();
    await expectAccessible(page, 'address suggestions');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    if (isPhone(page)) await page.getByRole('button', { name: 'Buscar en el menú' }).click();
    await page.getByRole('searchbox').filter({ visible: true }).fill('zzzz');
    await expect(page.getByText(/No encontramos/)).toBeVisible();
    await expectAccessible(page, 'search without results');
    await page.goto('/product/bebidas/cerveza-rubia');
    await pressAddToCart(page.getByRole('dialog'));
    await expect(page.getByRole('dialog', { name: '¿Tienes 18 años o más?' })).toBeVisible();
    await expectAccessible(page, 'age gate');
  },
);

test('the profile menu passes the accessibility checks, and an empty profile promises nothing', async ({
  page,
}) => {
  await openMenu(page);
  await page.getByRole('button', { name: 'Mi perfil y mis pedidos' }).click();
  const menu = page.getByRole('dialog');
  await expect(menu.getByRole('link', { name: 'Mis pedidos' })).toBeVisible();
  await expectAccessibleAtAllWidths(page, 'profile menu');
  await expect(menu).not.toContainText(/pronto/i);
  await page.goto('/profile');
  await expect(page.getByRole('heading', { level: 1, name: 'Aún no nos conocemos' })).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText(/cuando puedas|pronto/i);
});

test('checkout, order and order history pass the accessibility checks', async ({ page }, {
  project,
}) => {
  const scarce =
    project.name === 'phone'
      ? { id: 704, name: 'Merkén y miel' }
      : { id: 705, name: 'Palta molida' };
  await startDelivery(page);
  await addPlain(page);
  await addPlain(page, scarce.name);
  await goToCheckout(page);
  await expectAccessibleAtAllWidths(page, 'checkout');
  await payButton(page).click();
  await expect(page.getByRole('group', { name: /Revisa \d datos/ })).toBeVisible();
  await expectAccessibleAtAllWidths(page, 'checkout with problems');
  await askForTip(page);
  await fillForm(page);
  await setProductStock(scarce.id, 0);
  await pressOrder(page);
  const menuChanged = page.getByRole('dialog', { name: 'Algo cambió en el menú' });
  await expect(menuChanged).toBeVisible();
  await setProductStock(scarce.id, null);
  await expectAccessibleAtAllWidths(page, 'unavailable products');
  await menuChanged.getByRole('button', { name: 'Quitar y seguir' }).click();
  await pressOrder(page);
  await expect(page.getByRole('heading', { name: '¡Pedido recibido!' })).toBeVisible();
  await expectAccessibleAtAllWidths(page, 'success');
  await seeOrders(page);
});

async function askForTip(page: Page): Promise<void> {
  await openSection(page, 'Propina');
  await page
    .getByRole('button', { name: /Agregar propina|Otra/ })
    .or(page.getByRole('radio', { name: 'Otra' }))
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: /^Propina/ });
  await expect(dialog).toBeVisible();
  await expectAccessibleAtAllWidths(page, 'tip');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
}

async function seeOrders(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Seguir mi pedido' }).click();
  await expect(page.getByRole('list', { name: 'Estado del pedido' })).toBeVisible();
  await expectAccessibleAtAllWidths(page, 'tracking');
  await expect(page.getByRole('heading', { level: 1, name: 'Entregado' })).toBeVisible({
    timeout: 30_000,
  });
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectAccessibleAtAllWidths(page, 'history');
  await page
    .getByRole('button', { name: /^Repetir pedido/ })
    .first()
    .click();
  await expect(page.getByRole('dialog', { name: '¿Repetimos este pedido?' })).toBeVisible();
  await expectAccessibleAtAllWidths(page, 'repeat');
  await page.keyboard.press('Escape');
  const detail = page.getByRole('button', { name: /^Ver detalle/ }).first();
  if (await detail.isVisible()) {
    await detail.click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectAccessibleAtAllWidths(page, 'detail of an order');
  }
  await page.goto('/profile');
  await expect(page.getByRole('listitem').getByText('alvaro@example.com')).toBeVisible();
  await expectAccessibleAtAllWidths(page, 'profile of a guest');
}
