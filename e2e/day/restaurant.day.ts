import { expect, test } from '@playwright/test';
import { atMost, figure, printFigures } from '../../bench/lib/figures.ts';
import { publishBurgerCopy } from '../support/publish-burger-copy.ts';
import { serverAddress } from '../support/restaurant.ts';
import { checkBooks } from './check-books.ts';
import { checkPapers } from './check-papers.ts';
import { ordersThatDidNotRing } from './check-rings.ts';
import { newLog } from './day-log.ts';
import { countDrawer, openDrawer } from './drawer.ts';
import { openKitchenPrinter } from './kitchen-printer.ts';
import { planDay } from './plan-day.ts';
import { openRouter } from './router.ts';
import { workThroughDay } from './work-through-day.ts';

const brand = 'dia';
const seed = Number(process.env['DAY_SEED'] ?? Date.now() % 1_000_000);
const orderCount = Number(process.env['DAY_ORDERS'] ?? 200);
const outageMs = Number(process.env['DAY_OUTAGE_MS'] ?? 90_000);

/**
 * A day of a restaurant with two tablets, three riders, a cook who locks the screen after each tap,
 * and a router that dies: no tap is lost, every order rings, and all books are right.
 */
test(`a day of ${orderCount} orders`, async ({ browser }) => {
  process.stdout.write(`DAY_SEED=${seed}\n`);
  await publishBurgerCopy(brand, ({ stores: [first] }) => {
    Object.assign(first ?? {}, { ordersGoTo: 'counter', slotCapacity: null });
  });
  const log = newLog();
  const router = await openRouter(Number(new URL(serverAddress()).port));
  const staff = await openDrawer(brand);
  const printer = await openKitchenPrinter(staff);
  const startedAt = Date.now();
  await workThroughDay(browser, {
    ...{ brand, router, log, outageMs, printer },
    plan: planDay(seed, orderCount),
  });
  const books = await checkBooks(brand, log);
  const difference = await countDrawer(staff, books.cash);
  router.close();
  const silent = ordersThatDidNotRing(log);
  const { dropped, ...papers } = await checkPapers(brand, log, printer);
  const wrong = { ...books, ...papers, cash: [], silent };
  printFigures(`A day of ${orderCount} orders, seed ${seed}`, [
    figure('it took', (Date.now() - startedAt) / 60_000, 'min'),
    figure('orders', log.orders.size),
    figure('taps', log.taps.length),
    figure('taps lost', books.lost.length, '', atMost(0)),
    figure('taps that staff made again', books.repeated.length, '', atMost(0)),
    figure('actions without a tap', books.doubled.length, '', atMost(0)),
    figure('orders that ended otherwise', books.wrongEnd.length, '', atMost(0)),
    figure('wrong money at the provider', books.wrongAtProvider.length, '', atMost(0)),
    figure('wrong cash in the ledger', books.wrongCash.length, '', atMost(0)),
    figure('difference of the drawer', difference, '', atMost(0)),
    figure('orders that rang late', silent.length, '', atMost(0)),
    figure('“Sin conexión” after', slowest(log.saidOffline) / 1_000, 's', atMost(10)),
    figure('orders without a paper', papers.withoutPaper.length, '', atMost(0)),
    figure('papers of orders that ended before', dropped.length),
    figure('second papers without “COPIA”', papers.unmarkedCopies.length, '', atMost(0)),
    figure('“no tiene papel” after', slowest(log.saidPaperOut) / 1_000, 's', atMost(30)),
    figure('steps that were tried again', log.trouble.length),
  ]);
  for (const [what, orders] of Object.entries(wrong)) expect.soft(orders, what).toEqual([]);
  expect(difference, 'the drawer').toBe(0);
  expect(log.orders.size, 'orders').toBe(orderCount);
  expect(slowest(log.saidOffline), 'a tablet says that it has no connection').toBeLessThanOrEqual(
    10_000,
  );
});

const slowest = (spans: readonly number[]): number =>
  spans.length === 0 ? Number.POSITIVE_INFINITY : Math.max(...spans);
