import { expect } from '@playwright/test';
import { test } from './support/story.ts';

test.use({ javaScriptEnabled: false });

test('without JavaScript the whole menu with its prices is readable and says that ordering needs JavaScript', async ({
  page,
}) => {
  await page.goto('/');
  for (const category of ['Burgers', 'Combos', 'Bebidas', 'Para niños']) {
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
  await expect(page).toHaveURL(/\/product\/burgers\/italiana$/);
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

test('without JavaScript the public menu has every product with its price', async ({ page }) => {
  expect((await page.goto('/menu/1'))?.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('La carta');
  const burgers = page.getByRole('region', { name: 'Burgers' });
  const product = burgers.getByRole('listitem').filter({
    has: page.getByRole('heading', { name: 'Doble Brasa', exact: true }),
  });
  await expect(product).toContainText('$7.990');
  await expect(product).toContainText('Alérgenos: gluten, lácteos');
  expect(await page.getByRole('heading', { level: 3 }).count()).toBeGreaterThanOrEqual(45);
  await expect(page.locator('meta[name="robots"]')).toHaveCount(0);
});

test('without JavaScript both pages of terms are readable', async ({ page }) => {
  for (const path of ['/terms-and-conditions', '/mercat-terms-and-conditions']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }), path).toHaveText(/Términos/);
    expect((await page.getByRole('main').innerText()).length, path).toBeGreaterThan(400);
    await expect(page.getByRole('link', { name: 'Volver al menú' }), path).toBeVisible();
  }
});

test('without JavaScript every other screen says what it needs and links to the menu', async ({
  page,
}) => {
  for (const path of [
    '/checkout',
    '/checkout/product/burgers/doble-brasa',
    '/purchase-success',
    '/purchase-failure',
    '/processing-purchase',
    '/orders',
    '/profile',
    '/processing-oneclick',
    '/processing-front-card-subscription',
    '/add-card-success',
    '/add-card-failure',
    '/nps',
  ]) {
    await page.goto(path);
    await expect(page.getByText(/activa JavaScript en tu navegador/), path).toBeVisible();
    await expect(page.getByRole('link', { name: 'Volver al menú' }), path).toBeVisible();
  }
  await page.goto('/no-disponible');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Por ahora no estamos disponibles',
  );
  for (const path of ['/menu/999', '/nowhere']) {
    expect((await page.goto(path))?.status(), path).toBe(404);
    await expect(page.getByRole('heading', { level: 1 }), path).toHaveText('Esta página no existe');
    await expect(page.locator('link[rel="canonical"]'), path).toHaveCount(0);
  }
});
