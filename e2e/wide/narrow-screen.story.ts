import { expect } from '@playwright/test';
import { overflowOf } from '../support/layout.ts';
import { openCart, startPickup } from '../support/shopper.ts';
import { test } from '../support/story.ts';

test('cart and checkout do not overflow the page down to 215 px', async ({ page }) => {
  await startPickup(page);
  for (const width of [340, 320, 215]) {
    await page.setViewportSize({ width, height: 640 });
    await page.goto('/');
    const cart = await openCart(page);
    await expect(cart.getByRole('button', { name: /Ir a pagar/ })).toBeVisible();
    expect(await overflowOf(page), `the cart, ${width} px`).toBe(0);
    await page.goto('/checkout');
    await expect(page.getByRole('heading', { level: 1, name: 'Finaliza tu pedido' })).toBeVisible();
    expect(await overflowOf(page), `the checkout, ${width} px`).toBe(0);
  }
});
