import type { ShopEvent } from './shop-event.ts';

/** Who takes the events. `waiting`: nobody yet, they are kept for the sinks that are being fetched. `none`: nobody ever, they are dropped. */
type EventReceiver =
  | { kind: 'none' }
  | { kind: 'waiting'; events: readonly ShopEvent[] }
  | { kind: 'sinks'; take: (event: ShopEvent) => void };

/** A page that is open for long without its sinks keeps no more than this. */
const maxQueuedEvents = 100;

let receiver: EventReceiver = { kind: 'none' };

export function recordEvent(event: ShopEvent): void {
  if (receiver.kind === 'sinks') receiver.take(event);
  else if (receiver.kind === 'waiting' && receiver.events.length < maxQueuedEvents)
    receiver = { kind: 'waiting', events: [...receiver.events, event] };
}

export function queueEvents(): void {
  if (receiver.kind === 'none') receiver = { kind: 'waiting', events: [] };
}

/** From here on the sinks hear everything, what was kept first. */
export function sendEventsTo(take: (event: ShopEvent) => void): void {
  if (receiver.kind !== 'waiting') return;
  const { events } = receiver;
  receiver = { kind: 'sinks', take };
  events.forEach(take);
}

export function dropEvents(): void {
  receiver = { kind: 'none' };
}
