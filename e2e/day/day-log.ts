import type { PlannedOrder } from './plan-day.ts';

/** A tap that staff or a rider made and the screen took, by what the audit list calls it. */
export type Tap = {
  readonly number: string;
  readonly kind:
    | 'order.accept'
    | 'order.reject'
    | 'order.ready'
    | 'order.handOver'
    | 'order.cancel'
    | 'order.moreTime';
  readonly at: number;
};

/** An order of the day. Instants are milliseconds of this machine. */
export type DayOrder = PlannedOrder & {
  readonly id: string;
  readonly number: string;
  /** The restaurant may see it from here on. */
  readonly arrivedAt: number;
};

/** What happened on a day so far. */
export type DayLog = {
  readonly orders: Map<string, DayOrder>;
  readonly taps: Tap[];
  /** Instants at which each tablet rang. */
  readonly rings: Map<string, number[]>;
  /** From when to when the router was dead. */
  readonly outages: { from: number; until: number }[];
  /** Milliseconds from the death of the router until each tablet said so. */
  readonly saidOffline: number[];
  /** Steps that failed and were tried again. */
  readonly trouble: string[];
};

export const newLog = (): DayLog => ({
  orders: new Map(),
  taps: [],
  rings: new Map(),
  outages: [],
  saidOffline: [],
  trouble: [],
});

export const noteTap = (log: DayLog, number: string, kind: Tap['kind']): void =>
  void log.taps.push({ number, kind, at: Date.now() });

/** Whether staff answered an order: it needs to ring no longer. */
export const answeredAt = (log: DayLog, number: string): number =>
  log.taps.find(
    (tap) => tap.number === number && (tap.kind === 'order.accept' || tap.kind === 'order.reject'),
  )?.at ?? Number.POSITIVE_INFINITY;

/** Notes a step that failed and is tried again, and prints it at once. */
export function noteTrouble({ trouble }: DayLog, what: string): void {
  trouble.push(what);
  process.stdout.write(`  again: ${what}\n`);
}
