const eventStreamKind = Symbol('event stream');

/**
 * Server-sent events: each item of `events` is one `data:` text (a line of JSON). The server sends
 * a heartbeat every 15 s.
 */
export type EventStream = {
  readonly kind: typeof eventStreamKind;
  readonly events: AsyncIterable<string>;
};

export const eventStream = (events: AsyncIterable<string>): EventStream => ({
  kind: eventStreamKind,
  events,
});

export const isEventStream = (value: unknown): value is EventStream =>
  typeof value === 'object' && value !== null && 'kind' in value && value.kind === eventStreamKind;

/** Returns one item for several events, so that a client gets them in one piece. */
export const joinEvents = (texts: readonly string[]): string => texts.join('\n\ndata: ');
