import { expect, test } from '@playwright/test';

test('a visitor opens the storefront, sees the menu and looks at a product', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
  const product = page.getByRole('article').first();
  const name = await product.getByRole('heading').innerText();
  await product.getByRole('link').first().click();
  await expect(page.getByRole('dialog').getByRole('heading', { name })).toBeVisible();
});
