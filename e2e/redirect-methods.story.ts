import { expect } from '@playwright/test';
import { fillForm, startPickupCheckout, chooseMethod } from './support/shopper.ts';
import { test } from './support/story.ts';
import { cartSize, expectTitle, ordersOfGuest, successTitle } from './support/webpay.ts';

test.slow();

for (const method of ['Getnet', 'Pluxee'])
  test(`${method} declines, and the second payment on its page pays the same order`, async ({
    page,
  }) => {
    await startPickupCheckout(page);
    await chooseMethod(page, new RegExp(`^${method}`));
    await fillForm(page);
    await page.getByRole('button', { name: `Pagar con ${method}` }).click();
    await page.getByRole('button', { name: 'Rechazar', exact: true }).click();
    await expectTitle(page, 'El pago fue rechazado');
    expect(await cartSize(page)).toBe(1);
    await page.getByRole('button', { name: `Intentar de nuevo con ${method}` }).click();
    await page.getByRole('button', { name: 'Pagar', exact: true }).click();
    await expectTitle(page, successTitle);
    await expect(page.getByText(new RegExp(`pagaste \\$3\\.290 con ${method}$`))).toBeVisible();
    await expect.poll(() => cartSize(page)).toBe(0);
    expect(await ordersOfGuest(page)).toBe(1);
  });
