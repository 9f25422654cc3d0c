import { expect } from '@playwright/test';
import { setStock } from './support/restaurant.ts';
import {
  addPlain,
  confirm,
  fillForm,
  goToCheckout,
  openCart,
  openMenu,
  orderForPickup,
  placeOrder,
  plain,
  review,
  startPickup,
} from './support/shopper.ts';
import { onPhoneOnly, test } from './support/story.ts';

test('a cash order is undone within its seconds, nothing is owed, and the cart is back', async ({ page }) => {
  await orderForPickup(page);
  await page.getByRole('button', { name: 'Deshacer pedido' }).click();
  await expect(page.getByText(/Deshiciste el pedido|No se cobró nada/).first()).toBeVisible();
  await page.getByRole('link', { name: 'Volver al menú' }).first().click();
  await expect(await openCart(page)).toContainText(plain.name);
  await page.goto('/orders');
  await expect(page.getByText(/Cancelado/).first()).toBeVisible();
});

test('an earlier order is repeated with today’s menu, and what is no longer there is named', async ({ page }, { project }) => {
  const gone = project.name === 'phone' ? { id: 703, name: 'Pebre de la casa' } : { id: 707, name: 'Alioli de ajo asado' };
  await startPickup(page);
  await addPlain(page, gone.name);
  await goToCheckout(page);
  await fillForm(page);
  await placeOrder(page);
  await setStock(gone.id, 0);
  try {
    await page.goto('/orders');
    await page
      .getByRole('button', { name: /^Repetir pedido/ })
      .first()
      .click();
    const dialog = page.getByRole('dialog', { name: '¿Repetimos este pedido?' });
    await expect(dialog).toContainText(`1 × ${plain.name}`);
    await expect(dialog).toContainText(`Ya no tenemos ${gone.name}`);
    await dialog.getByRole('button', { name: 'Agregar a tu carro' }).click();
    const cart = page.getByRole('dialog', { name: 'Tu carro' });
    await expect(cart.getByRole('listitem')).toHaveCount(1);
    await expect(cart).toContainText('$3.290');
  } finally {
    await setStock(gone.id, null);
  }
});

test.describe('connection', () => {
  onPhoneOnly();

  test('without a connection the page says so, keeps the cart, and says when it is over', async ({ page, context }) => {
    await startPickup(page);
    await context.setOffline(true);
    await expect(page.getByText(/^Sin conexión\. Tu carro sigue guardado/)).toBeVisible();
    await expect(await openCart(page)).toContainText(plain.name);
    await page.getByRole('button', { name: 'Cerrar' }).click();
    await context.setOffline(false);
    await expect(page.getByText(/^Sin conexión/)).toHaveCount(0);
  });

  test('an order that cannot be sent says that it is not known, and keeps everything', async ({ page, context }) => {
    await startPickup(page);
    await goToCheckout(page);
    await fillForm(page);
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await confirm(await review(page));
    await expect(page.getByRole('dialog', { name: /Se cortó la conexión/ })).toBeVisible();
    await context.setOffline(false);
    await page.getByRole('button', { name: 'Intentar de nuevo' }).click();
    await page.getByRole('button', { name: /Está bien, pedir/ }).click();
    await expect(page.getByRole('heading', { name: '¡Pedido recibido!' })).toBeVisible();
  });

  test('the phone shows what the shop knows of this browser, and forgets it when asked', async ({ page }) => {
    await orderForPickup(page);
    await page.goto('/profile');
    await expect(page.getByText('alvaro@example.com')).toBeVisible();
    await page.getByRole('button', { name: 'Olvidar mis datos en este dispositivo' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Sí, olvidar' }).click();
    await expect(page.getByText('alvaro@example.com')).toHaveCount(0);
    await openMenu(page);
    await expect(page.getByRole('button', { name: /Ver carro/ })).toHaveCount(0);
  });
});
