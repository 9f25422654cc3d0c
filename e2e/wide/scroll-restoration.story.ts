import { expect, type Page } from '@playwright/test';
import {
  openCart,
  openMenu,
  openProduct,
  pressCheckout,
  sheetOf,
  startPickup,
} from '../support/shopper.ts';
import { boxOf } from '../support/layout.ts';
import { test } from '../support/story.ts';

/**
 * Runs in the page: waits until the cards near the new scroll position are rendered and the browser
 * has corrected for their heights.
 */
const afterDrawing = (): Promise<void> =>
  new Promise((done) =>
    requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(() => done()))),
  );

test(
  'Back closes a product and restores the scroll position of the menu',
  { tag: '@both-widths' },
  async ({ page }) => {
    await openMenu(page);
    const card = page.getByRole('link', { name: 'Café helado', exact: true });
    await card.scrollIntoViewIfNeeded();
    const cardTop = async (): Promise<number> =>
      Math.round((await card.boundingBox())?.y ?? Number.NaN);
    await page.evaluate(afterDrawing);
    const savedPosition = await cardTop();
    await openProduct(page, 'Café helado');
    await page.goBack();
    await expect(sheetOf(page, 'Café helado')).toHaveCount(0);
    await expect(page).toHaveURL(/\/$/);
    await expect.poll(cardTop).toBe(savedPosition);
    await page.goForward();
    await expect(sheetOf(page, 'Café helado')).toBeVisible();
  },
);

const scrolled = (page: Page): Promise<number> => page.evaluate(() => Math.round(scrollY));

test('Back and Forward restore the scroll position of each screen, and a new screen starts at its top', async ({
  page,
}) => {
  await startPickup(page);
  const card = page.getByRole('link', { name: 'Café helado', exact: true });
  await card.scrollIntoViewIfNeeded();
  await page.evaluate(afterDrawing);
  const before = (await boxOf(card)).top;
  const moved = async () => Math.abs((await boxOf(card)).top - before);
  await pressCheckout(
    page,
    await openCart(page),
    page.getByRole('heading', { level: 1, name: 'Finaliza tu pedido' }),
  );
  await expect.poll(() => scrolled(page)).toBe(0);
  await page.evaluate(() => scrollTo({ top: 200, behavior: 'instant' }));
  await page.goBack();
  await expect.poll(moved, { message: 'pixels' }).toBeLessThan(2);
  await expect(page).toHaveTitle(/^Menú · /);
  await page.goForward();
  await expect.poll(() => scrolled(page)).toBe(200);
  await page.goBack();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Mis pedidos' }).click();
  await expect(page).toHaveURL(/\/orders$/);
  await expect.poll(() => scrolled(page)).toBe(0);
  await page.goBack();
  await expect(
    page.getByRole('contentinfo').getByRole('link', { name: 'Mis pedidos' }),
  ).toBeInViewport();
});
