import { expect } from '@playwright/test';
import { expectAccessibleAtAllWidths } from './support/accessibility.ts';
import { freshEmail, passLogin } from './support/login.ts';
import {
  fillForm,
  openSection,
  payButton,
  pressOrder,
  chooseMethod,
  loginOffer,
  startPickupCheckout,
} from './support/shopper.ts';
import { test } from './support/story.ts';

test('an order that a coupon pays whole asks for no money, opens no provider, and says what paid it', async ({
  page,
}) => {
  await startPickupCheckout(page);
  await loginOffer(page).click();
  await passLogin(page, { email: freshEmail('cortesia') });
  await fillForm(page);
  await chooseMethod(page, /^Webpay/);
  await openSection(page, 'Cupón');
  await page.getByRole('textbox', { name: 'Cupón' }).fill('CORTESIA');
  await page.getByRole('textbox', { name: 'Cupón' }).press('Enter');
  await expect(payButton(page)).toHaveText(/^Hacer pedido.*\$0$/);
  await expectAccessibleAtAllWidths(page, 'a checkout of total 0');
  await pressOrder(page);
  await expect(page.getByRole('heading', { level: 1, name: '¡Pedido recibido!' })).toBeVisible();
  await expect(page).toHaveURL(/\/purchase-success$/);
  await expect(page.getByText(/^Pedido \d+ · pagado con cupón$/)).toBeVisible();
});
