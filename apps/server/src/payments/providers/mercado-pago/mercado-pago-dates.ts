import { minuteMs } from '@comanda/domain/duration.ts';
import { isCalendarDay } from '@comanda/domain/hours/calendar.ts';
import { isoOf } from '@comanda/domain/time/instant.ts';
import * as v from 'valibot';
import { wireInstant } from '../../../platform/calls/wire-fields.ts';

/** An instant (milliseconds) as Mercado Pago reads it: with milliseconds and an offset. */
export const mercadoPagoDate = (instant: number): string => isoOf(instant).replace('Z', '+00:00');

/** More than our clock and Mercado Pago's differ. */
const toleranceMs = 5 * minuteMs;

/**
 * A date that is past by Mercado Pago's clock too. A page that starts now by our clock would not be
 * open yet by a slower clock, and a page that ends now would still take cards.
 * docs/rules/payments.md#dates-of-mercado-pago.
 */
export const longPast = (now: number): string => mercadoPagoDate(now - toleranceMs);

const form = /^(\d{4}-\d{2}-\d{2})T\d{2}:\d{2}:\d{2}(?:\.\d{1,9})?(?:Z|[+-]\d{2}:\d{2})$/u;

/**
 * A date of an answer: an instant with its offset, on a day that the calendar has. Without an
 * offset it would be read in our server's time zone.
 */
export const mercadoPagoInstant = v.pipe(
  wireInstant,
  v.check((value) => isCalendarDay(form.exec(value)?.[1] ?? '')),
);
