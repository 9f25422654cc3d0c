import { expect } from '@playwright/test';
import { expectAccessibleAtAllWidths } from './support/accessibility.ts';
import { originOf } from './support/import-and-await-tenant.ts';
import { publishBurgerCopy } from './support/publish-burger-copy.ts';
import { startPickupCheckout } from './support/shopper.ts';
import { test } from './support/story.ts';
import {
  orderWithWallet,
  payWithWallet,
  pressOnWallet,
  scanCode,
  walletDialog,
  walletTab,
} from './support/wallets.ts';
import { cartSize, expectTitle, ordersOfGuest, successTitle } from './support/webpay.ts';

const brand = 'billeteras';

test.slow();
test.use({ baseURL: originOf(brand) });
// One brand for all stories of the file.
test.describe.configure({ mode: 'default' });
test.beforeAll(() =>
  publishBurgerCopy(brand, ({ stores }) => {
    for (const store of stores)
      store['paymentMethods'] = [
        'webpay',
        { name: 'sodexo', maximum: 3_000 },
        'chek',
        'mach',
        'fpay',
        'cash',
      ];
  }),
);

test('on a phone MACH opens in another tab, and the shop’s tab shows the paid order by itself; a method above its greatest amount is not offered', async ({
  page,
  context,
}) => {
  await startPickupCheckout(page);
  await expect(page.getByRole('radio', { name: /^Chek/ })).toBeVisible();
  await expect(page.getByRole('radio', { name: /^Pluxee/ })).toHaveCount(0);
  const mach = await walletTab(context, 'MACH', () => payWithWallet(page, 'MACH'));
  await expectTitle(page, 'Paga con MACH');
  await expect(page.getByText(/Abrimos MACH en otra pestaña/)).toBeVisible();
  await pressOnWallet(mach, 'Pagar');
  await expect(mach.getByRole('heading', { level: 1, name: 'Listo' })).toBeVisible();
  await mach.close();
  await expectTitle(page, successTitle);
  await expect(page.getByText(/^Pedido \d+ · pagaste \$3\.290 con MACH$/)).toBeVisible();
  await expect.poll(() => cartSize(page)).toBe(0);
});

test('on a computer MACH’s own code and Chek’s are scanned by a phone, and the page goes on by itself @desktop', async ({
  page,
}) => {
  await orderWithWallet(page, 'MACH');
  const mach = walletDialog(page, 'MACH');
  await expect(
    mach.getByRole('img', { name: 'Código QR para pagar $3.290 con MACH' }),
  ).toBeVisible();
  await expectAccessibleAtAllWidths(page, 'the code of a wallet');
  await mach.getByRole('button', { name: 'Pagar de otra forma' }).click();
  await page
    .getByRole('button', { name: /^Pagar \$3\.290 con Chek$|^Chek/ })
    .first()
    .click();
  const chek = walletDialog(page, 'Chek');
  await expect(
    chek.getByRole('img', { name: 'Código QR para pagar $3.290 con Chek' }),
  ).toBeVisible();
  const { phone, close } = await scanCode(page, chek, 'Chek');
  await pressOnWallet(phone, 'Pagar');
  await close();
  await expectTitle(page, successTitle);
  await expect(page.getByText(/^Pedido \d+ · pagaste \$3\.290 con Chek$/)).toBeVisible();
  expect(await ordersOfGuest(page)).toBe(1);
});

test('Fpay shows its code on a phone too, without a webhook the page learns of the payment', async ({
  page,
  context,
}) => {
  await orderWithWallet(page, 'Fpay');
  const dialog = walletDialog(page, 'Fpay');
  await expect(
    dialog.getByRole('img', { name: 'Código QR para pagar $3.290 con Fpay' }),
  ).toBeVisible();
  const fpay = await walletTab(context, 'Fpay', () =>
    dialog.getByRole('link', { name: 'Abrir Fpay' }).click(),
  );
  await pressOnWallet(fpay, 'Pagar');
  await page.bringToFront();
  await expectTitle(page, successTitle);
  await expect(page.getByText(/^Pedido \d+ · pagaste \$3\.290 con Fpay$/)).toBeVisible();
});

test('a payment declined in the app says that nothing was charged, and the same order is paid after it', async ({
  page,
  context,
}) => {
  const chek = await walletTab(context, 'Chek', () => orderWithWallet(page, 'Chek'));
  await pressOnWallet(chek, 'Rechazar');
  await chek.close();
  await expectTitle(page, 'El pago fue rechazado');
  await expect(page.getByText(/No se cobró nada/)).toBeVisible();
  expect(await cartSize(page)).toBe(1);
  const again = await walletTab(context, 'Chek', () =>
    page.getByRole('button', { name: 'Intentar de nuevo con Chek' }).click(),
  );
  await pressOnWallet(again, 'Pagar');
  await expectTitle(page, successTitle);
  expect(await ordersOfGuest(page)).toBe(1);
});

test('a wallet’s tab that is closed without a decision leaves the order payable with its link, also after a reload', async ({
  page,
  context,
}) => {
  const mach = await walletTab(context, 'MACH', () => orderWithWallet(page, 'MACH'));
  await pressOnWallet(mach, 'Cerrar pestaña');
  await mach.close();
  await expectTitle(page, 'Paga con MACH');
  expect(await cartSize(page)).toBe(1);
  await page.reload();
  const again = await walletTab(context, 'MACH', () =>
    page.getByRole('link', { name: 'Abrir MACH' }).click(),
  );
  await pressOnWallet(again, 'Pagar');
  await expectTitle(page, successTitle);
  expect(await ordersOfGuest(page)).toBe(1);
});
