import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { openCounter } from './support/counter.ts';
import { counterStore, orderPickupAtCounter } from './support/order-at-counter.ts';
import { test } from './support/story.ts';

test.slow();

const press = (board: Page, name: string) => board.getByRole('button', { name }).click();
const column = (board: Page, name: string) =>
  board.locator('section').filter({ has: board.getByRole('heading', { name }) });

test('a shopper’s order appears on the board, is accepted with its minutes, cooked and handed over with its code', async ({
  page,
  browser,
  baseURL,
}) => {
  const tablet = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const board = await tablet.newPage();
  await openCounter(board, baseURL, {
    brand: 'cocina',
    role: 'crew',
    storeIds: [counterStore.id],
  });
  await expect(column(board, 'Nuevos')).toBeVisible();
  const { number, code } = await orderPickupAtCounter(page, baseURL);
  const orderIn = (name: string) =>
    column(board, name).getByRole('heading', { name: number, exact: true });
  await expect(orderIn('Nuevos')).toBeVisible({ timeout: 30_000 });
  await expect(board).toHaveTitle(/pedidos? nuevos?/);
  await expectAccessible(board, 'the board with a new order');
  await press(board, `Aceptar: ${number}`);
  await press(board, '20 min');
  await board.getByRole('status').getByRole('button', { name: 'Deshacer' }).click();
  await expect(orderIn('Nuevos')).toBeVisible();
  const waiting = page.getByText(/^Falta que .* lo confirme/);
  await expect(waiting).toBeVisible();
  await press(board, `Aceptar: ${number}`);
  await press(board, '20 min');
  await expect(orderIn('En cocina')).toBeVisible();
  await expect(waiting).toHaveCount(0);
  await expect(
    page.getByText('Te contamos cada paso en Mis pedidos.', { exact: true }),
  ).toBeVisible();
  await press(board, `Listo: ${number}`);
  await expect(orderIn('Listos')).toBeVisible();
  await press(board, `Entregar: ${number}`);
  const sheet = board.getByRole('dialog');
  await sheet.getByRole('textbox', { name: 'Código de 4 cifras' }).fill(code);
  await sheet.getByRole('button', { name: 'Entregar', exact: true }).click();
  await expect(board.getByRole('heading', { name: number, exact: true })).toHaveCount(0, {
    timeout: 20_000,
  });
  await tablet.close();
});
