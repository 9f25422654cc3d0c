import type { ShopEvent } from './shop-event.ts';

/** The receiver of events. `waiting`: the sinks are loading, events are queued. `none`: there are no sinks, events are dropped. */
type EventReceiver =
  | { kind: 'none' }
  | { kind: 'waiting'; events: readonly ShopEvent[] }
  | { kind: 'sinks'; take: (event: ShopEvent) => void };

/** Greatest number of events queued for the sinks. */
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

/** Passes the queued events, and from here on every event, to the sinks. */
export function sendEventsTo(take: (event: ShopEvent) => void): void {
  if (receiver.kind !== 'waiting') return;
  const { events } = receiver;
  receiver = { kind: 'sinks', take };
  events.forEach(take);
}

export function dropEvents(): void {
  receiver = { kind: 'none' };
}
