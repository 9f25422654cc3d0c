import { zonedTime } from '@comanda/domain/hours/zoned-time.ts';
import { orderClock } from '@comanda/domain/order/order-clock.ts';
import type { Order } from '@comanda/domain/order/order.ts';
import type { CheckoutTexts } from '@comanda/i18n/es/checkout.ts';
import type { OrderTexts } from '@comanda/i18n/es/orders.ts';
import type { PaymentTexts } from '@comanda/i18n/es/payments.ts';
import { pastDayText, shortDayText } from '@comanda/i18n/format/day-text.ts';
import { clockLine } from './clock-text.ts';

/**
 * The time of an order: "Programado para sáb 21 nov, 20:30" for a scheduled order, also after that
 * time; else the expected time. Null once the order has ended. `now` in milliseconds.
 * docs/rules/orders.md#what-an-order-shows.
 */
export function orderTimeText(order: Order, now: number, words: OrderTexts): string | null {
  const [date, time] = order.scheduledDate?.split(' ') ?? [];
  if (date !== undefined && time !== undefined)
    return words.scheduledOn({ day: dayText(date, now, order.timeZone), time });
  return clockLine(orderClock(order, now), { order, now, words });
}

const dayText = (date: string, now: number, timeZone: string): string =>
  date.slice(0, 4) === zonedTime(now, timeZone).date.slice(0, 4)
    ? shortDayText(date)
    : pastDayText(date);

/**
 * The line below the payment method: the payment status, the card, and the number to quote to the
 * bank. '' without such facts.
 */
export function paymentDetailText(
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

/** The hand-over option and the shopper's note to the rider: "En la puerta · Torre B, timbre 4". */
export function deliveryInstructionsText(
  { deliveryOption, address }: Pick<Order, 'deliveryOption' | 'address'>,
  words: CheckoutTexts,
): string {
  const option = deliveryOption === null ? '' : words.deliveryOptions[deliveryOption].label;
  return [option, address?.dispatchNote ?? ''].filter((part) => part !== '').join(' · ');
}

/** "Con servilletas · Con cubiertos"; '' if the shopper requested neither. */
export const extrasText = (
  { napkin, coverly }: Pick<Order, 'napkin' | 'coverly'>,
  words: OrderTexts,
): string =>
  [napkin ? words.napkin : '', coverly ? words.coverly : '']
    .filter((part) => part !== '')
    .join(' · ');
