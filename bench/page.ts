import { setTimeout as wait } from 'node:timers/promises';
import { atLeast, atMost, figure, print } from './lib/figures.ts';
import { quantile } from './lib/load.ts';
import { measure } from './lib/stack.ts';
import { openBrowser, type OpenBrowser } from './page/browser.ts';
import { type Touch, touchEarly } from './page/first-touch.ts';
import { middleReport, type Report, runLighthouse } from './page/lighthouse.ts';
import { weighScripts } from './page/script-bytes.ts';
import { startTwin } from './page/twin-without-scripts.ts';

const runs = Number(process.env['BENCH_RUNS'] ?? 5);
const touches = Number(process.env['BENCH_TOUCHES'] ?? 50);

/** The menu page on a slow phone, beside the same page without scripts; the scripts it sends; and the first touch. */
await measure(async (bench) => {
  const server = await bench.startServer({ RUN_JOBS: '0' });
  const opened = await openBrowser();
  bench.atEnd(() => opened.browser.close());
  const page = `http://${bench.host}:${server.port}/`;
  const twin = await startTwin({ host: bench.host, port: server.port });
  bench.atEnd(async () => twin.server.close());
  await lighthouseFigures(opened, page, `http://${bench.host}:${twin.port}/`);
  await scriptFigures(opened, page);
  await touchFigures(opened, page);
});

async function lighthouseFigures({ debugPort }: OpenBrowser, page: string, twin: string): Promise<void> {
  const reports: { ours: Report[]; bare: Report[] } = { ours: [], bare: [] };
  for (let run = 0; run < runs; run += 1) {
    reports.bare.push(await runLighthouse(debugPort, twin));
    reports.ours.push(await runLighthouse(debugPort, page));
  }
  const ours = middleReport(reports.ours);
  const bare = middleReport(reports.bare);
  print(`Menu page in Lighthouse mobile, median of ${runs}`, [
    figure('LCP of the same page without scripts', bare.lcp, 'ms'),
    figure('LCP', ours.lcp, 'ms'),
    figure('ratio', ours.lcp / bare.lcp, '', atMost(1.1)),
    figure('first paint without scripts', bare.fcp, 'ms'),
    figure('first paint', ours.fcp, 'ms'),
    figure('layout shift', ours.cls, '', atMost(0.01)),
    figure('blocking time', ours.tbt, 'ms', atMost(20)),
    figure('performance', ours.performance, '', atLeast(100)),
    figure('accessibility', ours.accessibility, '', atLeast(100)),
    figure('best practices', ours.practices),
    figure('search engines', ours.seo),
  ]);
}

async function scriptFigures({ browser }: OpenBrowser, page: string): Promise<void> {
  const { beforeTouch, atRest, all, afterTouch } = await weighScripts(browser, page);
  const kB = (bytes: number) => bytes / 1_000;
  print('Scripts of the menu page, brotli', [
    figure('run before the first touch', kB(beforeTouch), 'kB', atMost(14)),
    figure('fetched when the page rests', kB(atRest), 'kB'),
    figure('run once a product is open', kB(afterTouch), 'kB'),
    figure('fetched in all, a product open', kB(all), 'kB', atMost(100)),
  ]);
}

/** The moments are spread evenly over the page's early life, in an order without a pattern. */
async function touchFigures({ browser }: OpenBrowser, page: string): Promise<void> {
  const results: Touch[] = [];
  for (let load = 0; load < touches; load += 1) {
    results.push(await touchEarly(browser, page, (load * 0.618_034) % 1));
    await wait(0);
  }
  const waits = results
    .map((result) => result.wait)
    .filter((ms) => !Number.isNaN(ms))
    .sort((a, b) => a - b);
  print(`First touch on ${touches} fresh loads, CPU four times slower`, [
    figure('earliest moment', Math.min(...results.map(({ afterMs }) => afterMs)), 'ms'),
    figure('latest moment', Math.max(...results.map(({ afterMs }) => afterMs)), 'ms'),
    figure('touches lost', results.filter(({ opened }) => !opened).length, '', atMost(0)),
    figure('touches whose first sign was not seen', touches - waits.length, '', atMost(0)),
    figure('median wait for a sign', quantile(waits, 0.5), 'ms'),
    figure('longest wait for a sign', waits.at(-1) ?? Number.NaN, 'ms', atMost(200)),
  ]);
}
