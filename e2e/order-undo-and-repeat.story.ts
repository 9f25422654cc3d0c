import { expect } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { setOrderStatus, setProductStock } from './support/restaurant.ts';
import {
  addPlain,
  confirmReview,
  fillForm,
  goToCheckout,
  openCart,
  openMenu,
  orderForPickup,
  placeOrderOnPage,
  plainProduct,
  openReview,
  startPickup,
  startPickupCheckout,
  walkToPickup,
} from './support/shopper.ts';
import { test } from './support/story.ts';

test('a cash order is undone within its seconds, nothing is owed, and the cart is back', async ({
  page,
}) => {
  await orderForPickup(page);
  await page.getByRole('button', { name: 'Deshacer pedido' }).click();
  await expect(page.getByText(/Deshiciste el pedido|No se cobró nada/).first()).toBeVisible();
  await page.getByRole('link', { name: 'Volver al menú' }).first().click();
  await expect(await openCart(page)).toContainText(plainProduct.name);
  await page.goto('/orders');
  await expect(page.getByText(/Cancelado/).first()).toBeVisible();
});

test('what was ordered is read on the success page, and from there everything else, with the phone of the store', async ({
  page,
}) => {
  await orderForPickup(page);
  await page.getByRole('button', { name: 'Ver lo que pediste' }).click();
  const short = page.getByRole('dialog', { name: 'Tu pedido' });
  await expect(short).toContainText(`1 × ${plainProduct.name}`);
  await expect(short).toContainText(/Pedido \d+ · Listo cerca de las/);
  await short.getByRole('button', { name: 'Ver todo el detalle' }).click();
  const full = page.getByRole('dialog', { name: /^Pedido \d+$/ });
  await expect(full.getByRole('link', { name: /^Llamar a Local Ñuñoa/ })).toHaveAttribute(
    'href',
    /^tel:\+56\d+$/,
  );
  await expect(full).toContainText('Efectivo');
  await expect(full).toContainText('$3.290');
  await expectAccessible(page, 'the full detail');
});

test('an order that the restaurant cancels says what it means for the money, and offers one way on', async ({
  page,
}) => {
  await orderForPickup(page);
  const id = await page.evaluate(() => {
    const stored = localStorage.getItem(`comanda:${location.hostname}:placed-order`) ?? '{}';
    return (JSON.parse(stored) as { value: { id: string } }).value.id;
  });
  await page.goto('/orders');
  await expect(page.getByRole('list', { name: 'Estado del pedido' })).toBeVisible();
  await expect(
    () => setOrderStatus(id, 'cancelled'),
    'the kitchen has the order once it cannot be undone',
  ).toPass({ timeout: 30_000 });
  await expect(page.getByRole('heading', { level: 1, name: 'Cancelado' })).toBeVisible();
  await expect(
    page.getByText(
      'No se cobró nada y no tienes que pagar. Cuando quieras, lo preparamos de nuevo.',
    ),
  ).toBeVisible();
  await expect(page.getByRole('list', { name: 'Estado del pedido' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Repetir pedido', exact: true })).toHaveCount(1);
  await page.goto('/purchase-success');
  await expect(page.getByRole('heading', { level: 1, name: 'Cancelado' })).toBeVisible();
  await expect(page.getByText('Deshiciste')).toHaveCount(0);
});

test('an earlier order is repeated with today’s menu, and what is no longer there is named', async ({
  page,
}, { project }) => {
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
    await dialog.getByRole('button', { name: 'Agregar a tu carro' }).click();
    const cart = page.getByRole('dialog', { name: 'Tu carro' });
    await expect(cart.getByRole('listitem')).toHaveCount(1);
    await expect(cart).toContainText('$3.290');
  } finally {
    await setProductStock(missingProduct.id, null);
  }
});

test.describe('connection', () => {
  test('without a connection the page says so, keeps the cart, and says when it is over', async ({
    page,
    context,
  }) => {
    await walkToPickup(page);
    await context.setOffline(true);
    await expect(page.getByText(/^Sin conexión\. Tu carro sigue guardado/)).toBeVisible();
    await expect(await openCart(page)).toContainText(plainProduct.name);
    await page.getByRole('button', { name: 'Cerrar' }).click();
    await context.setOffline(false);
    await expect(page.getByText(/^Sin conexión/)).toHaveCount(0);
  });

  test('an order that cannot be sent says that it is not known, and keeps everything', async ({
    page,
    context,
  }) => {
    await startPickupCheckout(page);
    await fillForm(page);
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await confirmReview(await openReview(page));
    await expect(page.getByRole('dialog', { name: /Se cortó la conexión/ })).toBeVisible();
    await context.setOffline(false);
    await page.getByRole('button', { name: 'Intentar de nuevo' }).click();
    await page.getByRole('button', { name: /Está bien, pedir/ }).click();
    await expect(page.getByRole('heading', { name: '¡Pedido recibido!' })).toBeVisible();
  });

  test('the phone shows what the shop knows of this browser, and forgets it when asked', async ({
    page,
  }) => {
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
