export type Goal = { kind: 'atLeast' | 'atMost'; value: number };

/**
 * A row of the table of goals. `yardstick`: that beside which it is measured, or null if the goal
 * is an amount of its own. `chart`: the picture that draws it. `bench`: the program that prints it,
 * or null for a figure that a person notes.
 */
type GoalRow = {
  title: string;
  yardstick: string | null;
  unit: string;
  goal: Goal;
  chart: ChartId;
  bench: string | null;
};

/** The charts in the order of docs/benchmarks.md, with their titles. */
export const charts = {
  order: 'An order',
  'order-with-jobs': 'An order while jobs, kitchen and mails run',
  price: 'A price',
  menu: 'A menu',
  'first-load': 'The first load on a phone',
  touch: 'The first touch on a phone',
  scripts: 'Scripts',
  start: 'Starts',
  memory: 'Memory of a server',
  neighbours: 'A brand beside a flooded one',
  packages: 'Run-time packages',
  counter: 'The counter',
  tests: 'The test run',
  scale: 'Past one machine',
} as const;

export type ChartId = keyof typeof charts;

const least = (value: number): Goal => ({ kind: 'atLeast', value });
const most = (value: number): Goal => ({ kind: 'atMost', value });
const pgbench = 'pgbench’s order in three statements';
const bare = 'a bare Fastify route, same bytes';
const without = 'the same cart without';
const withoutScripts = 'the page without scripts';
const one = 'a board of one order';

/** Goals by id. A bench names the id of each figure that fills a row. */
export const goals = {
  guestOrder: row('Guest orders, durable', pgbench, '', least(0.2), 'order', 'order'),
  orderP99: row('p99 of their three calls', 'pgbench’s p99', '', most(4), 'order', 'order'),
  orderWithDiscounts: row(
    'Orders with coupon and points',
    'orders without',
    '',
    least(0.7),
    'order',
    'order',
  ),
  orderWithJobs: row(
    'Guest orders with jobs',
    'the same without jobs',
    '',
    least(0.5),
    'order-with-jobs',
    'order',
  ),
  orderWithJobsP99: row(
    'p99 with jobs',
    'p99 without jobs',
    '',
    most(3),
    'order-with-jobs',
    'order',
  ),
  price: row('Prices of five lines', 'a bare POST, same bytes', '', least(0.5), 'price', 'price'),
  priceP99: row('p99 of a price', 'p99 of the bare POST', '', most(1.5), 'price', 'price'),
  priceCoupon: row('Prices with a coupon', without, '', least(0.6), 'price', 'price'),
  pricePoints: row('Prices with points', without, '', least(0.6), 'price', 'price'),
  priceBoth: row('Prices with both', without, '', least(0.6), 'price', 'price'),
  menuJson: row('Menus as JSON, plain', bare, '', least(0.95), 'menu', 'menu'),
  menuBrotli: row('Menus as JSON, brotli', bare, '', least(0.95), 'menu', 'menu'),
  menuPage: row('Menu pages, brotli', bare, '', least(0.95), 'menu', 'menu'),
  menuP99: row(
    'p99, the worst of the three',
    'p99 of the bare route',
    '',
    most(1.3),
    'menu',
    'menu',
  ),
  lcp: row('LCP', withoutScripts, '', most(1.05), 'first-load', 'page'),
  blockingTime: row('Blocking time', withoutScripts, 'ms', most(50), 'first-load', 'page'),
  longestTask: row(
    'Longest task, a quarter of the CPU',
    withoutScripts,
    'ms',
    most(50),
    'first-load',
    'page',
  ),
  longestTaskWithoutScripts: row(
    'Longest task of the page without scripts',
    null,
    'ms',
    most(50),
    'first-load',
    'page',
  ),
  firstSign: row('Touch to the first sign', null, 'ms', most(100), 'touch', 'page'),
  wholeSheet: row('Touch to the whole sheet', null, 'ms', most(800), 'touch', 'page'),
  scriptsBeforeTouch: row('Before the first touch', null, 'kB', most(10), 'scripts', 'page'),
  scriptsProductOpen: row('Once a product is open', null, 'kB', most(85), 'scripts', 'page'),
  scriptsOfScreen: row(
    'The largest further screen, map aside',
    null,
    'kB',
    most(15),
    'scripts',
    'scripts',
  ),
  freshClone: row('npm start of a fresh clone', null, 's', most(45), 'start', null),
  serverStart: row(
    'A server’s start to its first page',
    'a bare Node process',
    '',
    most(8),
    'start',
    'start',
  ),
  memoryIdle: row('Idle, after a page', 'a bare Node process', 'MiB', most(95), 'memory', 'start'),
  memoryAfterPages: row(
    'After 2,000 pages',
    'a bare Node process',
    'MiB',
    most(120),
    'memory',
    'start',
  ),
  memoryUnderOrders: row(
    'Under 36 orders/s for ten minutes',
    null,
    'MiB',
    most(160),
    'memory',
    'memory',
  ),
  neighbourP99: row(
    'p99 of a menu',
    'the same load on another process',
    '',
    most(1.2),
    'neighbours',
    'neighbours',
  ),
  packages: row('Packages', null, '', most(90), 'packages', 'packages'),
  packagesSize: row('Their size', null, 'MB', most(40), 'packages', 'packages'),
  tapSheet: row('A tap that opens a sheet, 200 orders', one, '', most(1.2), 'counter', 'board'),
  tapCard: row('A tap that moves a card, 200 orders', one, '', most(1.2), 'counter', 'board'),
  counterFirstLoad: row('Scripts of the first load', null, 'kB', most(85), 'counter', 'scripts'),
  failoverSeconds: row(
    'Killed primary: until orders pass again',
    null,
    's',
    most(30),
    'scale',
    'scale-failover',
  ),
  failoverLost: row(
    'Acknowledged orders lost with a synchronous replica',
    null,
    '',
    most(0),
    'scale',
    'scale-failover',
  ),
  failedCallsAtRestart: row(
    'Failed calls while servers are replaced',
    null,
    '',
    most(0),
    'scale',
    'scale-servers',
  ),
  poolingFailed: row(
    'Failed transactions of 2,000 clients on 40 connections',
    null,
    '',
    most(0),
    'scale',
    'scale-pooling',
  ),
  growthOrders: row(
    'Orders with 2,000,000 before them: times slower',
    'an empty database',
    '',
    most(1.2),
    'scale',
    'scale-growth',
  ),
  growthOrderP99: row(
    'p99 of their three calls',
    'an empty database',
    '',
    most(1.5),
    'scale',
    'scale-growth',
  ),
  testRun: row('npm test on a quiet machine', null, 's', most(900), 'tests', null),
  moveFailures: row(
    'Orders lost, doubled or given up while a brand moves',
    null,
    '',
    most(0),
    'scale',
    'scale-moves',
  ),
  chaosOnTwo: row(
    'Kinds of violations in a chaos run on two databases',
    null,
    '',
    most(0),
    'scale',
    'scale-chaos',
  ),
  twoDatabases: row(
    'Orders of two brands in two databases',
    'one database',
    '',
    least(0.95),
    'scale',
    'scale-cost',
  ),
} as const satisfies Record<string, GoalRow>;

export type GoalId = keyof typeof goals;

function row(
  title: string,
  yardstick: string | null,
  unit: string,
  goal: Goal,
  chart: ChartId,
  bench: string | null,
): GoalRow {
  return { title, yardstick, unit, goal, chart, bench };
}
