import { isLoggedOut, type Refusal } from '@comanda/domain/errors/catalogue.ts';
import type { Order } from '@comanda/domain/order/order.ts';
import { hasOrderEnded } from '@comanda/domain/order/order-status.ts';
import type { Result } from '@comanda/domain/result.ts';
import { readEvents } from '@comanda/client/event-stream.ts';

export type LiveUpdate =
  { kind: 'order'; order: Order } | { kind: 'live' } | { kind: 'reconnecting' };
export type LiveDeps = {
  open: (signal: AbortSignal) => Promise<Result<ReadableStream<Uint8Array>, Refusal>>;
  /** Parses one event's text as an order; null if it is malformed. */
  read: (text: string) => Order | null;
  wait: (ms: number, signal: AbortSignal) => Promise<void>;
  random: () => number;
  onUpdate: (update: LiveUpdate) => void;
};

/**
 * The server sends a heartbeat every 15 s. A stream that is silent for three heartbeats is treated
 * as lost.
 */
const heartbeatTimeoutMs = 45_000;
const maxDelayMs = 30_000;

/**
 * Full jitter that doubles from 1 s up to 30 s, and never less than a quarter of a second.
 * `failures` counts from 1.
 */
export const reconnectDelay = (failures: number, random: () => number): number =>
  Math.max(250, random() * Math.min(maxDelayMs, 1_000 * 2 ** (failures - 1)));

/**
 * Follows one order until it ends, is refused for good, or `signal` aborts. A lost stream is opened
 * again after a pause; the events `lost` and `live` report the connection.
 * docs/rules/orders.md#lost-stream.
 */
export async function followOrderStream(
  deps: LiveDeps,
  signal: AbortSignal,
): Promise<'ended' | 'refused' | 'stopped'> {
  for (let failures = 0; !signal.aborted;) {
    const outcome = await readStreamOnce(deps, signal);
    if (outcome === 'ended' || outcome === 'refused') return outcome;
    if (signal.aborted) break;
    failures = outcome === 'orders' ? 1 : failures + 1;
    deps.onUpdate({ kind: 'reconnecting' });
    await deps.wait(reconnectDelay(failures, deps.random), signal);
  }
  return 'stopped';
}

/**
 * The result of one stream: its order ended, some orders arrived before the stream broke, nothing
 * arrived, or the server refused.
 */
type StreamOutcome = 'ended' | 'orders' | 'none' | 'refused';

async function readStreamOnce(deps: LiveDeps, signal: AbortSignal): Promise<StreamOutcome> {
  const opened = new AbortController();
  const stop = (): void => opened.abort();
  signal.addEventListener('abort', stop);
  try {
    const stream = await deps.open(opened.signal);
    if (!stream.ok) return isFinal(stream.error) ? 'refused' : 'none';
    return await readOrders(deps, stream.value, opened.signal);
  } finally {
    signal.removeEventListener('abort', stop);
    stop();
  }
}

async function readOrders(
  deps: LiveDeps,
  stream: ReadableStream<Uint8Array>,
  opened: AbortSignal,
): Promise<StreamOutcome> {
  const { silent, onData } = detectSilence(deps, opened);
  const events = readEvents(stream, onData);
  let outcome: StreamOutcome = 'none';
  for (;;) {
    const next = await Promise.race([events.next().catch(() => broken), silent]);
    if (next === broken || next.done === true) return outcome;
    const order = deps.read(next.value);
    if (order === null) continue;
    if (outcome === 'none') deps.onUpdate({ kind: 'live' });
    outcome = 'orders';
    deps.onUpdate({ kind: 'order', order });
    if (hasOrderEnded(order.status)) return 'ended';
  }
}

const broken = 'broken' as const;

/** `silent` resolves after 45 s without data, or when `opened` aborts. */
function detectSilence({ wait }: LiveDeps, opened: AbortSignal) {
  let hasData = true;
  const silent = (async (): Promise<'broken'> => {
    while (hasData && !opened.aborted) {
      hasData = false;
      await wait(heartbeatTimeoutMs, opened);
    }
    return broken;
  })();
  return {
    silent,
    onData: (): void => {
      hasData = true;
    },
  };
}

/** The order is not the shopper's, or no session is valid: a retry would be refused again. */
const isFinal = (refusal: Refusal): boolean =>
  isLoggedOut(refusal) || refusal.label === 'NOT_FOUND' || refusal.label === 'NOT_AUTHORIZED';
