import { minuteMs, secondMs } from '../duration.ts';

/**
 * A framed page of a provider leads to nothing after this time: its token has ended.
 * docs/rules/payments.md#page-inside-a-frame.
 */
export const framedPageMs = 5 * minuteMs;

/** A framed page that shows nothing for this long is called slow. */
export const slowFramedPageMs = 8 * secondMs;
