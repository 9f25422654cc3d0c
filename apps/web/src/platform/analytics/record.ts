import type { ShopEvent } from './shop-event.ts';

/** Who takes the events. `waiting`: nobody yet, they are kept for the sinks that are being fetched. `none`: nobody ever, they are dropped. */
type Taker = { kind: 'none' } | { kind: 'waiting'; events: readonly ShopEvent[] } | { kind: 'sinks'; take: (event: ShopEvent) => void };

/** A page that is open for long without its sinks keeps no more than this. */
const mostWaiting = 100;

let taker: Taker = { kind: 'none' };

export function record(event: ShopEvent): void {
  if (taker.kind === 'sinks') taker.take(event);
  else if (taker.kind === 'waiting' && taker.events.length < mostWaiting) taker = { kind: 'waiting', events: [...taker.events, event] };
}

export function keepEvents(): void {
  if (taker.kind === 'none') taker = { kind: 'waiting', events: [] };
}

/** From here on the sinks hear everything, what was kept first. */
export function deliverTo(take: (event: ShopEvent) => void): void {
  if (taker.kind !== 'waiting') return;
  const { events } = taker;
  taker = { kind: 'sinks', take };
  events.forEach(take);
}

export function dropEvents(): void {
  taker = { kind: 'none' };
}
