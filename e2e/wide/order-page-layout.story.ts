import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { changeStoredOrder } from '../support/change-stored-order.ts';
import { boxOf, overflowOf } from '../support/layout.ts';
import { orderDeliveryAtCounter } from '../support/order-at-counter.ts';
import { test } from '../support/story.ts';

const steps = (page: Page) => page.getByRole('list', { name: 'Estado del pedido' });
const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const topOfSteps = async (page: Page): Promise<number> => {
  const [{ top }, start] = [await boxOf(steps(page)), await boxOf(page.getByRole('main'))];
  return Math.round(top - start.top);
};
/** The height of the page's title, which takes one or two lines. */
const titleHeight = async (page: Page): Promise<number> =>
  Math.round((await boxOf(page.getByRole('heading', { level: 1 }))).height);

test(
  'the steps of a delivery keep their place while it is accepted, leaves and arrives late',
  { tag: '@both-widths' },
  async ({ page, baseURL }) => {
    const { id } = await orderDeliveryAtCounter(page, baseURL);
    const preparer = page.getByRole('region', { name: 'Quién lo prepara' });
    const rider = page.getByRole('region', { name: 'Quién lo trae' });
    await expect(preparer.getByRole('link', { name: /^Llamar a / })).toBeVisible();
    await expect(rider).toHaveCount(0);
    const ends = preparer.getByRole('region', { name: 'Mapa de tu entrega' }).getByRole('img');
    await expect(ends, 'nobody can press the ends of the way').toHaveCount(2);
    const place = async () => (await topOfSteps(page)) - (await titleHeight(page));
    const before = await place();
    await changeStoredOrder('cocina', id, { saidAgo: -86_400 });
    await expect(page.locator('[data-clock="waiting"]')).toContainText('mañana');
    expect(await place(), 'tomorrow').toBe(before);
    for (const [status, name] of [
      ['preparing', 'Confirmado, en la cocina'],
      ['ready', 'Listo y empacado'],
      ['inTransit', 'Va en camino'],
    ] as const) {
      await changeStoredOrder('cocina', id, { status });
      await expect(title(page, name)).toBeVisible({ timeout: 25_000 });
      await expect(rider).toBeVisible();
      expect(await place(), status).toBe(before);
    }
    const door = page.getByText(/^A tu puerta: 4a\. Avenida 12-34/);
    expect((await boxOf(door)).bottom).toBeLessThan((await boxOf(rider)).top);
    await expect(rider.getByRole('link', { name: /^Llamar a / })).toBeVisible();
    await expect(rider).toContainText('Va hacia ti con gente del restaurante');
    await expect(rider.getByRole('region', { name: 'Mapa de tu entrega' })).toBeVisible();
    await changeStoredOrder('cocina', id, { saidAgo: 3_600 });
    await expect(page.locator('[data-clock="late"]')).toBeVisible({ timeout: 25_000 });
    expect(await place(), 'late').toBe(before);
    expect(await overflowOf(page)).toBe(0);
  },
);

test('one tap on a star of a delivered order opens its survey with that answer, and its code is gone', async ({
  page,
  baseURL,
}) => {
  const { id } = await orderDeliveryAtCounter(page, baseURL);
  const code = page.getByText('Código de entrega');
  await expect(code).toBeVisible();
  await changeStoredOrder('cocina', id, { status: 'completed' });
  await expect(title(page, 'Entregado')).toBeVisible({ timeout: 25_000 });
  await expect(code).toHaveCount(0);
  await expectAccessible(page, 'a delivered order');
  await page.getByRole('button', { name: 'Ver todo el detalle' }).click();
  const detail = page.getByRole('dialog');
  await expect(detail).toContainText('Subtotal');
  await expect(detail).not.toContainText('Código de entrega');
  await page.keyboard.press('Escape');
  await page
    .getByRole('group', { name: '¿Qué tal estaba la comida?' })
    .getByRole('button', { name: '4 estrellas: Bien' })
    .click();
  await expect(page).toHaveURL(/\/nps$/);
  await expect(page.getByRole('radio', { name: '4 estrellas: Bien' }).first()).toBeChecked();
  await test.step('the eleven scores of the recommendation are one row of targets', async () => {
    const scores = page.getByRole('group', { name: /recomiendes/ }).getByRole('radio');
    await expect(scores).toHaveCount(11);
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 844 });
      const boxes = await Promise.all((await scores.all()).map(boxOf));
      expect(new Set(boxes.map(({ top }) => Math.round(top))).size, `rows at ${width}`).toBe(1);
      expect(
        Math.min(...boxes.map((box) => box.width)),
        `width at ${width}`,
      ).toBeGreaterThanOrEqual(24);
      expect(await overflowOf(page)).toBe(0);
    }
  });
});
