import {
  openOffice,
  type OfficeTimes,
  publishName,
  typeInOffice,
} from './back-office/office-page.ts';
import { noticeMs, untilShown } from './back-office/publication-times.ts';
import { insertBenchStaff } from './lib/bench-staff.ts';
import { atMost, figure, printFigures } from './lib/figures.ts';
import { median } from './lib/load.ts';
import { isSmoke, sized, sizedBy } from './lib/run-size.ts';
import { measure } from './lib/stack.ts';
import { openBrowser } from './page/browser.ts';
import { publishLargeMenu } from './page/page-brands.ts';

const rounds = sizedBy('BENCH_RUNS', 5, 1);
const words = ['pollo', 'queso', 'palta'].slice(0, sized(3, 1));
const allowedRatio = 1.5;
const brands = [
  { id: 'oficina20', products: 20, categories: 4 },
  { id: 'oficina500', products: 500, categories: 30 },
] as const;
/** A smoke run measures the small menu twice. */
const measured = isSmoke ? [brands[0], brands[0]] : brands;

/**
 * Measures the back office of the menu with 500 dishes beside the same page with 20, in turns: a
 * key press in the search and in the form of a dish, until the page rests. Then the time from the
 * press of “Publicar” until another server answers with the new menu, beside a bare notice of the
 * database in the same run. BENCH_RUNS sets the rounds.
 */
await measure(async (bench) => {
  for (const brand of new Set(measured))
    await publishLargeMenu(bench, { ...brand, pictures: 'shared' });
  const first = await bench.startServer({ RUN_JOBS: '0', ORDER_LIMITS: '0' });
  const other = await bench.startServer({ RUN_JOBS: '0', ORDER_LIMITS: '0' });
  const { browser } = await openBrowser();
  bench.atEnd(() => browser.close());
  const offices = [];
  for (const { id } of measured) {
    const [staff] = await insertBenchStaff(bench.databaseUrl, 1, 'owner', id);
    if (staff === undefined) throw new Error('nobody is signed in');
    const device = { host: `${id}.localhost`, port: first.port, storeId: 1, staff };
    offices.push({
      id,
      office: await openOffice(browser, { ...device, role: 'owner' }),
      times: [] as OfficeTimes[],
      published: [] as number[],
    });
  }
  for (let round = 0; round < rounds; round += 1)
    for (const { office, times } of offices) times.push(await typeInOffice(office, words));
  const notices: number[] = [];
  for (let round = 0; round < rounds; round += 1)
    for (const { id, office, published } of offices) {
      const name = `Plato ${notices.length} ${id}`;
      await publishName(office, name);
      published.push(await untilShown(other.port, `${id}.localhost`, name));
      notices.push(await noticeMs(bench.databaseUrl));
    }
  const [few, many] = offices;
  const of = (each: typeof few, key: keyof OfficeTimes): number =>
    median((each?.times ?? []).flatMap((times) => times[key]));
  printFigures(
    `A key press in the back office, main thread at a CPU slowdown of 4, median of ${rounds} rounds`,
    (['search', 'form'] as const).flatMap((key) => [
      figure(`in the ${key}, 20 dishes`, of(few, key), 'ms'),
      figure(`in the ${key}, 500 dishes`, of(many, key), 'ms'),
      figure('  ratio', of(many, key) / of(few, key), '', atMost(allowedRatio)),
    ]),
  );
  printFigures(`From “Publicar” until the page of another server has it, median of ${rounds}`, [
    figure('a bare notice of the database', median(notices), 'ms'),
    figure('20 dishes', median(few?.published ?? []), 'ms'),
    figure('500 dishes', median(many?.published ?? []), 'ms'),
  ]);
});
