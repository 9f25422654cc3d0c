import { expect } from '@playwright/test';
import { onPhoneOnly, test } from './support/story.ts';

onPhoneOnly();

/** Every route of the product: where it leads, and whether it has the shop's frame. */
const routes = [
  ['/', /Fuego de leña/],
  ['/product/las-mas-pedidas/doble-brasa', /Fuego de leña/],
  ['/las-mas-pedidas/doble-brasa', /Fuego de leña/],
  ['/combos', /Fuego de leña/],
  ['/checkout', /.+/],
  ['/checkout/product/las-mas-pedidas/doble-brasa', /.+/],
  ['/checkout/las-mas-pedidas/doble-brasa', /.+/],
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

for (const [path, heading] of routes) {
  test(`${path} is a finished page with one first heading`, async ({ page }) => {
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(page.getByText('Esta página no existe')).toHaveCount(0);
    await expect(page).toHaveTitle(/Brasa & Pan/);
  });
}

for (const path of ['/nowhere', '/product/las-mas-pedidas/nothing', '/a/b/c/d', '/menu/abc']) {
  test(`${path} does not exist, says so and leads back to the menu`, async ({ page }) => {
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Esta página no existe');
    await page.getByRole('link', { name: 'Volver al menú' }).click();
    await expect(page.getByRole('region', { name: 'Las más pedidas' })).toBeVisible();
  });
}

test('the shopper reaches their orders, their profile and the terms from the menu', async ({ page }) => {
  await page.goto('/');
  for (const [name, path] of [
    ['Mis pedidos', '/orders'],
    ['Mi perfil', '/profile'],
    ['Términos y condiciones', '/terms-and-conditions'],
  ] as const) {
    await page.getByRole('button', { name: /Ingresar o ver mi cuenta/ }).click();
    await page.getByRole('dialog').getByRole('link', { name }).click();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.goto('/');
  }
});

test('categories lead to their section and the one that is read is marked', async ({ page }) => {
  await page.goto('/');
  const categories = page.getByRole('navigation', { name: 'Categorías' });
  await categories.getByRole('link', { name: 'Bebidas' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Bebidas' })).toBeInViewport();
  await expect(categories.getByRole('link', { name: 'Bebidas' })).toHaveAttribute('aria-current', 'true');
  await expect(categories.getByRole('link', { name: 'Bebidas' })).toBeInViewport();
});
