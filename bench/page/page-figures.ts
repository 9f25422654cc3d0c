import { print } from '../../scripts/run-script.mjs';
import { atLeast, atMost, figure, goalFigure, orZero, printFigures } from '../lib/figures.ts';
import { median } from '../lib/load.ts';
import { isSmoke, sizedBy } from '../lib/run-size.ts';
import type { OpenBrowser } from './browser.ts';
import { type FirstInteraction, measureFirstInteraction } from './first-interaction.ts';
import { type LighthouseResult, medianReport, runLighthouse } from './lighthouse.ts';
import { measureIdlePhone, shiftOnDesktop } from './idle-figures.ts';
import { measureScriptBytes } from './script-bytes.ts';

/** The measured page, and the same page without scripts. */
type Page = { url: string; twin: string };

const runs = sizedBy('BENCH_RUNS', 3, 1);
const touches = sizedBy('BENCH_TOUCHES', 12, 1);

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
      goalFigure('lcp', 'ratio', ours.lcp / bare.lcp, {
        ours: ours.lcp,
        yardstick: bare.lcp,
        unit: 'ms',
      }),
      figure('first paint without scripts', bare.fcp, 'ms'),
      figure('first paint', ours.fcp, 'ms'),
      orZero(figure('layout shift', ours.cls, '', atMost(0.01))),
      orZero(figure('blocking time without scripts', bare.tbt, 'ms')),
      orZero(
        goalFigure('blockingTime', 'blocking time', ours.tbt, {
          ours: ours.tbt,
          yardstick: bare.tbt,
          unit: 'ms',
        }),
      ),
      figure('performance', ours.performance, '', atLeast(100)),
      ...(isSmoke
        ? []
        : [
            figure('accessibility', ours.accessibility, '', atLeast(100)),
            figure('best practices', ours.practices, '', atLeast(100)),
            figure('search engines', ours.seo, '', atLeast(100)),
          ]),
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
  const [longest, twins] = [ours, bare].map((results) =>
    median(results.map(({ longestTask }) => longestTask)),
  ) as [number, number];
  const shift = await shiftOnDesktop(browser, url);
  printFigures(
    `Before the first touch: tasks of over 50 ms with the CPU four times slower, median of ${runs}; shifts at 1280`,
    [
      figure('elements of the page', ours[0]?.elements ?? Number.NaN),
      orZero(
        goalFigure(
          'longestTaskWithoutScripts',
          'longest task without scripts (0: none over 50)',
          twins,
        ),
      ),
      orZero(
        goalFigure('longestTask', 'longest task (0: none over 50)', longest, {
          ours: longest,
          yardstick: twins,
          unit: 'ms',
        }),
      ),
      orZero(figure('layout shift on a desktop, loading', shift.loading, '', atMost(0.01))),
      orZero(figure('layout shift on a desktop, read to its end', shift.reading, '', atMost(0.01))),
    ],
  );
}

export async function scriptFigures({ browser }: OpenBrowser, { url }: Page): Promise<void> {
  const { beforeTouch, atRest, all, afterTouch } = await measureScriptBytes(browser, url);
  const kB = (bytes: number) => bytes / 1_000;
  printFigures('Scripts of the menu page, brotli', [
    goalFigure('scriptsBeforeTouch', 'run before the first touch', kB(beforeTouch)),
    figure('fetched when the page rests', kB(atRest), 'kB'),
    figure('run once a product is open', kB(afterTouch), 'kB'),
    goalFigure('scriptsProductOpen', 'fetched in all, a product open', kB(all)),
  ]);
}

/** The presses are spread evenly over the page's early life, in an irregular order. */
export async function interactionFigures({ browser }: OpenBrowser, { url }: Page): Promise<void> {
  const results: FirstInteraction[] = [];
  for (let load = 0; load < touches; load += 1)
    results.push(await measureFirstInteraction(browser, url, (load * 0.618_034) % 1));
  const reached = results.filter((one) => one.kind === 'reached');
  const missed = results.filter((one) => one.kind === 'missed');
  const ages = reached.map(({ afterMs }) => afterMs);
  const waits = sorted(reached.map(({ wait }) => wait));
  const wholes = sorted(reached.map(({ whole }) => whole));
  printFigures(`First touch on ${touches} fresh loads, CPU four times slower`, [
    figure('earliest moment', ages.length > 0 ? Math.min(...ages) : Number.NaN, 'ms'),
    figure('latest moment', ages.length > 0 ? Math.max(...ages) : Number.NaN, 'ms'),
    figure('presses of this program beside the product', missed.length, '', atMost(0)),
    figure('touches that the page lost', reached.length - wholes.length, '', atMost(0)),
    figure('touches without a visible reaction', reached.length - waits.length, '', atMost(0)),
    goalFigure('firstSign', 'median wait for the first reaction', median(waits)),
    figure('longest wait for the first reaction', waits.at(-1) ?? Number.NaN, 'ms'),
    goalFigure('wholeSheet', 'median wait for the whole sheet', median(wholes)),
    figure('longest wait for the whole sheet', wholes.at(-1) ?? Number.NaN, 'ms'),
  ]);
  for (const { why } of missed) print(`  missed by this program: ${why}`);
}

const sorted = (values: readonly number[]): number[] =>
  values.filter((ms) => !Number.isNaN(ms)).sort((a, b) => a - b);
