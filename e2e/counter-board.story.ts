import { expect, type Page } from '@playwright/test';
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
  const accept = board.getByRole('button', { name: /^Aceptar: / });
  await expect(accept).toBeVisible({ timeout: 20_000 });
  const number = (await accept.getAttribute('aria-label'))?.replace('Aceptar: ', '') ?? '';
  await expect(board).toHaveTitle(/pedidos? nuevos?/);
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
  await press(board, `Listo: ${number}`);
  await press(board, `Sale a reparto: ${number}`);
  await press(board, `Entregado: ${number}`);
  await expect(board.getByRole('heading', { name: number, exact: true })).toHaveCount(0, {
    timeout: 20_000,
  });
});
