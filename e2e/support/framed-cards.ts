import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test';
import { typedCvc } from './card-traces.ts';
import { openDemoBrand } from './demo-brands.ts';
import { freshEmail, freshPhone, logInByApi } from './login.ts';
import { fillForm, openSection } from './shopper.ts';

/**
 * The steps of a user with cards that are typed and checked in PowerTranz' frames, at the brand of
 * Guatemala.
 */

export const cardThatAsks = '4012000000020006';
const product = 'Plátanos en gloria';

/** Opens the checkout of a pickup in Zona 10 with one product. */
async function startCocinaCheckout(page: Page, baseURL: string | undefined): Promise<void> {
  await openDemoBrand(page, 'cocina', baseURL);
  await page.getByRole('link', { name: product, exact: true }).first().click();
  const sheet = page.getByRole('dialog', { name: product, exact: true });
  await sheet.getByRole('button', { name: /^Agregar (?!con ).*[0-9]/ }).click();
  const place = page.getByRole('dialog').filter({ hasText: 'Para recoger' });
  await place.getByRole('radio', { name: 'Para recoger' }).check();
  await place.getByRole('button', { name: 'Recoger en Restaurante Zona 10' }).click();
  await expect(place).toBeHidden();
  await page.goto(new URL('/checkout', page.url()).href);
  await openSection(page, 'Método de pago');
}

/** The same for a user who has logged in. */
export async function startCocinaCheckoutAsUser(
  page: Page,
  baseURL: string | undefined,
): Promise<void> {
  const email = freshEmail('chabela');
  await openDemoBrand(page, 'cocina', baseURL);
  await logInByApi(page, { email });
  await startCocinaCheckout(page, baseURL);
  await page.getByRole('textbox', { name: 'NIT o CF para la factura' }).fill('CF');
  await fillForm(page, { name: 'Ana Lucía Pérez', phone: freshPhone(), email });
}

export const frameOf = (page: Page): FrameLocator => page.frameLocator('dialog iframe');
export const cardDialog = (page: Page): Locator =>
  page.getByRole('dialog', { name: 'Escribe tu tarjeta' });
export const codeDialog = (page: Page): Locator =>
  page.getByRole('dialog', { name: 'Escribe el código de seguridad' });
export const bankDialog = (page: Page): Locator =>
  page.getByRole('dialog', { name: 'Tu banco confirma el pago' });

/** Opens PowerTranz' page for a card, from the checkout or the profile. */
export async function openCardPage(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Agregar tarjeta' }).click();
  await page
    .getByRole('dialog', { name: 'Agregar tarjeta' })
    .getByRole('button', { name: 'Guardar con BAC Credomatic' })
    .click();
  await expect(frameOf(page).getByLabel('Número de la tarjeta')).toBeVisible();
}

/** Types a card on PowerTranz' page and saves it. */
export async function typeCard(page: Page, number = cardThatAsks): Promise<void> {
  const fields = frameOf(page);
  await fields.getByLabel('Número de la tarjeta').fill(number);
  await fields.getByLabel('Vence (MM/AA)').fill('12/39');
  await fields.getByLabel('Código de seguridad').fill(typedCvc);
  await fields.getByRole('button', { name: 'Guardar tarjeta' }).click();
}

/** Saves a card from the checkout and comes back to it. */
export async function saveCard(page: Page, number = cardThatAsks): Promise<void> {
  await openCardPage(page);
  await typeCard(page, number);
  await page.getByRole('link', { name: 'Volver a pagar' }).click();
  await openSection(page, 'Método de pago');
}

/** Places the order with the chosen card; the security code is asked for. */
export async function placeOrderWithCard(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Pagar con Visa ··\d{4}/ }).click();
  await expect(codeDialog(page)).toBeVisible();
}

/** Types the security code, and waits for the bank's page. */
export async function giveCode(page: Page, code = typedCvc): Promise<void> {
  await codeDialog(page).getByRole('textbox').fill(code);
  await codeDialog(page).getByRole('button', { name: 'Pagar' }).click();
  await expect(bankButton(page, 'Confirmar que soy yo')).toBeVisible();
}

export const bankButton = (page: Page, name: string): Locator =>
  frameOf(page).getByRole('button', { name });
