import type { BoardOrders } from './board-orders.ts';
import { sized } from '../lib/run-size.ts';
import type { BoardPage } from './board-page.ts';

/**
 * Milliseconds in which an order arrives: its notice, its reading and its card. The span is the
 * same for each page.
 */
const spanMs = 500;

/** Orders that arrive in a round. */
export const arrivals = sized(6, 1);

/**
 * Milliseconds of script for each order that arrives at the board, and for the same span without
 * one.
 */
export type ArrivalTimes = { arriving: number; idle: number };

/**
 * Shows orders one after the other to a board of `open` orders, and takes each away again before
 * the next.
 */
export async function measureArrivals(
  board: BoardPage,
  orders: BoardOrders,
  open: number,
): Promise<ArrivalTimes> {
  let arriving = 0;
  let idle = 0;
  for (let arrival = 0; arrival < arrivals; arrival += 1) {
    idle += await scriptDuring(board, async () => undefined);
    let shown: Awaited<ReturnType<BoardOrders['show']>> | undefined;
    arriving += await scriptDuring(board, async () => {
      shown = await orders.show(board.storeId, 'created');
    });
    await board.untilShown(open + 1);
    if (shown) await orders.move(shown, board.storeId, 'completed');
    await board.untilShown(open);
  }
  return { arriving: arriving / arrivals, idle: idle / arrivals };
}

/** Returns the milliseconds of script from the beginning of `work` to the end of the span. */
async function scriptDuring(board: BoardPage, work: () => Promise<void>): Promise<number> {
  const before = await scriptMs(board);
  await Promise.all([work(), board.page.waitForTimeout(spanMs)]);
  return (await scriptMs(board)) - before;
}

async function scriptMs({ cdp }: BoardPage): Promise<number> {
  const { metrics } = await cdp.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? Number.NaN) * 1_000;
}
