import { keysOf } from '@comanda/domain/keys-of.ts';
import { type Labels, seriesOf } from './process-metrics.ts';

/** Durations that this process observes, with their help texts. */
const histogramNames = {
  comanda_call_seconds: 'Seconds that the API calls took, by endpoint',
  comanda_job_seconds: 'Seconds that jobs took, by name',
  comanda_provider_call_seconds: 'Seconds that calls to others took, by service',
  comanda_payment_webhook_lag_seconds:
    'Seconds from the arrival of webhooks until their payments were polled, by method',
} as const;
export type HistogramName = keyof typeof histogramNames;

/** Upper bounds of the buckets in seconds: from a fast call to the longest job. */
const bounds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 90] as const;
/** Limit of label combinations of each histogram. */
const maxSeries = 2_000;

/** `counts`: durations of each bucket alone, and at its end those above the last bound. */
type Observed = { labels: Labels; counts: number[]; sum: number };
export type Observe = (seconds: number) => void;

const histograms = new Map<HistogramName, Map<string, Observed>>();

/** Returns a function that adds a duration to a histogram's series; for calls that happen often. */
export function observerOf(name: HistogramName, labels: Labels): Observe {
  const observed = observedOf(name, labels);
  return (seconds) => {
    if (observed === null) return;
    const bucket = bounds.findIndex((bound) => seconds <= bound);
    const index = bucket < 0 ? bounds.length : bucket;
    observed.counts[index] = (observed.counts[index] ?? 0) + 1;
    observed.sum += seconds;
  };
}

/** Adds a duration to a histogram. */
export const observeSeconds = (name: HistogramName, labels: Labels, seconds: number): void =>
  observerOf(name, labels)(seconds);

/** Returns the series of these labels, or null beyond the limit. */
function observedOf(name: HistogramName, labels: Labels): Observed | null {
  const ofName = histograms.getOrInsertComputed(name, () => new Map());
  const key = seriesOf(name, labels);
  const found = ofName.get(key);
  if (found !== undefined) return found;
  if (ofName.size >= maxSeries) return null;
  const observed = { labels, counts: bounds.map(() => 0).concat(0), sum: 0 };
  ofName.set(key, observed);
  return observed;
}

/** Returns the histograms in Prometheus' text format. */
export const histogramLines = (): string[] =>
  keysOf(histogramNames).flatMap((name) => [
    `# HELP ${name} ${histogramNames[name]}`,
    `# TYPE ${name} histogram`,
    ...[...(histograms.get(name)?.values() ?? [])].flatMap((observed) => linesOf(name, observed)),
  ]);

function linesOf(name: string, { labels, counts, sum }: Observed): string[] {
  let total = 0;
  const buckets = [...bounds.map(String), '+Inf'].map((le, index) => {
    total += counts[index] ?? 0;
    return `${seriesOf(`${name}_bucket`, { ...labels, le })} ${total}`;
  });
  return [
    ...buckets,
    `${seriesOf(`${name}_sum`, labels)} ${sum}`,
    `${seriesOf(`${name}_count`, labels)} ${total}`,
  ];
}
