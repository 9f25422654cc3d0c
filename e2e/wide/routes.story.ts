import { expect } from '@playwright/test';
import { test } from '../support/story.ts';

/** Every route of the product: its title, and whether it has the site frame. */
const routes = [
  ['/', /Fuego de leña/],
  ['/product/burgers/doble-brasa', /Fuego de leña/],
  ['/burgers/doble-brasa', /Fuego de leña/],
  ['/combos', /Fuego de leña/],
  ['/checkout', /.+/],
  ['/checkout/product/burgers/doble-brasa', /.+/],
  ['/checkout/burgers/doble-brasa', /.+/],
  ['/purchase-success', /.+/],
  ['/purchase-failure', /.+/],
  ['/processing-purchase', /.+/],
  ['/orders', /.+/],
  ['/profile', /.+/],
  ['/terms-and-conditions', /Términos/],
  ['/mercat-terms-and-conditions', /Términos/],
  ['/processing-oneclick', /.+/],
  ['/processing-front-card-subscription', /.+/],
  ['/add-card-success', /.+/],
  ['/add-card-failure', /.+/],
  ['/nps', /.+/],
  ['/menu/1', /.+/],
  ['/no-disponible', /Por ahora no estamos disponibles/],
] as const;

test('every route is a complete page with one first-level heading', async ({ page }) => {
  for (const [path, heading] of routes) {
    const answer = await page.goto(path);
    expect(answer?.status(), path).toBe(200);
    await expect(page.getByRole('heading', { level: 1 }), path).toHaveCount(1);
    await expect(page.getByRole('heading', { level: 1 }), path).toHaveText(heading);
    await expect(page.getByText('Esta página no existe'), path).toHaveCount(0);
    await expect(page, path).toHaveTitle(/Brasa & Pan/);
  }
});

test('the icon of the loading page is 90 by 90 pixels', async ({ page }) => {
  await page.goto('/processing-purchase');
  const icon = page.getByRole('main').locator('svg').first().locator('..');
  await expect(icon).toBeVisible();
  expect(await icon.boundingBox()).toMatchObject({ width: 90, height: 90 });
});

test('a path in capitals leads to its page in lower case, and one with a broken escape to the page for unknown paths', async ({
  page,
}) => {
  for (const [path, found] of [
    ['/COMBOS?utm_source=a', '/combos?utm_source=a'],
    ['/Product/Burgers/Doble-Brasa', '/product/burgers/doble-brasa'],
    ['/CHECKOUT', '/checkout'],
  ] as const) {
    expect((await page.goto(path))?.status(), path).toBe(200);
    expect(page.url(), path).toMatch(new RegExp(`${found.replace('?', '\\?')}$`));
  }
  await page.goto('/COMBOS');
  await expect(page.getByRole('heading', { level: 2, name: 'Combos' })).toBeFocused();
  expect((await page.goto('/%E0%A4%A'))?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Esta página no existe');
});

test('an unknown page says so and links to the menu', async ({ page }) => {
  for (const path of ['/nowhere', '/product/burgers/nothing', '/a/b/c/d', '/menu/abc']) {
    const answer = await page.goto(path);
    expect(answer?.status(), path).toBe(404);
    await expect(page.getByRole('heading', { level: 1 }), path).toHaveText('Esta página no existe');
    await expect(page.getByRole('link', { name: 'Volver al menú' }), path).toHaveAttribute(
      'href',
      '/',
    );
  }
  await page.getByRole('link', { name: 'Volver al menú' }).click();
  await expect(page.getByRole('region', { name: 'Burgers' })).toBeVisible();
});

test('the menu links to orders, profile and terms', async ({ page }) => {
  await page.goto('/');
  for (const [name, path] of [
    ['Mis pedidos', '/orders'],
    ['Mi perfil', '/profile'],
    ['Términos y condiciones', '/terms-and-conditions'],
  ] as const) {
    await page.getByRole('button', { name: /Mi perfil y mis pedidos/ }).click();
    await page.getByRole('dialog').getByRole('link', { name }).click();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.goto('/');
  }
});

test('categories link to their section, and the visible one is marked', async ({ page }) => {
  await page.goto('/');
  const categories = page.getByRole('navigation', { name: 'Categorías' });
  await categories.getByRole('link', { name: 'Bebidas' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Bebidas' })).toBeInViewport();
  await expect(categories.getByRole('link', { name: 'Bebidas' })).toHaveAttribute(
    'aria-current',
    'true',
  );
  await expect(categories.getByRole('link', { name: 'Bebidas' })).toBeInViewport();
});
