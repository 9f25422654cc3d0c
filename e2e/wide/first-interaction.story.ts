import { expect } from '@playwright/test';
import { delayApplicationScripts } from '../support/delay-scripts.ts';
import { sheetOf } from '../support/shopper.ts';
import { test } from '../support/story.ts';

test('a product pressed before hydration opens an instant sheet, which React completes', async ({
  page,
}) => {
  const release = await delayApplicationScripts(page);
  await page.goto('/');
  await page.getByRole('link', { name: 'Italiana', exact: true }).click();
  const sheetBeforeReact = page.getByRole('dialog', { name: 'Italiana' });
  await expect(sheetBeforeReact).toHaveAttribute('aria-busy', 'true');
  await release();
  await expect(
    sheetOf(page, 'Italiana').getByRole('button', { name: 'Agregar $6.490' }),
  ).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(1);
});

test('an instant sheet that was closed before hydration stays closed, and the next press counts', async ({
  page,
}) => {
  const release = await delayApplicationScripts(page);
  await page.goto('/');
  await page.getByRole('button', { name: 'Agregar Italiana', exact: true }).click();
  await expect(sheetOf(page, 'Italiana')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Mi perfil y mis pedidos' }).click();
  await release();
  await expect(page.getByRole('dialog', { name: 'Mi perfil y mis pedidos' })).toBeVisible();
  await expect(sheetOf(page, 'Italiana')).toHaveCount(0);
});

test('presses before hydration are replayed in their order', async ({ page }) => {
  const release = await delayApplicationScripts(page);
  await page.goto('/');
  await page.getByRole('button', { name: 'Filtros', exact: true }).click();
  await page.getByRole('button', { name: 'Mi perfil y mis pedidos' }).click();
  await release();
  await expect(page.getByRole('dialog', { name: 'Mi perfil y mis pedidos' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('group', { name: 'Filtros del menú' })).toBeVisible();
});

test(
  'text typed before hydration stays in the search field and is searched afterwards',
  { tag: '@desktop' },
  async ({ page }) => {
    const release = await delayApplicationScripts(page);
    await page.goto('/');
    const field = page.getByRole('searchbox').filter({ visible: true });
    await field.fill('limon');
    await field.press('Shift');
    await release();
    await expect(page.getByText(/^\d+ resultados$/)).toBeVisible();
    await expect(field).toHaveValue('limon');
  },
);

test('a button pressed before hydration opens its dialog afterwards', async ({ page }) => {
  const release = await delayApplicationScripts(page);
  await page.goto('/');
  await page.getByRole('button', { name: /¿A dónde lo llevamos\?/ }).click();
  await release();
  await expect(page.getByRole('dialog', { name: '¿Dónde comes hoy?' })).toBeVisible();
});
