import { expect, type Locator, type Page } from '@playwright/test';
import { type DemoBrand, openDemoBrand } from './support/demo-brands.ts';
import { fillCart, orders } from './support/country-orders.ts';
import {
  fillForm,
  isPhone,
  payButton,
  openSection,
  pressOrder,
  chooseMethod,
  openMethods,
} from './support/shopper.ts';
import { test } from './support/story.ts';

test.slow();

async function goToCheckout(page: Page, cart: Locator, extrasTitle: string): Promise<void> {
  await cart.getByRole('button', { name: /Ir a pagar/ }).click();
  const goOn = page
    .getByRole('dialog', { name: extrasTitle })
    .getByRole('button', { name: /^Seguir a pagar/ });
  const checkout = page.getByRole('heading', { level: 1, name: 'Finaliza tu pedido' });
  await expect(goOn.or(checkout)).toBeVisible();
  if (await goOn.isVisible()) await goOn.click();
  await expect(checkout).toBeVisible();
}

for (const brand of ['cocina', 'sushi', 'polleria'] as const satisfies readonly DemoBrand[]) {
  const { fee, total, receipt, person, prefix, texts } = orders[brand];
  test(`${brand} takes an order with the address, receipt, phone and money format of its country`, async ({
    page,
    baseURL,
  }) => {
    await openDemoBrand(page, brand, baseURL);
    await fillCart(page, brand);
    if (isPhone(page)) await page.getByRole('button', { name: /Ver carrito/ }).click();
    const cart = page.getByRole(isPhone(page) ? 'dialog' : 'complementary', { name: 'Tu carrito' });
    await expect(cart.getByRole('definition').filter({ hasText: fee })).toBeVisible();
    await goToCheckout(page, cart, texts.more);
    await expect(page.getByText(prefix, { exact: true })).toBeVisible();
    await chooseMethod(page, /^Efectivo/);
    await openSection(page, receipt.label);
    const data = page.getByRole('textbox', { name: receipt.label });
    await data.fill(receipt.wrong);
    await fillForm(page, person);
    await payButton(page).click();
    await expect(data).toHaveAttribute('aria-invalid', 'true');
    await data.fill(receipt.right);
    await pressOrder(page);
    await expect(page.getByRole('heading', { level: 1, name: texts.thanks })).toBeVisible();
    await expect(page.getByText(total)).toBeVisible();
  });
}

test('an order in Mexican pesos is paid on Mercado Pago’s page', async ({ page, baseURL }) => {
  const { person, texts } = orders.sushi;
  await openDemoBrand(page, 'sushi', baseURL);
  await fillCart(page, 'sushi');
  await page.goto(new URL('/checkout', page.url()).href);
  await expect(page.getByRole('heading', { level: 1, name: 'Finaliza tu pedido' })).toBeVisible();
  await openMethods(page);
  await expect(page.getByRole('radio', { name: /^Mercado Pago/ })).toBeChecked();
  await fillForm(page, person);
  await pressOrder(page);
  await page.getByRole('button', { name: 'Pagar', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: texts.thanks })).toBeVisible({
    timeout: 20_000,
  });
  await expect(page.getByText(/pagaste \$195\.50 con Mercado Pago$/)).toBeVisible();
});

test('an order of S/ 25.90 is paid on Mercado Pago’s page to the céntimo', async ({
  page,
  baseURL,
}) => {
  const { person, texts } = orders.polleria;
  await openDemoBrand(page, 'polleria', baseURL);
  await page.getByRole('link', { name: 'Cuarto de pollo', exact: true }).click();
  const sheet = page.getByRole('dialog', { name: 'Cuarto de pollo' });
  for (const option of ['Pecho con ala', 'Papas fritas', 'Sin ensalada'])
    await sheet.getByRole('radio', { name: option }).check();
  await sheet.getByRole('button', { name: /^Agregar .*25\.90/ }).click();
  const places = page.getByRole('dialog', { name: '¿Dónde comes hoy?' });
  await places.getByRole('radio', { name: 'Recojo en tienda' }).check();
  await places.getByRole('radio', { name: /^Miraflores/ }).check();
  await places.getByRole('button', { name: 'Recoger en Miraflores' }).click();
  await expect(places).toBeHidden();
  await page.goto(new URL('/checkout', page.url()).href);
  await openMethods(page);
  await expect(page.getByRole('radio', { name: /^Mercado Pago/ })).toBeChecked();
  await fillForm(page, person);
  await pressOrder(page);
  await page.getByRole('button', { name: 'Pagar', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: texts.thanks })).toBeVisible({
    timeout: 20_000,
  });
  await expect(page.getByText(/pagaste S\/\s25\.90 con Mercado Pago$/)).toBeVisible();
});
