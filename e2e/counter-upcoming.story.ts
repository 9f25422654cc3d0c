import { expect } from '@playwright/test';
import { expectAccessibleAtAllWidths } from './support/accessibility.ts';
import { expectFitsTheCounter } from './support/counter-sizes.ts';
import { asOwner, openCounter } from './support/counter.ts';
import type { DemoBrand } from './support/demo-brands.ts';
import { placeOrders } from './support/place-orders.ts';
import { publishBurgerCopy } from './support/publish-burger-copy.ts';
import { test } from './support/story.ts';

test.slow();

const brand = `upcoming-${Date.now().toString(36)}` as DemoBrand;
const products = { classic: 102, cola: 501 };

test('crew sees the orders of later days by day and hour, the dishes to prepare, and prints them', async ({
  browser,
  baseURL,
}) => {
  await publishBurgerCopy(brand, ({ stores: [first] }) => {
    Object.assign(first ?? {}, { ordersGoTo: 'counter', slotCapacity: null });
  });
  const tablet = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await tablet.newPage();
  await page.addInitScript(() => Object.assign(window, { print: () => undefined }));
  await openCounter(page, baseURL, { brand, role: 'crew', storeIds: [1], path: '/proximos' });
  await expect(page.getByText('Nadie ha pedido para más tarde')).toBeVisible();
  await expectAccessibleAtAllWidths(page, 'no future orders');

  const numbers = await placeOrders(brand, [
    { lines: [{ productId: products.classic, quantity: 3 }], answers: { 1: 'Maní' } },
    { lines: [{ productId: products.classic }, { productId: products.cola, quantity: 2 }] },
  ]);
  await moveToDaysAhead(numbers, 3);
  await page.reload();
  const days = page.getByRole('group', { name: 'Días' });
  await expect(days.getByRole('button', { name: /· 2 pedidos$/ })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  const prepare = page.getByRole('region', { name: 'Para preparar' });
  await expect(prepare).toContainText('4× Brasa Clásica');
  await expect(prepare).toContainText('4× Tres cuartos');
  await expect(prepare).toContainText('2× Bebida cola 350 cc');
  await expect(page.getByRole('main')).toContainText('Alergia: Maní');
  await expectFitsTheCounter(page, 'the future orders');
  await expectAccessibleAtAllWidths(page, 'the future orders');

  await prepare.getByRole('button', { name: 'Imprimir' }).click();
  await expect(page.locator('[data-sheet]')).toContainText('4× Brasa Clásica');
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await expect(page.locator('[data-sheet]')).toHaveCount(0);

  await page.getByRole('link', { name: new RegExp(`Pedido ${numbers[0]}\\b`) }).click();
  await expect(page.getByRole('heading', { name: `Pedido ${numbers[0]}` })).toBeVisible();
  await tablet.close();
});

/** The orders are for another day: a shopper would have to pay them online. */
const moveToDaysAhead = (numbers: readonly string[], days: number): Promise<void> =>
  asOwner(brand, async (query) => {
    await query(
      `update orders set status = 'scheduled', released_at = null,
          scheduled_at = now() + make_interval(days => $3),
          opens_at = now() + make_interval(days => $3, mins => -30)
        where tenant_id = $1 and number = any ($2::integer[])`,
      [brand, numbers.map(Number), days],
    );
  });
