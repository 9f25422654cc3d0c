import { setTimeout as wait } from 'node:timers/promises';
import { atLeast, atMost, figure, printFigures } from '../lib/figures.ts';
import { median, quantile } from '../lib/load.ts';
import type { OpenBrowser } from './browser.ts';
import { type FirstInteraction, measureFirstInteraction } from './first-interaction.ts';
import { type LighthouseResult, medianReport, runLighthouse } from './lighthouse.ts';
import { measureIdlePhone, shiftOnDesktop } from './idle-figures.ts';
import { measureScriptBytes } from './script-bytes.ts';

/** The measured page, and the same page without scripts. */
type Page = { url: string; twin: string };

const runs = Number(process.env['BENCH_RUNS'] ?? 3);
const touches = Number(process.env['BENCH_TOUCHES'] ?? 12);

/**
 * The allowed ratio to the page without scripts, for a text and for a picture as the largest
 * element; a picture shares its bandwidth with the scripts.
 */
const allowedRatio = { text: 1.1, picture: 1.3 };

export async function paintFigures({ debugPort }: OpenBrowser, { url, twin }: Page): Promise<void> {
  const reports: { ours: LighthouseResult[]; bare: LighthouseResult[] } = { ours: [], bare: [] };
  for (let run = 0; run < runs; run += 1) {
    reports.bare.push(await runLighthouse(debugPort, twin));
    reports.ours.push(await runLighthouse(debugPort, url));
  }
  const [ours, bare] = [medianReport(reports.ours), medianReport(reports.bare)];
  const isPicture = reports.ours.some(({ picture }) => picture);
  const largest = isPicture
    ? 'a picture'
    : `the text “${reports.ours[0]?.largest.replaceAll(/\s+/g, ' ')}”`;
  printFigures(
    `Menu page in Lighthouse mobile, median of ${runs}; the largest element is ${largest}`,
    [
      figure('LCP of the same page without scripts', bare.lcp, 'ms'),
      figure('LCP', ours.lcp, 'ms'),
      figure(
        'ratio',
        ours.lcp / bare.lcp,
        '',
        atMost(isPicture ? allowedRatio.picture : allowedRatio.text),
      ),
      figure('first paint without scripts', bare.fcp, 'ms'),
      figure('first paint', ours.fcp, 'ms'),
      figure('layout shift', ours.cls, '', atMost(0.01)),
      figure('blocking time', ours.tbt, 'ms', atMost(20)),
      figure('performance', ours.performance, '', atLeast(100)),
      figure('accessibility', ours.accessibility, '', atLeast(100)),
      figure('best practices', ours.practices, '', atLeast(100)),
      figure('search engines', ours.seo, '', atLeast(100)),
    ],
  );
}

/**
 * The longest task of a single load is noisy, so the figure is the median of several loads, beside
 * that of the page without scripts.
 */
export async function idleFigures({ browser }: OpenBrowser, { url, twin }: Page): Promise<void> {
  const ours = [];
  const bare = [];
  for (let run = 0; run < runs; run += 1) {
    bare.push(await measureIdlePhone(browser, twin));
    ours.push(await measureIdlePhone(browser, url));
  }
  const shift = await shiftOnDesktop(browser, url);
  printFigures(
    `Before the first touch: tasks of over 50 ms with the CPU four times slower, median of ${runs}; shifts at 1280`,
    [
      figure('elements of the page', ours[0]?.elements ?? Number.NaN),
      figure(
        'longest task without scripts (0: none over 50)',
        median(bare.map(({ longestTask }) => longestTask)),
        'ms',
      ),
      figure(
        'longest task (0: none over 50)',
        median(ours.map(({ longestTask }) => longestTask)),
        'ms',
        atMost(50),
      ),
      figure('layout shift on a desktop, loading', shift.loading, '', atMost(0.01)),
      figure('layout shift on a desktop, read to its end', shift.reading, '', atMost(0.01)),
    ],
  );
}

export async function scriptFigures({ browser }: OpenBrowser, { url }: Page): Promise<void> {
  const { beforeTouch, atRest, all, afterTouch } = await measureScriptBytes(browser, url);
  const kB = (bytes: number) => bytes / 1_000;
  printFigures('Scripts of the menu page, brotli', [
    figure('run before the first touch', kB(beforeTouch), 'kB', atMost(14)),
    figure('fetched when the page rests', kB(atRest), 'kB'),
    figure('run once a product is open', kB(afterTouch), 'kB'),
    figure('fetched in all, a product open', kB(all), 'kB', atMost(100)),
  ]);
}

/** The presses are spread evenly over the page's early life, in an irregular order. */
export async function interactionFigures({ browser }: OpenBrowser, { url }: Page): Promise<void> {
  const results: FirstInteraction[] = [];
  for (let load = 0; load < touches; load += 1) {
    results.push(await measureFirstInteraction(browser, url, (load * 0.618_034) % 1));
    await wait(0);
  }
  const sorted = (values: readonly number[]) =>
    values.filter((ms) => !Number.isNaN(ms)).sort((a, b) => a - b);
  const waits = sorted(results.map((result) => result.wait));
  printFigures(`First touch on ${touches} fresh loads, CPU four times slower`, [
    figure('earliest moment', Math.min(...results.map(({ afterMs }) => afterMs)), 'ms'),
    figure('latest moment', Math.max(...results.map(({ afterMs }) => afterMs)), 'ms'),
    figure('touches lost', results.filter(({ opened }) => !opened).length, '', atMost(0)),
    figure('touches without a visible reaction', touches - waits.length, '', atMost(0)),
    figure('median wait for the first reaction', quantile(waits, 0.5), 'ms'),
    figure('longest wait for the first reaction', waits.at(-1) ?? Number.NaN, 'ms', atMost(200)),
    figure(
      'median wait for the whole sheet',
      median(sorted(results.map((result) => result.whole))),
      'ms',
    ),
  ]);
}
