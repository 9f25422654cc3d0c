import { expect, type Page } from '@playwright/test';
import { fillForm, startPickupCheckout, chooseMethod } from './shopper.ts';

/**
 * A shopper's steps to the page of a provider that takes the money by itself, and the buttons
 * there. The sandbox renders that page.
 */

export type PageName = 'Getnet' | 'Mercado Pago';
export type PageButton = 'Pagar' | 'Rechazar' | 'Anular' | 'Cerrar pestaña';

/**
 * Places an order of one product with the method, from an empty browser, and arrives at the
 * provider's page.
 */
export async function goToPaymentPage(page: Page, method: PageName): Promise<void> {
  await startPickupCheckout(page);
  await chooseMethod(page, new RegExp(`^${method}`));
  await fillForm(page);
  await page.getByRole('button', { name: `Pagar con ${method}` }).click();
  await expectPaymentPage(page, method);
}

export const expectPaymentPage = (page: Page, method: PageName): Promise<void> =>
  expect(page.getByRole('heading', { level: 1, name: `Pagar con ${method}` })).toBeVisible();

export const pressOnPaymentPage = (page: Page, button: PageButton): Promise<void> =>
  page.getByRole('button', { name: button, exact: true }).click();
