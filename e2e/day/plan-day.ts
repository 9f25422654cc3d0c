/** What a day of a restaurant brings: kinds of orders, and what becomes of each. */

export type OrderKind = {
  readonly isDelivery: boolean;
  readonly method: 'cash' | 'card' | 'webpay';
  /** For tomorrow: it is on no board today. */
  readonly isTomorrow: boolean;
};
/** `later`: handed over, after the shopper was given more time. */
export type Fate = 'handedOver' | 'later' | 'rejected' | 'cancelled' | 'noShow';
export type PlannedOrder = OrderKind & { readonly fate: Fate; readonly quantity: number };

type Share<Value> = readonly [value: Value, share: number];

const now = { isTomorrow: false };
const kinds: readonly Share<OrderKind>[] = [
  [{ isDelivery: false, method: 'cash', ...now }, 30],
  [{ isDelivery: false, method: 'webpay', ...now }, 25],
  [{ isDelivery: false, method: 'card', ...now }, 10],
  [{ isDelivery: true, method: 'cash', ...now }, 15],
  [{ isDelivery: true, method: 'webpay', ...now }, 10],
  [{ isDelivery: true, method: 'card', ...now }, 5],
  [{ isDelivery: false, method: 'webpay', isTomorrow: true }, 5],
];
const fates: readonly Share<Fate>[] = [
  ['handedOver', 80],
  ['later', 6],
  ['rejected', 5],
  ['cancelled', 6],
  ['noShow', 3],
];

/**
 * Returns the orders of a day, the same ones for the same seed. Only a pickup that is paid at the
 * counter can be one that nobody fetches.
 */
export function planDay(seed: number, count: number): readonly PlannedOrder[] {
  const draw = drawFrom(seed);
  return Array.from({ length: count }, () => {
    const kind = pick(kinds, draw());
    const fate = pick(fates, draw());
    const mayBeForgotten = !kind.isDelivery && kind.method !== 'webpay';
    return {
      ...kind,
      fate: fate === 'noShow' && !mayBeForgotten ? 'handedOver' : fate,
      quantity: 1 + Math.floor(draw() * 3),
    };
  });
}

function pick<Value>(shares: readonly Share<Value>[], at: number): Value {
  let left = at * shares.reduce((sum, [, share]) => sum + share, 0);
  for (const [value, share] of shares) {
    left -= share;
    if (left < 0) return value;
  }
  throw new Error('shares leave nothing to draw from');
}

/** Returns a source of numbers from 0 to 1 (mulberry32). */
function drawFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
