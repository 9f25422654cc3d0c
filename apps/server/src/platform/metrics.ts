import type { Database } from './db/database.ts';
import { jobMetrics } from './jobs/job-metrics.ts';
import { metricLines } from './observe/process-metrics.ts';

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
export type CounterName = (typeof counterNames)[number];

export type Metrics = {
  /** Returns a recorder of one endpoint's responses: HTTP status, seconds. */
  recorder(endpoint: string): Recorder;
  /** Adds one to a counter. Label values are our own words, never client input. */
  count(name: CounterName, labels: Readonly<Record<string, string>>): void;
  /** Returns all metrics in Prometheus' text format. */
  text(): Promise<string>;
};

type CallCount = {
  endpoint: string;
  status: number;
  count: number;
  seconds: number;
  slowest: number;
};

/** Creates the metrics, which count from the start of the process; the library that prints them is loaded on the first request of /metrics. */
export function createMetrics(db: Database): Metrics {
  const calls: CallCount[] = [];
  const counters = new Map<string, number>();
  let printDefaults: (() => Promise<string>) | undefined;
  return {
    recorder: (endpoint) => {
      const byStatus = new Map<number, CallCount>();
      return (status, seconds) => {
        let call = byStatus.get(status);
        if (!call) {
          call = { endpoint, status, count: 0, seconds: 0, slowest: 0 };
          byStatus.set(status, call);
          calls.push(call);
        }
        call.count += 1;
        call.seconds += seconds;
        call.slowest = Math.max(call.slowest, seconds);
      };
    },
    count: (name, labels) => {
      const line = `${name}{${Object.entries(labels)
        .map(([label, value]) => `${label}="${value}"`)
        .join(',')}}`;
      counters.set(line, (counters.get(line) ?? 0) + 1);
    },
    text: async () => {
      printDefaults ??= await loadDefaultMetrics();
      const lines = calls.flatMap(({ endpoint, status, count, seconds, slowest }) => {
        const labels = `{endpoint="${endpoint}",status="${status}"}`;
        return [
          `comanda_calls_total${labels} ${count}`,
          `comanda_call_seconds_sum${labels} ${seconds}`,
          `comanda_call_seconds_max${labels} ${slowest}`,
        ];
      });
      const others = counterNames.map((name) => `# TYPE ${name} counter`);
      others.push(...[...counters].map(([line, count]) => `${line} ${count}`));
      others.push(...metricLines(), ...(await jobMetrics(db)));
      return `${await printDefaults()}comanda_sql_statements_total ${db.statements()}\n${[...lines, ...others].join('\n')}\n`;
    },
  };
}

async function loadDefaultMetrics(): Promise<() => Promise<string>> {
  const { default: prom } = await import('prom-client');
  const registry = new prom.Registry();
  prom.collectDefaultMetrics({ register: registry });
  return () => registry.metrics();
}
