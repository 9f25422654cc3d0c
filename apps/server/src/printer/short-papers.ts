import type { CounterTicket } from '@comanda/contract/counter/ticket.ts';
import { ticketLines } from '@comanda/domain/counter/ticket/ticket-lines.ts';
import type { Correction } from '@comanda/domain/line-removal/correction.ts';
import { type PaperLine, rule, wrapped } from '@comanda/domain/printer/paper-layout.ts';
import { printingTexts } from '@comanda/i18n/areas/printing.ts';
import { allergyLines, dishLines, footLines, headLines, type PaperFacts } from './paper-parts.ts';

/** The short paper of an order that ended after its paper was made. */
export function cancelledPaper(facts: PaperFacts): readonly PaperLine[] {
  const { width, country } = facts;
  const { cancelled, doNotPrepare } = printingTexts(country.locale);
  return [
    ...wrapped(cancelled.toUpperCase(), width, { look: 'inverted' }),
    ...headLines(facts),
    ...wrapped(doNotPrepare, width, { look: 'tall' }),
    ...footLines(facts),
  ];
}

type TicketCorrection = Correction<CounterTicket['products'][number]>;

/**
 * The short paper of an order that changed after its paper was made: what goes off and what comes
 * in, with options, notes and allergies and without prices.
 * docs/rules/printing.md#corrections-of-a-printed-order.
 */
export function correctionPaper(
  facts: PaperFacts,
  { off, substitute }: TicketCorrection,
): readonly PaperLine[] {
  const { width, country } = facts;
  const texts = printingTexts(country.locale);
  const nothing: readonly number[] = [];
  const goesOff = ticketLines(off, nothing, nothing, []);
  const [comesIn] = substitute
    ? ticketLines([], nothing, nothing, [{ ...substitute, line: 0 }])
    : [];
  return [
    ...wrapped(texts.correction.toUpperCase(), width, { look: 'inverted' }),
    ...headLines(facts),
    ...allergyLines(facts),
    rule(width),
    ...(goesOff.length === 0 ? [] : wrapped(texts.goesOff, width, { look: 'bold' })),
    ...goesOff.flatMap((line) => dishLines(line, false, facts)),
    ...(comesIn ? wrapped(texts.comesIn, width, { look: 'bold' }) : []),
    ...(comesIn ? dishLines({ ...comesIn, isSubstitute: false }, false, facts) : []),
    rule(width),
    ...wrapped(texts.restStays, width),
    ...footLines(facts),
  ];
}
