import type { Database } from './db/database.ts';
import { jobMetrics } from './jobs/job-metrics.ts';
import { histogramLines, observerOf } from './observe/histograms.ts';
import {
  type CounterSeries,
  declareCounter,
  type Labels,
  type MetricName,
  metricLines,
  seriesOf,
} from './observe/process-metrics.ts';

export type Recorder = (status: number, seconds: number) => void;

/** Counters beside those of the API calls, for the operator's alerts. */
const counterNames = [
  'comanda_kitchen_failures_total',
  'comanda_kitchen_alerts_total',
  'comanda_unaccepted_alerts_total',
  'comanda_limit_hits_total',
  'comanda_mails_dropped_total',
  'comanda_unhandled_rejections_total',
  'comanda_client_errors_total',
] as const;
type CounterName = (typeof counterNames)[number];
const isCounterName = (name: string): name is CounterName =>
  counterNames.some((counter) => counter === name);

/** A series that an alert reads, of either kind of counter. */
export type AlertSeries = CounterSeries<CounterName | MetricName>;

export type Metrics = {
  /** Returns a recorder of one endpoint's responses: HTTP status, seconds. */
  recorder(endpoint: string): Recorder;
  /** Adds one to a counter. Label values are our own words, never client input. */
  count(name: CounterName, labels: Labels): void;
  /** Returns all metrics in Prometheus' text format. */
  text(): Promise<string>;
};

type CallCount = { endpoint: string; status: number; count: number };

/**
 * Creates the metrics, which count from the start of the process; the library that prints them is
 * loaded on the first request of /metrics. `alertSeries` returns the counters that alerts read:
 * each is printed as 0 before its first event. `databases`: their names.
 */
export function createMetrics(
  db: Database,
  alertSeries: () => readonly AlertSeries[] = () => [],
  databases: readonly string[] = ['main'],
): Metrics {
  const calls: CallCount[] = [];
  const counters = new Map<string, number>();
  let printDefaults: (() => Promise<string>) | undefined;
  return {
    recorder: (endpoint) => {
      const byStatus = new Map<number, CallCount>();
      const observe = observerOf('comanda_call_seconds', { endpoint });
      return (status, seconds) => {
        let call = byStatus.get(status);
        if (!call) {
          call = { endpoint, status, count: 0 };
          byStatus.set(status, call);
          calls.push(call);
        }
        call.count += 1;
        observe(seconds);
      };
    },
    count: (name, labels) => {
      const series = seriesOf(name, labels);
      counters.set(series, (counters.get(series) ?? 0) + 1);
    },
    text: async () => {
      printDefaults ??= await loadDefaultMetrics();
      for (const { name, labels } of alertSeries())
        if (isCounterName(name)) counters.getOrInsert(seriesOf(name, labels), 0);
        else declareCounter(name, labels);
      const lines = [
        '# TYPE comanda_sql_statements_total counter',
        `comanda_sql_statements_total ${db.statements()}`,
        '# TYPE comanda_calls_total counter',
        ...calls.map(
          ({ endpoint, status, count }) =>
            `${seriesOf('comanda_calls_total', { endpoint, status: String(status) })} ${count}`,
        ),
        ...counterNames.flatMap((name) => [
          `# TYPE ${name} counter`,
          ...[...counters]
            .filter(([series]) => series.split('{')[0] === name)
            .map(([series, count]) => `${series} ${count}`),
        ]),
        ...histogramLines(),
        ...metricLines(),
        ...(await jobMetrics(db)),
        ...(await reachableLines(db, databases)),
      ];
      return `${await printDefaults()}${lines.join('\n')}\n`;
    },
  };
}

async function reachableLines(db: Database, names: readonly string[]): Promise<string[]> {
  const reachable = await db.reachable();
  return [
    '# TYPE comanda_database_up gauge',
    ...reachable.map(
      (isUp, place) =>
        `${seriesOf('comanda_database_up', { database: names[place] ?? String(place) })} ${Number(isUp)}`,
    ),
  ];
}

async function loadDefaultMetrics(): Promise<() => Promise<string>> {
  const { default: prom } = await import('prom-client');
  const registry = new prom.Registry();
  prom.collectDefaultMetrics({ register: registry });
  return () => registry.metrics();
}
