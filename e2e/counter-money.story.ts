import { expect } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { openCounter } from './support/counter.ts';
import { startPickupCheckout } from './support/shopper.ts';
import { test } from './support/story.ts';
import { payWithWallet, pressOnWallet, walletTab } from './support/wallets.ts';
import {
  expectTitle,
  numberOfPaidOrder,
  payWithWebpay,
  readyToPay,
  successTitle,
} from './support/webpay.ts';

test.slow();

test('a manager gives back a part of a Webpay order, the shopper sees it, and the day adds up', async ({
  page,
  browser,
  baseURL,
}) => {
  await readyToPay(page);
  await payWithWebpay(page);
  const number = await numberOfPaidOrder(page);
  const tablet = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const counter = await tablet.newPage();
  await openCounter(counter, baseURL, { path: '/caja' });
  await expect(counter.getByRole('heading', { level: 1, name: 'Caja' })).toBeVisible();
  await counter.getByRole('button', { name: `Devolver dinero del pedido ${number}` }).click();
  const dialog = counter.getByRole('dialog');
  await expect(dialog.getByText('Queda por devolver: $3.290')).toBeVisible();
  await dialog.getByText('Monto', { exact: true }).first().click();
  await dialog.getByRole('textbox', { name: 'Monto' }).fill('1000');
  await dialog.getByRole('combobox', { name: 'Motivo' }).selectOption('Llegó tarde');
  await expectAccessible(counter, 'the choice of a refund');
  await dialog.getByRole('button', { name: 'Seguir con $1.000' }).click();
  await dialog.getByRole('button', { name: 'Devolver $1.000' }).click();
  await expect(dialog.getByText('Devuelto: $1.000.')).toBeVisible({ timeout: 30_000 });
  await dialog.getByRole('button', { name: 'Cerrar' }).last().click();
  await page.getByRole('link', { name: 'Seguir mi pedido' }).click();
  await page.getByRole('button', { name: `Ver detalle: Pedido ${number}` }).click();
  await expect(page.getByText(/\$1\.000/).first()).toBeVisible({ timeout: 20_000 });

  const amountOf = async (panel: string, row: string): Promise<number> => {
    const cell = counter
      .getByRole('region', { name: panel })
      .getByRole('row', { name: row })
      .getByRole('cell');
    return Number((await cell.first().innerText()).replaceAll(/[$.]/gu, ''));
  };
  await expect(
    counter
      .getByRole('region', { name: 'Lo vendido' })
      .getByRole('row', { name: 'Devuelto en parte' }),
  ).toBeVisible();
  expect(await amountOf('Lo vendido', 'Total')).toBe(await amountOf('Lo cobrado', 'Total'));
  const download = counter.waitForEvent('download');
  await counter.getByRole('button', { name: 'Bajar planilla' }).click();
  expect((await download).suggestedFilename()).toMatch(/\.csv$/u);
  await counter.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(counter, 'the money of a day');
  await tablet.close();
});

test('a manager pays a part of a MACH order by hand: the dialog says so before, and the shopper reads it', async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  await startPickupCheckout(page);
  const mach = await walletTab(context, 'MACH', () => payWithWallet(page, 'MACH'));
  await pressOnWallet(mach, 'Pagar');
  await expectTitle(page, successTitle);
  const number = await numberOfPaidOrder(page);
  const phone = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const counter = await phone.newPage();
  await openCounter(counter, baseURL, { path: '/caja' });
  await counter.getByRole('button', { name: `Devolver dinero del pedido ${number}` }).click();
  const dialog = counter.getByRole('dialog');
  await expect(dialog.getByText(/Una parte la devuelves tú/)).toBeVisible();
  await dialog.getByText('Monto', { exact: true }).first().click();
  await dialog.getByRole('textbox', { name: 'Monto' }).fill('1000');
  await expectAccessible(counter, 'the choice of a part by hand');
  await dialog.getByRole('button', { name: 'Seguir con $1.000' }).click();
  await expect(dialog.getByText(/^Entrega tú este dinero al cliente/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Devolver $1.000' }).click();
  await expect(dialog.getByText('Devuelto: $1.000.')).toBeVisible();
  await phone.close();
  await page.getByRole('link', { name: 'Seguir mi pedido' }).click();
  const told = page.getByText(
    'El local te devolvió $1.000 por su cuenta, en efectivo o por transferencia.',
  );
  const detail = page.getByRole('button', { name: `Ver detalle: Pedido ${number}` });
  // The kitchen may hand the order over at any moment; then its card is closed until it is asked
  // for.
  await expect(async () => {
    if (await detail.isVisible()) await detail.click();
    await expect(told).toBeVisible({ timeout: 2_000 });
  }).toPass();
});

test('crew has no till in the navigation, and its screen is refused', async ({ page, baseURL }) => {
  await openCounter(page, baseURL, { role: 'crew', path: '/caja' });
  await expect(page.getByRole('heading', { name: 'Tu rol no abre esta pantalla' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Caja' })).toHaveCount(0);
});
