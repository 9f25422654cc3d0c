import { expect } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { boxOf } from '../support/layout.ts';
import { setProductStock } from '../support/restaurant.ts';
import {
  addPlain,
  fillForm,
  goToCheckout,
  orderForPickup,
  placeOrderOnPage,
  plainProduct,
  startPickup,
} from '../support/shopper.ts';
import { test } from '../support/story.ts';

test('a repeated order uses today’s menu and names the products that are gone', async ({ page }, {
  project,
}) => {
  const missingProduct =
    project.name === 'phone'
      ? { id: 703, name: 'Pebre de la casa' }
      : { id: 707, name: 'Alioli de ajo asado' };
  await startPickup(page);
  await addPlain(page, missingProduct.name);
  await goToCheckout(page);
  await fillForm(page);
  await placeOrderOnPage(page);
  await setProductStock(missingProduct.id, 0);
  try {
    await page.goto('/orders');
    await page
      .getByRole('button', { name: /^Repetir pedido/ })
      .first()
      .click();
    const dialog = page.getByRole('dialog', { name: '¿Repetimos este pedido?' });
    await expect(dialog).toContainText(`1 × ${plainProduct.name}`);
    await expect(dialog).toContainText(`Ya no tenemos ${missingProduct.name}`);
    const line = dialog.getByRole('listitem').filter({ hasText: plainProduct.name });
    await expect(line).toContainText('$3.290');
    await dialog.getByRole('button', { name: 'Agregar a tu carro · $3.290' }).click();
    const cart = page.getByRole('dialog', { name: 'Tu carro' });
    await expect(cart.getByRole('listitem')).toHaveCount(1);
    await expect(cart).toContainText('$3.290');
  } finally {
    await setProductStock(missingProduct.id, null);
  }
});

test('the menu offers the last order again in one tap, without a layout shift', async ({
  page,
}) => {
  test.slow();
  await orderForPickup(page);
  await page.goto('/orders');
  await expect(page.getByRole('heading', { level: 1, name: 'Retirado' })).toBeVisible({
    timeout: 60_000,
  });
  await page.goto('/');
  const again = page.getByRole('button', { name: `1 × ${plainProduct.name} Pide de nuevo` });
  await expect(again).toBeVisible();
  await expectAccessible(page, 'the menu with the last order');
  const { top } = await boxOf(page.getByRole('main'));
  await page.route('**/v1/orders**', () => undefined);
  await page.reload();
  await expect(page.getByRole('region', { name: 'Burgers' })).toBeVisible();
  await expect(again).toHaveCount(0);
  expect((await boxOf(page.getByRole('main'))).top).toBe(top);
  await page.unroute('**/v1/orders**');
  await page.reload();
  await again.click();
  await expect(page.getByRole('dialog', { name: '¿Repetimos este pedido?' })).toContainText(
    '$3.290',
  );
});
