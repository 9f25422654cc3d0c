import type { CounterTicket } from '@comanda/contract/counter/ticket.ts';
import type { PaperWidth, TicketCopy } from '@comanda/domain/counter/ticket/ticket-copy.ts';
import { orderAllergies } from '@comanda/domain/counter/ticket/kitchen-notes.ts';
import {
  type TicketLine,
  ticketLines,
  ticketUnits,
} from '@comanda/domain/counter/ticket/ticket-lines.ts';
import { formatMoney } from '@comanda/domain/money/format-money.ts';
import { counterTicketTexts } from '@comanda/i18n/areas/counter-ticket.ts';
import { bagText, promisedText, timeText } from '@comanda/i18n/ticket-texts.ts';
import { useCounter } from '../../counter/app-context.ts';
import { useTextsOf } from '../../counter/use-texts.ts';
import { PaperDoor } from './paper-door.tsx';
import css from './paper.module.css';

/** `number`: of this copy; 1 is the original. */
export type PaperFacts = {
  ticket: CounterTicket;
  copy: TicketCopy;
  number: number;
  width: PaperWidth;
};

/**
 * One paper of an order, allergies first. The copy of the kitchen has no price, phone or address.
 * docs/rules/counter-ticket.md#copies-of-a-ticket.
 */
export function Paper({ ticket, copy, number, width }: PaperFacts) {
  const texts = useTextsOf(counterTicketTexts);
  const { country } = useCounter().page;
  const lines = ticketLines(
    ticket.products,
    ticket.refundedUnits,
    ticket.removedUnits,
    ticket.substitutes,
  );
  return (
    <article className={css.paper} data-width={width} data-copy={copy}>
      <PaperHead ticket={ticket} copy={copy} number={number} />
      {orderAllergies(ticket).map((text, position) => (
        <p key={position} className={css.note} data-warns="">
          <b>{texts.allergy}:</b> {text}
        </p>
      ))}
      <ol className={css.lines}>
        {lines.map((line, position) => (
          <PaperLine key={position} line={line} isPriced={copy === 'door'} />
        ))}
      </ol>
      <p className={css.rule}>
        <b>{texts.units(ticketUnits(lines))}</b>
        <br />
        {bagText(ticket, country)}
      </p>
      {copy === 'door' ? <PaperDoor ticket={ticket} /> : null}
      <p className={css.foot}>
        {ticket.storeName} · {texts.printedAt(timeText(ticket.now, ticket))}
      </p>
    </article>
  );
}

function PaperHead({ ticket, copy, number }: Omit<PaperFacts, 'width'>) {
  const texts = useTextsOf(counterTicketTexts);
  const { country } = useCounter().page;
  return (
    <header className={css.head}>
      <p className={css.kind}>
        <b>{texts.copyName[copy]}</b>
        {number > 1 ? <b className={css.mark}>{texts.copyNumber(number)}</b> : null}
      </p>
      <p className={css.number}>{ticket.number}</p>
      <p className={css.kind}>
        <b>{texts.dispatch[ticket.dispatchMethod]}</b>
        <span className={css.name}>{ticket.customer.name}</span>
      </p>
      <p className={css.wanted}>
        <span>{ticket.scheduledAt === null ? texts.promised : texts.scheduledMark}</span>
        <b>{promisedText(ticket, country)}</b>
      </p>
      <p>
        {texts.received} {timeText(ticket.createdAt, ticket)}
      </p>
    </header>
  );
}

function PaperLine({ line, isPriced }: { line: TicketLine; isPriced: boolean }) {
  const texts = useTextsOf(counterTicketTexts);
  const { country } = useCounter().page;
  const { quantity, returned, removed, isSubstitute, name, options, note, warns, total } = line;
  return (
    <li className={css.line}>
      <b className={css.quantity}>{texts.times(quantity)}</b>
      <div className={css.what}>
        <p className={css.dish}>
          <b>{name}</b>
          {isPriced ? <span>{formatMoney(total, country)}</span> : null}
        </p>
        {isSubstitute ? <p className={css.option}>{texts.substitute}</p> : null}
        {returned === 0 ? null : <p className={css.option}>{texts.unitsReturned(returned)}</p>}
        {removed === 0 ? null : <p className={css.option}>{texts.unitsRemoved(removed)}</p>}
        {options.map((option, position) => (
          <p key={position} className={css.option} data-depth={option.depth}>
            {option.quantity > 1 ? `${texts.times(option.quantity)} ` : ''}
            {option.name}
          </p>
        ))}
        {note === '' ? null : (
          <p className={css.note} data-warns={warns ? '' : undefined}>
            <b>{warns ? texts.allergy : texts.note}:</b> {note}
          </p>
        )}
      </div>
    </li>
  );
}
