import { changeStoredOrder } from './support/change-stored-order.ts';
import { orderDeliveryAtCounter } from './support/order-at-counter.ts';
import { test } from './support/story.ts';
test.slow();
test('look', { tag: '@both-widths' }, async ({ page, baseURL }) => {
  const w = page.viewportSize()?.width;
  const { id } = await orderDeliveryAtCounter(page, baseURL);
  const shot = async (name: string) => {
    await page.waitForTimeout(2500);
    await page.screenshot({ path: `/tmp/shots/order/after/${name}-cocina-${w}.png` });
  };
  await shot('track-created');
  for (const status of ['preparing', 'inTransit']) {
    await changeStoredOrder('cocina', id, { status });
    await page.reload();
    await page.getByRole('list', { name: 'Estado del pedido' }).waitFor();
    await shot(`track-${status}`);
  }
  await changeStoredOrder('cocina', id, { saidAgo: 3600 });
  await page.reload();
  await page.locator('[data-clock="late"]').waitFor();
  await shot('track-late');
  await page.evaluate(() => window.scrollTo(0, 600));
  await shot('track-late-foot');
  await changeStoredOrder('cocina', id, { status: 'completed' });
  await page.getByRole('heading', { level: 1, name: 'Entregado' }).waitFor({ timeout: 25000 });
  await page.evaluate(() => window.scrollTo(0, 0));
  await shot('track-delivered');
});
