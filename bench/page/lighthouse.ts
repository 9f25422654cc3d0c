import lighthouse from 'lighthouse';
import { median } from '../lib/load.ts';
import { isSmoke } from '../lib/run-size.ts';

/** Times in milliseconds, scores from 0 to 100. */
export type LighthouseReport = {
  lcp: number;
  fcp: number;
  cls: number;
  tbt: number;
  performance: number;
  accessibility: number;
  practices: number;
  seo: number;
};
/** `picture`: the largest painted element is a picture, not text. */
export type LighthouseResult = LighthouseReport & { picture: boolean; largest: string };

/** A smoke run leaves out the audits that take longest; their scores are then NaN. */
const categories = ['performance', ...(isSmoke ? [] : ['accessibility', 'best-practices', 'seo'])];

/**
 * Lighthouse's mobile run with its defaults (a slow phone on a slow network, simulated), with an
 * empty cache each time.
 */
export async function runLighthouse(debugPort: number, url: string): Promise<LighthouseResult> {
  const result = await lighthouse(url, {
    port: debugPort,
    onlyCategories: categories,
    logLevel: 'error',
    output: 'json',
  });
  if (!result) throw new Error(`Lighthouse gave no result for ${url}`);
  const { audits, categories: found } = result.lhr;
  const largest = nodeIn(audits['lcp-breakdown-insight']?.details);
  const value = (name: string): number => audits[name]?.numericValue ?? Number.NaN;
  const score = (name: string): number => Math.round((found[name]?.score ?? Number.NaN) * 100);
  return {
    lcp: value('largest-contentful-paint'),
    fcp: value('first-contentful-paint'),
    cls: value('cumulative-layout-shift'),
    tbt: value('total-blocking-time'),
    performance: score('performance'),
    accessibility: score('accessibility'),
    practices: score('best-practices'),
    seo: score('seo'),
    picture: /^<img/i.test(largest?.snippet ?? ''),
    largest: largest?.nodeLabel ?? '',
  };
}

type Node = { snippet?: string; nodeLabel?: string };

/** Finds the element named somewhere in the audit's details. */
function nodeIn(details: unknown): Node | undefined {
  if (typeof details !== 'object' || details === null) return undefined;
  if ('type' in details && details.type === 'node') return details as Node;
  for (const inner of Object.values(details)) {
    const found = nodeIn(inner);
    if (found) return found;
  }
  return undefined;
}

export function medianReport(reports: readonly LighthouseReport[]): LighthouseReport {
  const middle = (key: keyof LighthouseReport): number =>
    median(reports.map((report) => report[key]));
  return {
    lcp: middle('lcp'),
    fcp: middle('fcp'),
    cls: middle('cls'),
    tbt: middle('tbt'),
    performance: middle('performance'),
    accessibility: middle('accessibility'),
    practices: middle('practices'),
    seo: middle('seo'),
  };
}
