import type { CounterTicket } from '@comanda/contract/counter/ticket.ts';
import { orderAllergies } from '@comanda/domain/counter/ticket/kitchen-notes.ts';
import type { PaperWidth } from '@comanda/domain/counter/ticket/ticket-copy.ts';
import type { TicketLine } from '@comanda/domain/counter/ticket/ticket-lines.ts';
import type { Country } from '@comanda/domain/country/countries.ts';
import { formatMoney } from '@comanda/domain/money/format-money.ts';
import { type PaperLine, rule, withAmount, wrapped } from '@comanda/domain/printer/paper-layout.ts';
import type { PrinterStation } from '@comanda/domain/printer/printer.ts';
import { counterTicketTexts } from '@comanda/i18n/areas/counter-ticket.ts';
import { printingTexts } from '@comanda/i18n/areas/printing.ts';
import { promisedText, timeText } from '@comanda/i18n/ticket-texts.ts';

/** `isCopy`: it may have been printed before. */
export type PaperFacts = {
  readonly ticket: CounterTicket;
  readonly station: PrinterStation;
  readonly width: PaperWidth;
  readonly isCopy: boolean;
  readonly country: Country;
};

/** The head of a paper: the number of its order huge, then the person and the time. */
export function headLines({
  ticket,
  station,
  width,
  isCopy,
  country,
}: PaperFacts): readonly PaperLine[] {
  const texts = counterTicketTexts(country.locale);
  const own = printingTexts(country.locale);
  const wanted = ticket.scheduledAt === null ? texts.promised : texts.scheduledMark;
  return [
    ...(isCopy ? wrapped(own.copy.toUpperCase(), width, { look: 'inverted' }) : []),
    ...wrapped(own.station[station].toUpperCase(), width, { look: 'bold' }),
    ...wrapped(String(ticket.number), width, { look: 'huge' }),
    ...wrapped(`${texts.dispatch[ticket.dispatchMethod]} · ${ticket.customer.name}`, width, {
      look: 'tall',
    }),
    ...wrapped(`${wanted} ${promisedText(ticket, country)}`, width, { look: 'tall' }),
    ...wrapped(`${texts.received} ${timeText(ticket.createdAt, ticket)}`, width),
  ];
}

/** The allergies that the order names, white on black. */
export function allergyLines({ ticket, width, country }: PaperFacts): readonly PaperLine[] {
  const { allergy } = counterTicketTexts(country.locale);
  return orderAllergies(ticket).flatMap((text) =>
    wrapped(`${allergy.toUpperCase()}: ${text}`, width, { look: 'inverted' }),
  );
}

/** One dish with its options and its note. */
export function dishLines(
  { quantity, returned, removed, isSubstitute, name, options, note, warns, total }: TicketLine,
  isPriced: boolean,
  { width, country }: PaperFacts,
): readonly PaperLine[] {
  const texts = counterTicketTexts(country.locale);
  const dish = `${texts.times(quantity)} ${name}`;
  const label = warns ? texts.allergy.toUpperCase() : texts.note;
  return [
    ...(isPriced
      ? withAmount(dish, formatMoney(total, country), width, 'bold')
      : wrapped(dish, width, { look: 'tall', hang: 4 })),
    ...(isSubstitute ? wrapped(texts.substitute, width, { indent: 4 }) : []),
    ...(removed === 0 ? [] : wrapped(texts.unitsRemoved(removed), width, { indent: 4 })),
    ...(returned === 0 ? [] : wrapped(texts.unitsReturned(returned), width, { indent: 4 })),
    ...options.flatMap((option) =>
      wrapped(
        option.quantity > 1 ? `${texts.times(option.quantity)} ${option.name}` : option.name,
        width,
        {
          indent: 4 + 2 * option.depth,
          hang: 2,
        },
      ),
    ),
    ...(note === ''
      ? []
      : wrapped(`${label}: ${note}`, width, {
          look: warns ? 'inverted' : 'bold',
          indent: 2,
        })),
  ];
}

/** The store, and when the paper was written. */
export function footLines({ ticket, width, country }: PaperFacts): readonly PaperLine[] {
  const texts = counterTicketTexts(country.locale);
  return [
    rule(width),
    ...wrapped(`${ticket.storeName} · ${texts.printedAt(timeText(ticket.now, ticket))}`, width),
  ];
}
