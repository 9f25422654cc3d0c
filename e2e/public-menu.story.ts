import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { addPlain, choosePickup, isPhone, openMenu } from './support/shopper.ts';
import { test } from './support/story.ts';

async function openCarte(page: Page): Promise<void> {
  const answer = await page.goto('/menu/1');
  expect(answer?.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1, name: 'La carta' })).toBeVisible();
}

test('the public menu shows every product with its price and details, and no way to order', async ({
  page,
}) => {
  await openCarte(page);
  await expectAccessible(page, 'public menu');
  await expect(page.getByRole('button', { name: /Agregar|Ver carro|Ir a pagar/ })).toHaveCount(0);
  await page.getByRole('button', { name: 'Ver Batido de manjar' }).click();
  const info = page.getByRole('dialog', { name: 'Batido de manjar' });
  await expect(info).toContainText('$3.790');
  await expect(info).toContainText('Alérgenos: lácteos, gluten');
  await expect(info.getByRole('list', { name: 'Tu leche' })).toContainText('Bebida de avena+ $500');
  await expect(info.getByRole('button')).toHaveCount(1);
  await expectAccessible(page, 'product info');
  await page.goBack();
  await expect(info).toBeHidden();
  await expect(page.getByRole('button', { name: 'Ver Batido de manjar' })).toBeFocused();
  await expect(page).toHaveURL('/menu/1');
});

test('the public menu hides the cart, which is back on the home page', async ({ page }) => {
  await openMenu(page);
  await addPlain(page);
  await choosePickup(page);
  await openCarte(page);
  await expect(page.getByRole('button', { name: /Ver carro|Ir a pagar/ })).toHaveCount(0);
  await page.getByRole('link', { name: 'Pedir en línea' }).click();
  await expect(page).toHaveURL('/');
  const cart = isPhone(page)
    ? page.getByRole('button', { name: /Ver carro/ })
    : page.getByRole('complementary', { name: 'Tu carro' });
  await expect(cart).toContainText('$3.290');
});

test.describe('on a phone', () => {
  test('the category list scrolls to the chosen category, and Escape changes nothing', async ({
    page,
  }) => {
    await openCarte(page);
    await page.getByRole('button', { name: 'Ver categorías' }).click();
    const categories = page.getByRole('dialog', { name: 'Categorías' });
    await expect(categories).toBeVisible();
    await expectAccessible(page, 'categories of the public menu');
    await categories.getByRole('button', { name: /Batidos/ }).click();
    await expect(categories).toBeHidden();
    const title = page.getByRole('heading', { level: 2, name: 'Batidos' });
    await expect(title).toBeFocused();
    await expect(title).toBeInViewport();
    await expect(
      page.getByRole('navigation', { name: 'Categorías' }).getByRole('link', { name: 'Batidos' }),
    ).toHaveAttribute('aria-current', 'true');
    await page.getByRole('button', { name: 'Ver categorías' }).click();
    await page.keyboard.press('Escape');
    await expect(categories).toBeHidden();
    await expect(title).toBeInViewport();
  });

  test('an unknown menu is a 404 page', async ({ page }) => {
    const answer = await page.goto('/menu/77');
    expect(answer?.status()).toBe(404);
    await expect(
      page.getByRole('heading', { level: 1, name: 'Esta página no existe' }),
    ).toBeVisible();
  });
});
