import { addressLine } from '@comanda/domain/address/address-line.ts';
import type { TicketFacts } from '@comanda/domain/counter/ticket/ticket-facts.ts';
import type { Country } from '@comanda/domain/country/countries.ts';
import { formatClock, zonedTime } from '@comanda/domain/hours/zoned-time.ts';
import { formatMoney } from '@comanda/domain/money/format-money.ts';
import { zero } from '@comanda/domain/money/money.ts';
import { endedUnfulfilled } from '@comanda/domain/order/order-status.ts';
import { type BillRow, billRows } from '@comanda/domain/price/bill-rows.ts';
import { partsOfAmounts } from '@comanda/domain/price/price-amounts.ts';
import { instantOf } from '@comanda/domain/time/instant.ts';
import { cartTexts } from './areas/cart.ts';
import { counterTicketTexts } from './areas/counter-ticket.ts';
import { ordersTexts } from './areas/orders.ts';
import { paymentsTexts } from './areas/payments.ts';
import { billRowText } from './bill-row-text.ts';
import { relativeDayText } from './format/day-text.ts';

/**
 * Returns an instant as the store's clock shows it, with the day if it is another than that of
 * `now`: "20:45", "mañana 13:00".
 */
export function timeText(
  instant: string,
  { now, timeZone }: Pick<TicketFacts, 'now' | 'timeZone'>,
) {
  const there = zonedTime(instantOf(instant), timeZone);
  const today = zonedTime(instantOf(now), timeZone).date;
  const clock = formatClock(there.minute);
  if (there.date === today) return clock;
  return there.date < today
    ? `${there.date} ${clock}`
    : `${relativeDayText(there.date, today)} ${clock}`;
}

/** Returns the time for which the order is wanted, or that it is not known yet. */
export function promisedText(ticket: TicketFacts, country: Country): string {
  const wanted = ticket.scheduledAt ?? ticket.promisedAt;
  return wanted === null ? counterTicketTexts(country.locale).toConfirm : timeText(wanted, ticket);
}

/**
 * Returns the address with its city, and the notes for who brings the food: "Depto 45 · timbre
 * malo". Both are empty for a pickup.
 */
export function addressTexts({ address, dispatchNote }: TicketFacts): {
  line: string;
  notes: readonly string[];
} {
  if (address === null) return { line: '', notes: dispatchNote === '' ? [] : [dispatchNote] };
  const { apartmentDetails: _unit, ...street } = address;
  const notes = [address.apartmentDetails, address.dispatchNote, dispatchNote];
  return {
    line: addressLine(street),
    notes: notes.filter((note, at) => note !== '' && notes.indexOf(note) === at),
  };
}

/** Returns what belongs into the bag beside the food, and what was declined. */
export function bagText({ napkin, coverly }: TicketFacts, { locale }: Country): string {
  const { napkins, cutlery, without } = counterTicketTexts(locale);
  const named = (isWanted: boolean, name: string): string => (isWanted ? name : without(name));
  return `${named(napkin, napkins)} · ${named(coverly, cutlery)}`;
}

/** The money of a ticket: `collect` null when nothing is to be collected. */
export type MoneyTexts = { title: string; collect: string | null; details: readonly string[] };

/**
 * Returns what is to be collected with the change to bring, or how the order was paid. An order
 * that came to nothing collects nothing. docs/rules/counter-ticket.md#money-of-a-ticket.
 */
export function moneyTexts({ payment, total, status }: TicketFacts, country: Country): MoneyTexts {
  const texts = counterTicketTexts(country.locale);
  const method = paymentsTexts(country.locale).methods[payment.method].label;
  const money = (amount: TicketFacts['total']): string => formatMoney(amount, country);
  const returned = [
    ...(payment.returned > 0 ? [texts.returned(money(payment.returned))] : []),
    ...(payment.due > 0 ? [texts.returning(money(payment.due))] : []),
  ];
  const isOver = endedUnfulfilled(status);
  if (isOver && payment.status !== 'completed') {
    const title = payment.status === 'reversed' ? texts.moneyReturns : texts.notCollected;
    return { title, collect: null, details: [method, ...returned] };
  }
  if (payment.toCollect > 0) {
    const { cashAmount, change } = payment;
    const cash = cashAmount === null ? [] : [texts.paysWith(money(cashAmount))];
    const back = change === null ? [] : [texts.change(money(change))];
    return {
      title: texts.collect,
      collect: money(payment.toCollect),
      details: [method, ...cash, ...back],
    };
  }
  const isPaid = payment.status === 'completed' || total === 0;
  const card = payment.cardLastDigits === null ? [] : [texts.card(payment.cardLastDigits)];
  const how = total === 0 ? [] : [[method, ...card].join(', ')];
  return {
    title: isPaid ? texts.paid : texts.notPaid,
    collect: null,
    details: [...how, ...returned],
  };
}

/** Returns the rows of the bill with formatted amounts. docs/rules/cart.md#rows-of-a-bill. */
export function billTexts(
  ticket: TicketFacts,
  country: Country,
): { name: string; amount: string; strong: boolean }[] {
  const delivery = ticket.dispatchMethod === 'in_store' ? 'none' : 'known';
  return billRows(partsOfAmounts(ticket), { delivery, tips: 'each' }).map((row) => ({
    name: rowName(row, country),
    amount: amountText(row, country),
    strong: row.kind === 'total',
  }));
}

const amountText = ({ kind, amount }: BillRow, country: Country): string =>
  kind === 'delivery' && amount === 0
    ? cartTexts(country.locale).deliveryFree
    : formatMoney(amount ?? zero, country);

function rowName(row: BillRow, { locale }: Country): string {
  const { tip, storeTip } = ordersTexts(locale);
  return billRowText(row, { cart: cartTexts(locale), tip, storeTip, tips: tip, programme: null });
}
