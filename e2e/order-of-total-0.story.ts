import { expect } from '@playwright/test';
import { expectAccessibleAtAllWidths } from './support/accessibility.ts';
import { freshEmail, passLogin } from './support/login.ts';
import {
  fillForm,
  goToCheckout,
  openSection,
  payButton,
  startPickup,
  pressOrder,
} from './support/shopper.ts';
import { test } from './support/story.ts';

test('an order that a coupon pays whole asks for no money, opens no provider, and says what paid it', async ({
  page,
}) => {
  await startPickup(page);
  await goToCheckout(page);
  await page.getByRole('button', { name: 'Ingresar' }).first().click();
  await passLogin(page, { email: freshEmail('cortesia') });
  await fillForm(page);
  await page.getByRole('radio', { name: /^Webpay/ }).check();
  await openSection(page, 'Cupón');
  await page.getByRole('textbox', { name: 'Cupón' }).fill('CORTESIA');
  await page.getByRole('textbox', { name: 'Cupón' }).press('Enter');
  await expect(payButton(page)).toHaveText(/^Hacer pedido\s*\$0$/);
  await expectAccessibleAtAllWidths(page, 'a checkout of total 0');
  await pressOrder(page);
  await expect(page.getByRole('heading', { level: 1, name: '¡Pedido recibido!' })).toBeVisible();
  await expect(page).toHaveURL(/\/purchase-success$/);
  await expect(page.getByText(/^Pedido \d+ · pagado con cupón$/)).toBeVisible();
});
