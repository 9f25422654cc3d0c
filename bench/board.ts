import { type BoardOrders, placeBoardOrders } from './board/board-orders.ts';
import { type BoardPage, openBoard } from './board/board-page.ts';
import { arrivals, type ArrivalTimes, measureArrivals } from './board/measure-arrival.ts';
import { tapAccept, type TapTimes, watchTaps } from './board/measure-tap.ts';
import { insertBenchStaff } from './lib/bench-staff.ts';
import { atMost, figure, goalFigure, orZero, printFigures } from './lib/figures.ts';
import { median } from './lib/load.ts';
import { openShop } from './lib/open-shop.ts';
import { sized, sizedBy } from './lib/run-size.ts';
import { measure } from './lib/stack.ts';
import { openBrowser } from './page/browser.ts';

const rounds = sizedBy('BENCH_ROUNDS', 5, 1);
const tapsOfRound = sized(3, 1);
const many = sizedBy('BENCH_OPEN', 200, 3);
/** Orders beside the open ones: each arrival takes one. */
const arriving = rounds * 2 * arrivals;

/**
 * `npm run bench:board`: the counter's board with 200 open orders beside the same page with one, in
 * turns: the time from a tap to the next painted frame, and the script time for each order that
 * arrives over the stream.
 */
await measure(async (bench) => {
  const server = await bench.startServer({ RUN_JOBS: '0', ORDER_LIMITS: '0' });
  const orders = await placeBoardOrders(
    bench.databaseUrl,
    await openShop(bench, server),
    1 + many + arriving,
  );
  bench.atEnd(orders.end);
  const { browser } = await openBrowser();
  bench.atEnd(() => browser.close());
  const open = async (storeId: number, count: number): Promise<MeasuredBoard> => {
    await fill(orders, storeId, count);
    const [staff] = await insertBenchStaff(bench.databaseUrl, 1, 'manager');
    if (staff === undefined) throw new Error('nobody is signed in');
    const board = await openBoard(browser, { host: bench.host, port: server.port, storeId, staff });
    await board.untilShown(count);
    await watchTaps(board);
    return { board, count, taps: [], arrivals: [] };
  };
  const boards = [await open(2, 1), await open(1, many)] as const;
  await tapAccept(boards[0].board);
  await tapAccept(boards[1].board);
  for (let round = 0; round < rounds; round += 1) {
    for (const measured of boards) await runRound(measured, orders);
  }
  printTaps(...boards);
  printArrivals(...boards);
});

type MeasuredBoard = {
  board: BoardPage;
  count: number;
  taps: TapTimes[];
  arrivals: ArrivalTimes[];
};

/** A rush hour: most orders are in the kitchen, and the others are new or ready. */
async function fill(orders: BoardOrders, storeId: number, count: number): Promise<void> {
  for (let at = 0; at < count; at += 1)
    await orders.show(
      storeId,
      (['created', 'preparing', 'preparing', 'ready'] as const)[at % 4] ?? 'created',
    );
}

async function runRound(
  { board, count, taps, arrivals }: MeasuredBoard,
  orders: BoardOrders,
): Promise<void> {
  await board.page.bringToFront();
  for (let tap = 0; tap < tapsOfRound; tap += 1) taps.push(await tapAccept(board));
  arrivals.push(await measureArrivals(board, orders, count));
}

function printTaps(one: MeasuredBoard, all: MeasuredBoard): void {
  const of = ({ taps }: MeasuredBoard, name: keyof TapTimes) =>
    median(taps.map((times) => times[name]));
  printFigures(
    `From a tap to the next painted frame, CPU four times slower, median of ${rounds} rounds of ${tapsOfRound} taps, in turns`,
    [
      figure('open an order’s sheet, 1 open order', of(one, 'sheet'), 'ms'),
      figure(`open an order’s sheet, ${many} open orders`, of(all, 'sheet'), 'ms'),
      goalFigure('tapSheet', 'ratio', of(all, 'sheet') / of(one, 'sheet'), {
        ours: of(all, 'sheet'),
        yardstick: of(one, 'sheet'),
        unit: 'ms',
      }),
      figure('move a card, 1 open order', of(one, 'card'), 'ms'),
      figure(`move a card, ${many} open orders`, of(all, 'card'), 'ms'),
      goalFigure('tapCard', 'ratio', of(all, 'card') / of(one, 'card'), {
        ours: of(all, 'card'),
        yardstick: of(one, 'card'),
        unit: 'ms',
      }),
    ],
  );
}

function printArrivals(one: MeasuredBoard, all: MeasuredBoard): void {
  const of = ({ arrivals }: MeasuredBoard, name: keyof ArrivalTimes) =>
    median(arrivals.map((times) => times[name]));
  printFigures(
    `Script time for each order that arrives over the stream, CPU four times slower, median of ${rounds} in turns`,
    [
      figure('1 open order', of(one, 'arriving'), 'ms'),
      figure(`${many} open orders`, of(all, 'arriving'), 'ms'),
      figure('ratio', of(all, 'arriving') / of(one, 'arriving'), 'x', atMost(2)),
      orZero(figure('the same span without an order, 1 open order', of(one, 'idle'), 'ms')),
      orZero(figure(`the same span without an order, ${many} open orders`, of(all, 'idle'), 'ms')),
    ],
  );
}
