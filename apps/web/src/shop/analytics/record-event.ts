import type { ShopEvent } from './shop-event.ts';

/**
 * The receiver of events. `queued`: the sinks are loading, events are queued. `dropped`: there are
 * no sinks, events are dropped.
 */
type EventReceiver =
  | { kind: 'dropped' }
  | { kind: 'queued'; events: readonly ShopEvent[] }
  | { kind: 'sinks'; take: (event: ShopEvent) => void };

/** Greatest number of events queued for the sinks. */
const maxQueuedEvents = 100;

let receiver: EventReceiver = { kind: 'dropped' };

export function recordEvent(event: ShopEvent): void {
  if (receiver.kind === 'sinks') receiver.take(event);
  else if (receiver.kind === 'queued' && receiver.events.length < maxQueuedEvents)
    receiver = { kind: 'queued', events: [...receiver.events, event] };
}

export function queueEvents(): void {
  if (receiver.kind === 'dropped') receiver = { kind: 'queued', events: [] };
}

/** Passes the queued events, and from here on every event, to the sinks. */
export function sendEventsTo(take: (event: ShopEvent) => void): void {
  if (receiver.kind !== 'queued') return;
  const { events } = receiver;
  receiver = { kind: 'sinks', take };
  events.forEach(take);
}

export function dropEvents(): void {
  receiver = { kind: 'dropped' };
}
