import { expect } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { acceptOrder, expectGone, expectIn, openTablet, press } from './support/board.ts';
import { orderPickupAtCounter } from './support/order-at-counter.ts';
import { test } from './support/story.ts';

test.slow();

test('a shopper’s order appears on the board, is accepted with its minutes, cooked and handed over with its code', async ({
  page,
  browser,
  baseURL,
}) => {
  const { board, close } = await openTablet(browser, baseURL, { brand: 'cocina' });
  const { number, code } = await orderPickupAtCounter(page, baseURL);
  await expectIn(board, number, 'Nuevos');
  await expect(board).toHaveTitle(/pedidos? nuevos?/);
  await expectAccessible(board, 'the board with a new order');
  await press(board, 'Aceptar', number);
  await board.getByRole('dialog').getByRole('button', { name: '20 min' }).click();
  await board.getByRole('status').getByRole('button', { name: 'Deshacer' }).click();
  await expectIn(board, number, 'Nuevos');
  const waiting = page.getByText(/^Falta que .* lo confirme/);
  await expect(waiting).toBeVisible();
  await acceptOrder(board, number);
  await expectIn(board, number, 'En cocina');
  await expect(waiting).toHaveCount(0);
  await expect(
    page.getByText('Te contamos cada paso en Mis pedidos.', { exact: true }),
  ).toBeVisible();
  await press(board, 'Listo', number);
  await expectIn(board, number, 'Listos');
  await press(board, 'Entregar', number);
  const sheet = board.getByRole('dialog');
  await sheet.getByRole('textbox', { name: 'Código de 4 cifras' }).fill(code);
  await sheet.getByRole('button', { name: 'Entregar', exact: true }).click();
  await expectGone(board, number);
  await close();
});
