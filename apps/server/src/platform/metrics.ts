import type { Database } from './db/database.ts';

export type Metrics = {
  /** One answered call: its endpoint's name, HTTP status and seconds. */
  observe(endpoint: string, status: number, seconds: number): void;
  /** In Prometheus' text format. */
  text(): Promise<string>;
};

/** Counts from the start; the library that prints them is loaded when somebody first asks. */
export function createMetrics(db: Database): Metrics {
  const calls = new Map<string, { endpoint: string; status: number; count: number; seconds: number; slowest: number }>();
  let print: (() => Promise<string>) | undefined;
  return {
    observe: (endpoint, status, seconds) => {
      const key = `${endpoint} ${status}`;
      let call = calls.get(key);
      if (!call) calls.set(key, (call = { endpoint, status, count: 0, seconds: 0, slowest: 0 }));
      call.count += 1;
      call.seconds += seconds;
      call.slowest = Math.max(call.slowest, seconds);
    },
    text: async () => {
      print ??= await printer();
      const lines = [...calls.values()].flatMap(({ endpoint, status, count, seconds, slowest }) => {
        const labels = `{endpoint="${endpoint}",status="${status}"}`;
        return [`comanda_calls_total${labels} ${count}`, `comanda_call_seconds_sum${labels} ${seconds}`, `comanda_call_seconds_max${labels} ${slowest}`];
      });
      return `${await print()}comanda_sql_statements_total ${db.statements()}\n${lines.join('\n')}\n`;
    },
  };
}

async function printer(): Promise<() => Promise<string>> {
  const { default: prom } = await import('prom-client');
  const registry = new prom.Registry();
  prom.collectDefaultMetrics({ register: registry });
  return () => registry.metrics();
}
