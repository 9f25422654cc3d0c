/**
 * Metrics of this process beside its API calls: Prometheus' type and help text. Labels are our own
 * words, never order ids or client input.
 */
const metricKinds = {
  comanda_orders_total: ['counter', 'Orders that took a status, by brand, store and status'],
  comanda_enrolments_total: [
    'counter',
    'Enrolments of cards that took an outcome, by method; stranger: a call that may not take the card',
  ],
  comanda_payments_total: ['counter', 'Payment attempts that took an outcome, by method'],
  comanda_payment_starts_total: ['counter', 'Payments that were started, by method'],
  comanda_payments_open: ['gauge', 'Payments that their provider has not decided, by method'],
  comanda_payments_open_oldest_seconds: ['gauge', 'Age of the oldest of those payments, by method'],
  comanda_refunds_due: ['gauge', 'Refunds that no poll has confirmed, by method'],
  comanda_refunds_oldest_seconds: ['gauge', 'Seconds since the oldest of those refunds is due'],
  comanda_held_money: [
    'gauge',
    'Payments whose provider may hold money that pays no order, by method',
  ],
  comanda_held_money_oldest_seconds: [
    'gauge',
    'Seconds since the oldest money that pays no order is held, by method',
  ],
  comanda_payment_webhooks_total: [
    'counter',
    'Webhooks of payment providers, by method and outcome (accepted, notAuthentic, notWanted, limited)',
  ],
  comanda_jobs_total: ['counter', 'Jobs that ended, by name and outcome (done, failed, exhausted)'],
  comanda_provider_calls_total: [
    'counter',
    'Calls to providers, couriers, geocoders and kitchens, by service and outcome',
  ],
  comanda_mails_total: ['counter', 'Mails, by outcome (sent, failed, refused)'],
  comanda_pushes_total: ['counter', 'Push messages, by outcome (sent, gone, failed, no answer)'],
  comanda_breaker_open: [
    'gauge',
    '1 while a service is not called because it failed five times in a row',
  ],
  comanda_log_write_failures_total: [
    'counter',
    'Log lines, or pieces of them, that could not be written',
  ],
  comanda_spans_lost_total: ['counter', 'Trace spans that the collector did not take'],
  comanda_series_dropped_total: [
    'counter',
    'Series that were not counted because there were too many',
  ],
} as const satisfies Record<string, readonly ['counter' | 'gauge', string]>;

export type MetricName = keyof typeof metricKinds;
export type Labels = Readonly<Record<string, string>>;
/** A series of a counter that an alert reads: it is printed as 0 until it counts. */
export type CounterSeries<Name extends string> = { name: Name; labels: Labels };

/** Limit of label combinations; one server has fewer brands and stores. */
const maxSeries = 20_000;
const values = new Map<string, number>();
const gaugeReaders = new Map<string, () => number>();

/** Returns the name of a series as Prometheus' text format has it. */
export const seriesOf = (name: string, labels: Labels): string => {
  const labelTexts = Object.entries(labels).map(
    ([label, value]) => `${label}="${value.replace(/[\\"\n]/g, '_')}"`,
  );
  return labelTexts.length === 0 ? name : `${name}{${labelTexts.join(',')}}`;
};

/** Adds to a counter of this process. Costs one map look-up, so every code path may call it. */
export function incrementCounter(name: MetricName, labels: Labels = {}, by = 1): void {
  const series = seriesOf(name, labels);
  const before = values.get(series);
  if (before === undefined && values.size >= maxSeries)
    values.set(
      'comanda_series_dropped_total',
      (values.get('comanda_series_dropped_total') ?? 0) + 1,
    );
  else values.set(series, (before ?? 0) + by);
}

/**
 * Lets a counter exist before it counts: an increase is seen only from a value that was read before
 * it, so the first event of a series without one would alert nobody.
 * docs/rules/operations.md#counters-of-alerts.
 */
export const declareCounter = (name: MetricName, labels: Labels): void =>
  incrementCounter(name, labels, 0);

/** Registers a gauge that is computed on each read of the metrics. */
export const registerGauge = (name: MetricName, labels: Labels, read: () => number): void =>
  void gaugeReaders.set(seriesOf(name, labels), read);

/**
 * Returns the metrics in Prometheus' text format. Each name is declared before its first count, so
 * that alerts find it.
 */
export function metricLines(): string[] {
  const lines = [
    ...values,
    ...[...gaugeReaders].map(([series, read]): [string, number] => [series, read()]),
  ];
  const nameOf = (series: string) => series.split('{')[0];
  return Object.entries(metricKinds).flatMap(([name, [type, help]]) => [
    `# HELP ${name} ${help}`,
    `# TYPE ${name} ${type}`,
    ...lines
      .filter(([series]) => nameOf(series) === name)
      .map(([series, value]) => `${series} ${value}`),
  ]);
}
