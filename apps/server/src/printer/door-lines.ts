import type { CounterTicket } from '@comanda/contract/counter/ticket.ts';
import type { PaperWidth } from '@comanda/domain/counter/ticket/ticket-copy.ts';
import type { Country } from '@comanda/domain/country/countries.ts';
import { type PaperLine, rule, withAmount, wrapped } from '@comanda/domain/printer/paper-layout.ts';
import { counterTicketTexts } from '@comanda/i18n/areas/counter-ticket.ts';
import { phoneText } from '@comanda/i18n/format/phone-text.ts';
import { addressTexts, billTexts, moneyTexts } from '@comanda/i18n/ticket-texts.ts';

/** The part of a paper that only the door needs: bill, money, person and address. */
export function doorLines(
  ticket: CounterTicket,
  width: PaperWidth,
  country: Country,
): readonly PaperLine[] {
  const { title, collect, details } = moneyTexts(ticket, country);
  const money = collect === null ? title : `${title} ${collect}`;
  return [
    rule(width),
    ...billTexts(ticket, country).flatMap(({ name, amount, strong }) =>
      withAmount(name, amount, width, strong ? 'bold' : 'normal'),
    ),
    ...wrapped(money, width, { look: collect === null ? 'tall' : 'inverted' }),
    ...details.flatMap((detail) => wrapped(detail, width)),
    rule(width),
    ...personLines(ticket, width, country),
  ];
}

function personLines(
  ticket: CounterTicket,
  width: PaperWidth,
  country: Country,
): readonly PaperLine[] {
  const texts = counterTicketTexts(country.locale);
  const { customer, deliveryOption, checkoutAnswers, ageConfirmed } = ticket;
  const { line, notes } = addressTexts(ticket);
  return [
    ...wrapped(customer.name, width, { look: 'bold' }),
    ...wrapped(phoneText(customer.phone, country.code), width),
    ...wrapped(line, width, { look: 'tall' }),
    ...notes.flatMap((note) => wrapped(note, width, { look: 'bold' })),
    ...(deliveryOption === null ? [] : wrapped(texts.deliveryOption[deliveryOption], width)),
    ...(ageConfirmed ? wrapped(texts.ageConfirmed, width, { look: 'bold' }) : []),
    ...checkoutAnswers.flatMap(({ checkoutQuestion, answer }) =>
      wrapped(`${checkoutQuestion}: ${answer}`, width),
    ),
  ];
}
