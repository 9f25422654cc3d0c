import { expect } from '@playwright/test';
import { test } from './support/story.ts';

test.use({ javaScriptEnabled: false });

test('without JavaScript the whole menu with its prices is readable and says that ordering needs JavaScript', async ({
  page,
}) => {
  await page.goto('/');
  for (const category of ['Las más pedidas', 'Combos', 'Bebidas', 'Para niños']) {
    await expect(page.getByRole('region', { name: category })).toBeVisible();
  }
  const product = page
    .getByRole('article')
    .filter({ has: page.getByRole('heading', { name: 'Doble Brasa', exact: true }) });
  await expect(product).toContainText('$7.990');
  await expect(product).toContainText('antes $9.990');
  expect(await page.getByRole('article').count()).toBeGreaterThanOrEqual(45);
  await expect(page.locator('noscript p')).toHaveText(
    /Para pedir, activa JavaScript en tu navegador\./,
  );
});

test('without JavaScript a product’s page shows its option groups', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Italiana', exact: true }).click();
  await expect(page).toHaveURL(/\/product\/las-mas-pedidas\/italiana$/);
  await expect(page.getByRole('dialog', { name: 'Italiana' })).toContainText('Punto de la carne');
});

test('without JavaScript the page of a category has its title and links to its section', async ({
  page,
}) => {
  await page.goto('/bebidas');
  await expect(page).toHaveTitle('Bebidas · Brasa & Pan');
  await page.getByRole('link', { name: 'Ir a Bebidas' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Bebidas' })).toBeInViewport();
});
