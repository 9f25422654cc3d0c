import { expect } from '@playwright/test';
import { setProductStock } from './support/restaurant.ts';
import {
  addPlain,
  fillForm,
  goToCheckout,
  openMenu,
  payButton,
  placeOrderOnPage,
  plainProduct,
  startPickup,
  pressOrder,
} from './support/shopper.ts';
import { test } from './support/story.ts';

/** Each width has its own product, so that the two stories do not interfere. */
const scarce = {
  phone: { id: 409, name: 'Empanaditas de queso' },
  desktop: { id: 505, name: 'Mote con huesillo' },
};
const productOf = (project: string): { id: number; name: string } =>
  project === 'phone' ? scarce.phone : scarce.desktop;

test.describe.configure({ mode: 'serial' });
test.afterEach(async ({ isMobile }) =>
  setProductStock(productOf(isMobile ? 'phone' : 'desktop').id, null),
);

test('a product that sells out meanwhile is named, removed with one press, and the rest is ordered', async ({
  page,
}, { project }) => {
  const product = productOf(project.name);
  await startPickup(page);
  await addPlain(page, product.name);
  await goToCheckout(page);
  await fillForm(page);
  await setProductStock(product.id, 0);
  await pressOrder(page);
  const menuChanged = page.getByRole('dialog', { name: 'Algo cambió en el menú' });
  await expect(menuChanged).toContainText(product.name);
  await expect(menuChanged).toContainText('No se cobró nada');
  await expect(menuChanged).not.toContainText(plainProduct.name);
  await menuChanged.getByRole('button', { name: 'Quitar y seguir' }).click();
  await expect(payButton(page)).toContainText('$3.290');
  await placeOrderOnPage(page);
});

test('a sold-out product says so in the menu and cannot be added', async ({ page }, {
  project,
}) => {
  const product = productOf(project.name);
  await setProductStock(product.id, 0);
  await openMenu(page);
  const card = page
    .getByRole('article')
    .filter({ has: page.getByRole('heading', { name: product.name }) });
  await expect(card).toContainText('Agotado');
  await expect(card.getByRole('button', { name: /^Agregar/ })).toHaveCount(0);
});
