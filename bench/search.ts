import { median } from './lib/load.ts';
import { openBrowser } from './page/browser.ts';
import { publishLargeMenu } from './page/page-brands.ts';
import { isSmoke, sized, sizedBy } from './lib/run-size.ts';
import { type Bench, measure } from './lib/stack.ts';
import { atMost, figure, printFigures } from './lib/figures.ts';
import { type KeyTimes, openSearch, typeWords } from './search/key-presses.ts';

const rounds = sizedBy('BENCH_RUNS', 5, 1);
const slowdown = 4;
const allowedRatio = 1.5;
/** Words that both menus have, a word with a slip, and one that no menu has. */
const words = ['hamburguesas', 'sin gluten', 'ensalda', 'pollo', 'vegano', 'xilofono'].slice(
  0,
  sized(6, 1),
);

const brands = [
  { id: 'carta60', products: 60, categories: 10 },
  { id: 'carta500', products: 500, categories: 30 },
] as const;

const names = {
  first: 'the first key, which replaces the menu by hits',
  next: 'each further key',
  clear: 'clearing the field, which brings the menu back',
};

/**
 * Measures what a key press in the menu's search costs the main thread of a slow phone, until the
 * hits are painted: in a menu of 500 dishes beside one of 60, in turns. BENCH_RUNS sets the rounds.
 */
await measure(async (bench) => {
  const hosts = isSmoke ? [bench.host, bench.host] : await publishBrands(bench);
  const server = await bench.startServer({ RUN_JOBS: '0' });
  const { browser } = await openBrowser();
  bench.atEnd(() => browser.close());
  const times: KeyTimes[][] = hosts.map(() => []);
  for (let round = 0; round < rounds; round += 1)
    for (const [place, host] of hosts.entries()) {
      const search = await openSearch(browser, {
        url: `http://${host}:${server.port}/`,
        slowdown,
      });
      times[place]?.push(await typeWords(search, words));
      await search.close();
    }
  const [few = [], many = []] = times;
  printFigures(
    `A key press in the search, main thread at a CPU slowdown of ${slowdown}, median of ${rounds} rounds and ${words.length} words`,
    (['first', 'next', 'clear'] as const).flatMap((key) => rowsOf(key, few, many)),
  );
});

/** Returns the hosts of both menus. A smoke run searches the first demo brand's menu twice. */
async function publishBrands(bench: Bench): Promise<readonly string[]> {
  for (const brand of brands) await publishLargeMenu(bench, { ...brand, pictures: 'shared' });
  return brands.map(({ id }) => `${id}.localhost`);
}

function rowsOf(key: keyof KeyTimes, few: readonly KeyTimes[], many: readonly KeyTimes[]) {
  const [yardstick, ours] = [few, many].map((each) => median(each.flatMap((times) => times[key])));
  return [
    figure(`${names[key]}, 60 dishes`, yardstick ?? Number.NaN, 'ms'),
    figure(`${names[key]}, 500 dishes`, ours ?? Number.NaN, 'ms'),
    figure('  ratio', (ours ?? Number.NaN) / (yardstick ?? Number.NaN), '', atMost(allowedRatio)),
  ];
}
