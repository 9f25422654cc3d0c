import { expect } from '@playwright/test';
import { changeStoredOrder } from '../support/change-stored-order.ts';
import { boxOf, overflowOf } from '../support/layout.ts';
import { orderPickupAtCounter } from '../support/order-at-counter.ts';
import { test } from '../support/story.ts';

test(
  'the two buttons of a past order are equal, in one row, at every width',
  { tag: '@both-widths' },
  async ({ page, baseURL }) => {
    const { id, number } = await orderPickupAtCounter(page, baseURL);
    await changeStoredOrder('cocina', id, { status: 'completed' });
    await page.goto(new URL('/orders', page.url()).href);
    const past = page.getByRole('article', { name: new RegExp(`^Pedido ${number},`) });
    const repeat = past.getByRole('button', { name: /^Repetir pedido/ });
    const detail = past.getByRole('button', { name: /^Ver detalle/ });
    const height = page.viewportSize()?.height ?? 844;
    for (const width of [page.viewportSize()?.width ?? 390, 320]) {
      await page.setViewportSize({ width, height });
      const [one, other] = [await boxOf(repeat), await boxOf(detail)];
      expect([other.top, other.height, Math.round(other.width)], `at ${width}`).toEqual([
        one.top,
        one.height,
        Math.round(one.width),
      ]);
      const card = await boxOf(past);
      expect(one.left - card.left >= 0 && other.right <= card.right, `at ${width}`).toBe(true);
      if (width >= 900) expect(card.width).toBeGreaterThan(1_000);
      else expect(one.left - card.left).toBeLessThanOrEqual(20);
      expect(await overflowOf(page)).toBe(0);
    }
  },
);
