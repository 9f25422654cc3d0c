import { expect } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { openCounter } from '../support/counter.ts';
import type { DemoBrand } from '../support/demo-brands.ts';
import { placeOrders } from '../support/place-orders.ts';
import { publishBurgerCopy } from '../support/publish-burger-copy.ts';
import { addPlain, chooseMethod, choosePickup, fillForm, pressOrder } from '../support/shopper.ts';
import { test } from '../support/story.ts';

test.slow();

const brand = `places-${Date.now().toString(36)}` as DemoBrand;
const fries = { lines: [{ productId: 401 }] };
const laterTime = /(hoy|mañana), cerca de las \d+:\d\d/i;
const usualWait = /15.?–.?25 min/;

test('a manager sets places for now, and the next shopper sees a later time and is not refused', async ({
  page: shopper,
  browser,
  baseURL,
}) => {
  const origin = await publishBurgerCopy(brand, (files) => {
    for (const store of files.stores) store['ordersGoTo'] = 'counter';
    files.coupons = [];
  });
  const tablet = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const counter = await tablet.newPage();
  await openCounter(counter, baseURL, { brand, role: 'manager', storeIds: [1], path: '/local' });
  const places = counter.getByRole('region', { name: 'Pedidos por media hora' });

  await shopper.goto(origin);
  await addPlain(shopper);
  await choosePickup(shopper);
  await shopper.goto(`${origin}/checkout`);
  await expect(shopper.getByText(usualWait).first()).toBeVisible();

  await test.step('one place for each half hour, until the store closes', async () => {
    const one = places.getByRole('button', { name: '1 pedido por media hora' });
    await one.press('Enter');
    await expect(one).toHaveAttribute('aria-pressed', 'true');
    await expect(places).toContainText(/Hasta .* · Lo puso Rosa Pinto · Lo normal: 12/);
    await expectAccessible(counter, 'places per half hour');
  });

  await test.step('two orders fill two half hours, and the menu and the checkout show a later time', async () => {
    await placeOrders(brand, [fries, fries]);
    await shopper.goto(origin);
    await expect(shopper.getByText(laterTime).filter({ visible: true }).first()).toBeVisible();
    await shopper.goto(`${origin}/checkout`);
    await expect(shopper.getByText(laterTime).filter({ visible: true }).first()).toBeVisible();
  });

  await test.step('the order is placed for that time', async () => {
    await chooseMethod(shopper, /^Efectivo/);
    await fillForm(shopper);
    const placed = shopper.waitForResponse(
      (answer) => answer.url().includes('/v1/orders_job') && answer.status() === 200,
    );
    await pressOrder(shopper);
    const { estimatedAt } = (await (await placed).json()) as { estimatedAt: string };
    expect([0, 30]).toContain(new Date(estimatedAt).getUTCMinutes());
    await expect(shopper.getByText(/^Pedido \d+ · /)).toBeVisible();
  });

  await test.step('back to the usual places, the wait is as before', async () => {
    await places.getByRole('button', { name: 'Volver a lo normal' }).click();
    await expect(places).not.toContainText('Lo puso');
    await shopper.goto(origin);
    await expect(shopper.getByText(usualWait).filter({ visible: true }).first()).toBeVisible();
  });
  await tablet.close();
});
