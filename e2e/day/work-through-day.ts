import type { Browser, Page } from '@playwright/test';
import type { DemoBrand } from '../support/demo-brands.ts';
import { handOverCodeOf } from '../support/hand-over-code.ts';
import { type DayLog, type DayOrder, noteTrouble } from './day-log.ts';
import type { KitchenPrinter } from './kitchen-printer.ts';
import type { PlannedOrder } from './plan-day.ts';
import { openRiders, type Riders } from './riders.ts';
import type { Router } from './router.ts';
import { openShoppers } from './shoppers.ts';
import { type DayTablet, openDayTablet, says } from './tablet.ts';
import { unanswered, workOnNextCard } from './work-at-tablet.ts';

type Day = {
  brand: string;
  router: Router;
  log: DayLog;
  outageMs: number;
  printer: KitchenPrinter;
  plan: readonly PlannedOrder[];
};

/** Shoppers order no faster than staff answers: a queue of so many waits at most. */
const longestQueue = 8;
/** The day is over when all have ordered, and nobody tapped anything for so long. */
const quietMs = 45_000;
/** A day with so many failed steps is given up. */
const mostTrouble = 100;
/** The kitchen's printer has no paper for so long. */
const paperOutMs = 60_000;
/** The cook has every so many orders, and the manager the others. */
const shareOfCook = 4;

/** Runs shoppers, two tablets, three riders and the failing router side by side. */
export async function workThroughDay(browser: Browser, day: Day): Promise<void> {
  const { brand, router, log } = day;
  const place = { brand, origin: `http://${brand}.localhost:${router.port}` };
  const manager = await openDayTablet(browser, log, {
    ...{ ...place, name: 'Rosa Pinto', role: 'manager' },
  });
  const cook = await openDayTablet(browser, log, { ...place, name: 'Ana Cocina', role: 'crew' });
  const codeOf = (id: string) => handOverCodeOf(brand as DemoBrand, id);
  const riders = await openRiders(browser, { log, codeOf });
  const work = { log, codeOf, giveToRider: riders.give };
  const isOfCook = ({ isDelivery, fate, number }: DayOrder): boolean =>
    !isDelivery && fate === 'handedOver' && Number(number) % shareOfCook === 0;
  let isOver = false;
  const repeat = async (who: string, step: () => Promise<void>, page?: Page): Promise<void> => {
    while (!isOver && log.trouble.length < mostTrouble) {
      await step().catch(async (error: unknown) => {
        noteTrouble(log, `${who}: ${short(error)}`);
        if (page !== undefined) await returnToBoard(page).catch(() => undefined);
      });
    }
  };
  const serve = (page: Page, isMine: (order: DayOrder) => boolean) =>
    workOnNextCard(page, { ...work, isMine });
  const all = orderAll(day, [manager, cook]).then(() => untilQuiet(log));
  await Promise.all([
    all.finally(() => {
      isOver = true;
    }),
    repeat(
      manager.name,
      async () => {
        const isServed = await serve(manager.page, (order) => !isOfCook(order));
        if (!isServed) await pause(manager.page);
      },
      manager.page,
    ),
    repeat(
      cook.name,
      async () => {
        const isServed = await serve(cook.page, isOfCook);
        await (isServed ? cook.lockAndReturn() : pause(cook.page));
      },
      cook.page,
    ),
    repeat('riders', () => rideOn(riders, manager.page)),
    repeat('printer', async () => {
      await day.printer.collect();
      await wait(1_000);
    }),
  ]);
  await riders.close();
  await manager.close();
  await cook.close();
}

/** Orders as the plan says, one shopper after the other; the router dies in the middle. */
async function orderAll(day: Day, tablets: readonly DayTablet[]): Promise<void> {
  const { plan, log } = day;
  const order = await openShoppers(day.brand);
  let outage: Promise<void> = Promise.resolve();
  let paperOut: Promise<void> = Promise.resolve();
  for (const [at, planned] of plan.entries()) {
    if (at === Math.floor(plan.length / 3)) outage = loseConnection(day, tablets);
    if (at === Math.floor((plan.length * 2) / 3)) paperOut = runOutOfPaper(day, tablets);
    while (unanswered(log) >= longestQueue && !isDead(log)) await wait(200);
    await order(log, planned);
    if (isDead(log)) await wait(5_000);
  }
  await Promise.all([outage, paperOut]);
}

/** The kitchen's printer has no paper for a while; notes how soon each tablet says so. */
async function runOutOfPaper({ log, printer }: Day, tablets: readonly DayTablet[]): Promise<void> {
  const from = Date.now();
  await printer.setPaper(false);
  const over = wait(paperOutMs);
  await Promise.all(
    tablets.map(async ({ page }) => {
      while (!(await says(page, 'no tiene papel')) && Date.now() < from + paperOutMs)
        await wait(100);
      log.saidPaperOut.push(Date.now() - from);
    }),
  );
  await over;
  await printer.setPaper(true);
}

const isDead = ({ outages }: DayLog): boolean =>
  outages.some(({ until }) => until === Number.POSITIVE_INFINITY);

/** The router dies for a while; notes how soon each tablet says so. */
async function loseConnection(
  { log, router, outageMs }: Day,
  tablets: readonly DayTablet[],
): Promise<void> {
  const outage = { from: Date.now(), until: Number.POSITIVE_INFINITY };
  log.outages.push(outage);
  router.die();
  const over = wait(outageMs);
  await Promise.all(
    tablets.map(async ({ page }) => {
      while (!(await says(page, 'Sin conexión')) && Date.now() < outage.from + outageMs)
        await wait(100);
      log.saidOffline.push(Date.now() - outage.from);
    }),
  );
  await over;
  router.revive();
  outage.until = Date.now();
}

/** Resolves once nobody has tapped anything for a while. */
async function untilQuiet({ taps, trouble }: DayLog): Promise<void> {
  let seen = -1;
  while (seen !== taps.length + trouble.length) {
    seen = taps.length + trouble.length;
    await wait(quietMs);
  }
}

async function rideOn(riders: Riders, page: Page): Promise<void> {
  await riders.ride();
  await pause(page);
}

/** Leaves whatever is open and returns to the board. */
async function returnToBoard(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Pedidos', exact: true }).click({ timeout: 5_000 });
}

const pause = (page: Page): Promise<void> => page.waitForTimeout(300);
const wait = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
const short = (error: unknown): string =>
  String(error).split('\n').slice(0, 3).join(' ').slice(0, 240);
