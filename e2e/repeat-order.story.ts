import { expect } from '@playwright/test';
import { setProductStock } from './support/restaurant.ts';
import {
  addPlain,
  fillForm,
  goToCheckout,
  placeOrderOnPage,
  plainProduct,
  startPickup,
} from './support/shopper.ts';
import { test } from './support/story.ts';

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
