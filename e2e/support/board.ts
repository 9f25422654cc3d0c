import { type Browser, expect, type Locator, type Page } from '@playwright/test';
import { type CounterRole, openCounter, type StoryStaff } from './counter.ts';
import type { DemoBrand } from './demo-brands.ts';

/** The board of the counter on a tablet of its own, beside the shopper's phone. */

export type Tablet = { board: Page; staff: StoryStaff; close: () => Promise<void> };

/** Opens the board of the first store of a brand on another device. */
export async function openTablet(
  browser: Browser,
  baseURL: string | undefined,
  { brand, role = 'crew' }: { brand: string; role?: CounterRole },
): Promise<Tablet> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const board = await context.newPage();
  const staff = await openCounter(board, baseURL, {
    brand: brand as DemoBrand,
    role,
    storeIds: [1],
  });
  await expect(columnOf(board, 'Nuevos')).toBeVisible();
  return { board, staff, close: () => context.close() };
}

export const columnOf = (board: Page, name: string): Locator =>
  board.getByRole('region', { name, exact: true });

/** The card of an order, in a column or in any. */
export const cardOf = (board: Page, number: string, column?: string): Locator =>
  (column === undefined ? board.getByRole('main') : columnOf(board, column))
    .getByRole('listitem')
    .filter({ has: board.getByRole('heading', { name: number, exact: true }) });

/** Waits until an order stands in a column; a tap is sent after five seconds. */
export const expectIn = (board: Page, number: string, column: string): Promise<void> =>
  draw(columnOf(board, column), cardOf(board, number, column));

/**
 * Waits until a part of a card is drawn in `columns`, one column or all of the board. A long column
 * draws its further cards once it is scrolled, as staff does.
 */
export async function draw(columns: Locator, part: Locator): Promise<void> {
  const cards = columns.getByRole('list').locator('> :last-child');
  await expect(async () => {
    if (!(await part.isVisible())) {
      await cards.evaluateAll((all) => all.forEach((card) => card.scrollIntoView()));
    }
    await expect(part).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout: 30_000 });
}

/** Waits until the board no longer shows an order. */
export const expectGone = (board: Page, number: string): Promise<void> =>
  expect(cardOf(board, number)).toHaveCount(0, { timeout: 30_000 });

/** Presses a button of an order's card, in whichever column it stands. */
export async function press(board: Page, verb: string, number: string): Promise<void> {
  const button = board.getByRole('button', { name: `${verb}: ${number}`, exact: true });
  await draw(board.getByRole('main'), button);
  await button.click();
}

/** Opens the ticket of an order from its card, in whichever column it stands. */
export async function openTicket(board: Page, number: string): Promise<void> {
  const link = cardOf(board, number).getByRole('link', { name: number, exact: true });
  await draw(board.getByRole('main'), link);
  await link.click();
}

/** Accepts an order with its minutes, and waits until the tap was sent. */
export async function acceptOrder(board: Page, number: string, minutes = 20): Promise<void> {
  await press(board, 'Aceptar', number);
  await board
    .getByRole('dialog')
    .getByRole('button', { name: `${minutes} min` })
    .click();
  await expectSent(board, `Pedido ${number} aceptado`);
}

/** Waits until a tap can no longer be undone: it was sent. */
export async function expectSent(board: Page, label: string): Promise<void> {
  await expect(board.getByRole('status').getByText(label)).toBeVisible();
  await expect(board.getByRole('status').getByText(label)).toHaveCount(0, { timeout: 20_000 });
}
