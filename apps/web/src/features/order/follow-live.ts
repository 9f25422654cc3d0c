import { isLoggedOut, type Refusal } from '@comanda/domain/errors/catalogue.ts';
import type { Order } from '@comanda/domain/order/order.ts';
import { hasEnded } from '@comanda/domain/order/order-status.ts';
import type { Result } from '@comanda/domain/result.ts';
import { readEvents } from '../../platform/event-stream.ts';

export type LiveNews = { kind: 'order'; order: Order } | { kind: 'live' } | { kind: 'lost' };
export type LiveNeeds = {
  open: (signal: AbortSignal) => Promise<Result<ReadableStream<Uint8Array>, Refusal>>;
  /** One event's text as an order; null when it is none. */
  read: (text: string) => Order | null;
  wait: (ms: number, signal: AbortSignal) => Promise<void>;
  random: () => number;
  tell: (news: LiveNews) => void;
};

/** The server beats every 15 s: a stream that was silent for three beats is dead, whatever the network says. */
const silenceMs = 45_000;
const longestPauseMs = 30_000;

/** Full jitter that doubles from 1 s up to 30 s, and never less than a quarter of a second. `failures` counts from 1. */
export const pauseBefore = (failures: number, random: () => number): number =>
  Math.max(250, random() * Math.min(longestPauseMs, 1_000 * 2 ** (failures - 1)));

/**
 * Follows one order until it ended, was refused for good, or `signal` stops it. A lost stream is opened again after a pause; the news
 * `lost` and `live` say how it stands. decisions §4 Live updates.
 */
export async function followLive(needs: LiveNeeds, signal: AbortSignal): Promise<'ended' | 'refused' | 'stopped'> {
  for (let failures = 0; !signal.aborted;) {
    const brought = await followOnce(needs, signal);
    if (brought === 'ended' || brought === 'refused') return brought;
    if (signal.aborted) break;
    failures = brought === 'some' ? 1 : failures + 1;
    needs.tell({ kind: 'lost' });
    await needs.wait(pauseBefore(failures, needs.random), signal);
  }
  return 'stopped';
}

/** What one stream brought: its last order, some orders before it broke off, nothing at all, or a refusal. */
type Brought = 'ended' | 'some' | 'nothing' | 'refused';

async function followOnce(needs: LiveNeeds, signal: AbortSignal): Promise<Brought> {
  const opened = new AbortController();
  const stop = (): void => opened.abort();
  signal.addEventListener('abort', stop);
  try {
    const stream = await needs.open(opened.signal);
    if (!stream.ok) return isFinal(stream.error) ? 'refused' : 'nothing';
    return await readOrders(needs, stream.value, opened.signal);
  } finally {
    signal.removeEventListener('abort', stop);
    stop();
  }
}

async function readOrders(needs: LiveNeeds, stream: ReadableStream<Uint8Array>, opened: AbortSignal): Promise<Brought> {
  const { silent, hear } = watchSilence(needs, opened);
  const events = readEvents(stream, hear);
  let brought: Brought = 'nothing';
  for (;;) {
    const next = await Promise.race([events.next().catch(() => broken), silent]);
    if (next === broken || next.done === true) return brought;
    const order = needs.read(next.value);
    if (order === null) continue;
    if (brought === 'nothing') needs.tell({ kind: 'live' });
    brought = 'some';
    needs.tell({ kind: 'order', order });
    if (hasEnded(order.status)) return 'ended';
  }
}

const broken = 'broken' as const;

/** `silent` resolves once nothing was heard for 45 s, or when nobody listens any more. */
function watchSilence({ wait }: LiveNeeds, opened: AbortSignal) {
  let heard = true;
  const silent = (async (): Promise<'broken'> => {
    while (heard && !opened.aborted) {
      heard = false;
      await wait(silenceMs, opened);
    }
    return broken;
  })();
  return {
    silent,
    hear: (): void => {
      heard = true;
    },
  };
}

/** Not ours, or nobody is signed in: asking again would say the same. */
const isFinal = (refusal: Refusal): boolean => isLoggedOut(refusal) || refusal.label === 'NOT_FOUND' || refusal.label === 'NOT_AUTHORIZED';
