import { zonedTime } from '@comanda/domain/hours/zoned-time.ts';
import type { Order } from '@comanda/domain/order/order.ts';
import type { CheckoutTexts } from '@comanda/i18n/es/checkout.ts';
import type { OrderTexts } from '@comanda/i18n/es/orders.ts';
import type { PaymentTexts } from '@comanda/i18n/es/payments.ts';
import { pastDay, shortDay } from '@comanda/i18n/format/day.ts';
import { expectedAt } from './order-words.ts';

/**
 * When an order is for: "Programado para sáb 21 nov, 20:30" of a future order, also after it has come; else when it is expected. Null once
 * it has ended. `now` in milliseconds. Spec §3 Order, scheduled date.
 */
export function timeOf(order: Order, now: number, words: OrderTexts): string | null {
  const [date, time] = order.scheduledDate?.split(' ') ?? [];
  if (date !== undefined && time !== undefined) return words.scheduledOn({ day: dayOf(date, now, order.timeZone), time });
  const expected = expectedAt(order, now, words);
  if (expected === null) return null;
  const { label, day } = expected;
  return [label, day, expected.time ?? words.timeToConfirm.toLowerCase()].filter((part) => part !== null).join(' ');
}

const dayOf = (date: string, now: number, timeZone: string): string =>
  date.slice(0, 4) === zonedTime(now, timeZone).date.slice(0, 4) ? shortDay(date) : pastDay(date);

/** Below how it is paid: whether it is, with which card, and the number to show the bank. '' where there is nothing to say. */
export function paidWords(
  { payment, paymentStatus }: Pick<Order, 'payment' | 'paymentStatus'>,
  words: OrderTexts,
  payments: PaymentTexts,
): string {
  const { cardLastDigits = null, authorisationCode = null } = payment ?? {};
  const parts = [
    paymentStatus === 'completed' ? words.paid : '',
    cardLastDigits === null ? '' : payments.paidCard(cardLastDigits),
    authorisationCode === null ? '' : payments.paidCode(authorisationCode),
  ];
  return parts.filter((part) => part !== '').join(' · ');
}

/** How it is handed over and what the shopper told the rider: "En la puerta · Torre B, timbre 4". */
export function doorWords({ deliveryOption, address }: Pick<Order, 'deliveryOption' | 'address'>, words: CheckoutTexts): string {
  const option = deliveryOption === null ? '' : words.deliveryOptions[deliveryOption].label;
  return [option, address?.dispatchNote ?? ''].filter((part) => part !== '').join(' · ');
}

/** "Con servilletas · Con cubiertos"; '' when neither was asked for. */
export const extrasWords = ({ napkin, coverly }: Pick<Order, 'napkin' | 'coverly'>, words: OrderTexts): string =>
  [napkin ? words.napkin : '', coverly ? words.coverly : ''].filter((part) => part !== '').join(' · ');
