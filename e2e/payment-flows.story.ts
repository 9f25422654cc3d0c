import { expect, type Page } from '@playwright/test';
import { expectAccessible, expectAccessibleAtAllWidths } from './support/accessibility.ts';
import { fillForm, startPickupCheckout, chooseMethod } from './support/shopper.ts';
import { test } from './support/story.ts';
import {
  cartSize,
  expectTitle,
  expectWebpay,
  ordersOfGuest,
  pressOnWebpay,
  pressPay,
  readyToPay,
  successTitle,
} from './support/webpay.ts';

test.slow();

/** Places an order with MACH on a phone whose browser opens no new tab. */
async function orderWithMachBlocked(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.open = () => null;
  });
  await startPickupCheckout(page);
  await chooseMethod(page, /^MACH/);
  await expect(page.getByText(/^Pagas con MACH, con un código QR o un enlace/)).toHaveCount(1);
  await fillForm(page);
  await page.getByRole('button', { name: /^Pagar con MACH/ }).click();
  await expectTitle(page, 'Paga con MACH');
}

test('a browser that blocks the new tab shows the wallet’s link, and another method pays the same order', async ({
  page,
}) => {
  await orderWithMachBlocked(page);
  await expect(page.getByText(/^Abre MACH para pagar\. Esta página espera/)).toBeVisible();
  await expect(page.getByText(/^Tienes 1\d:\d\d para pagar$/)).toBeVisible();
  const link = page.getByRole('link', { name: 'Abrir MACH' });
  await expect(link).toHaveAttribute('target', '_blank');
  const address = await link.getAttribute('href');
  await expectAccessibleAtAllWidths(page, 'a wallet whose tab was blocked');
  await page.getByRole('button', { name: 'Ver el código QR' }).click();
  const dialog = page.getByRole('dialog', { name: 'Código de MACH' });
  await expect(dialog.getByRole('img', { name: /^Código QR para pagar \$3\.290/ })).toBeVisible();
  await expectAccessibleAtAllWidths(page, 'the code of a wallet on a phone');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Ver el código QR' })).toBeFocused();
  await page.reload();
  await expect(link, 'a reload keeps the same payment').toHaveAttribute('href', address ?? '');
  await page.getByRole('button', { name: 'Pagar de otra forma' }).click();
  expect(await cartSize(page)).toBe(1);
  await page.getByRole('button', { name: 'Pagar $3.290 con Webpay' }).click();
  await expectWebpay(page);
  await pressOnWebpay(page, 'Pagar');
  await expectTitle(page, successTitle);
  await expect(page.getByText(/^Pedido \d+ · pagaste \$3\.290 con Webpay$/)).toBeVisible();
  expect(await ordersOfGuest(page)).toBe(1);
});

test('a method that cannot start is named, and the others are offered before it', async ({
  page,
}) => {
  await readyToPay(page);
  const metadata = { method: 'webpay', seconds: 30 };
  await page.route(
    '**/payments/webpay',
    (route) => route.fulfill({ status: 503, json: { code: 1039, message: '', metadata } }),
    { times: 1 },
  );
  await pressPay(page);
  await expectTitle(page, 'Webpay no responde');
  await expect(page.getByText('Webpay puede volver en 30 s.')).toBeVisible();
  const ways = page.getByRole('button', { name: /^(Pagar \$3\.290 con|Intentar de nuevo con) / });
  await expect(ways.last()).toHaveText(/Webpay$/);
  expect(await ways.count()).toBeGreaterThan(1);
  await expectAccessibleAtAllWidths(page, 'a method that does not answer');
});

test('while a charge has no known result the page waits and shows no second button', async ({
  page,
}) => {
  await readyToPay(page);
  await page.route('**/payments/webpay', (route) =>
    route.fulfill({ status: 409, json: { code: 1036, message: '', metadata: {} } }),
  );
  await pressPay(page);
  await expectTitle(page, 'Confirmando tu pago');
  await expect(page.getByRole('button', { name: /^(Pagar|Intentar)/ })).toHaveCount(0);
  await expectAccessible(page, 'a charge without a known result');
  expect(await cartSize(page)).toBe(1);
});
