import { expect } from '@playwright/test';
import { setOrderStatus } from './support/restaurant.ts';
import { orderForPickup } from './support/shopper.ts';
import { test } from './support/story.ts';

test('an order that the restaurant cancels says that nothing is owed and offers to repeat it', async ({
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
