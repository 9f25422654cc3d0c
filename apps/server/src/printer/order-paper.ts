import { ticketLines, ticketUnits } from '@comanda/domain/counter/ticket/ticket-lines.ts';
import { type PaperLine, rule, wrapped } from '@comanda/domain/printer/paper-layout.ts';
import { paperOfStation } from '@comanda/domain/printer/printer.ts';
import { counterTicketTexts } from '@comanda/i18n/areas/counter-ticket.ts';
import { bagText } from '@comanda/i18n/ticket-texts.ts';
import { doorLines } from './door-lines.ts';
import { allergyLines, dishLines, footLines, headLines, type PaperFacts } from './paper-parts.ts';

/**
 * Returns the lines of an order's paper: number and allergies first, options below their dish. The
 * paper of the kitchen and the bar has no price, phone or address.
 * docs/rules/printing.md#layout-of-a-paper.
 */
export function orderPaper(facts: PaperFacts): readonly PaperLine[] {
  const { ticket, station, width, country } = facts;
  const texts = counterTicketTexts(country.locale);
  const lines = ticketLines(
    ticket.products,
    ticket.refundedUnits,
    ticket.removedUnits,
    ticket.substitutes,
  );
  const isForDoor = paperOfStation(station) === 'door';
  return [
    ...headLines(facts),
    ...allergyLines(facts),
    rule(width),
    ...lines.flatMap((line) => dishLines(line, isForDoor, facts)),
    rule(width),
    ...wrapped(texts.units(ticketUnits(lines)), width, { look: 'bold' }),
    ...wrapped(bagText(ticket, country), width),
    ...(isForDoor ? doorLines(ticket, width, country) : []),
    ...footLines(facts),
  ];
}
