import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { openCounter } from './support/counter.ts';
import { orderStoreDelivery } from './support/order-store-delivery.ts';
import { test } from './support/story.ts';

const press = (board: Page, name: string) => board.getByRole('button', { name }).click();
const column = (board: Page, name: string) =>
  board.locator('section').filter({ has: board.getByRole('heading', { name }) });

test('a shopper’s delivery appears on the board, is accepted with its minutes, cooked, sent out and delivered', async ({
  page,
  browser,
  baseURL,
}) => {
  const board = await (
    await browser.newContext({ viewport: { width: 1280, height: 800 } })
  ).newPage();
  await openCounter(board, baseURL, { role: 'crew' });
  await expect(column(board, 'Nuevos')).toBeVisible();
  await orderStoreDelivery(page);
  const card = column(board, 'Nuevos').getByRole('listitem').filter({ hasText: 'Camila' }).first();
  await expect(card).toBeVisible({ timeout: 20_000 });
  const number = await card.getByRole('heading').innerText();
  await expect(board).toHaveTitle(/pedidos? nuevos?/);
  await expectAccessible(board, 'the board with a new order');
  await press(board, `Aceptar: ${number}`);
  await press(board, '20 min');
  await board.getByRole('status').getByRole('button', { name: 'Deshacer' }).click();
  await expect(
    column(board, 'Nuevos').getByRole('heading', { name: number, exact: true }),
  ).toBeVisible();
  await press(board, `Aceptar: ${number}`);
  await press(board, '20 min');
  await expect(
    column(board, 'En cocina').getByRole('heading', { name: number, exact: true }),
  ).toBeVisible();
  await expect(page.getByText(/prepar/i).first()).toBeVisible({ timeout: 20_000 });
  await press(board, `Listo: ${number}`);
  await press(board, `Sale a reparto: ${number}`);
  await press(board, `Entregado: ${number}`);
  await expect(board.getByRole('heading', { name: number, exact: true })).toHaveCount(0, {
    timeout: 20_000,
  });
});
