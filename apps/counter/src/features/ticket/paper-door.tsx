import type { CounterTicket } from '@comanda/contract/counter/ticket.ts';
import { counterTicketTexts } from '@comanda/i18n/areas/counter-ticket.ts';
import { phoneText } from '@comanda/i18n/format/phone-text.ts';
import { addressTexts, billTexts, moneyTexts } from '@comanda/i18n/ticket-texts.ts';
import { useCounter } from '../../counter/app-context.ts';
import { useTextsOf } from '../../counter/use-texts.ts';
import css from './paper.module.css';

/**
 * The part of the paper that only the door needs: the bill, the money, the person and the address.
 */
export function PaperDoor({ ticket }: { ticket: CounterTicket }) {
  const { country } = useCounter().page;
  const { title, collect, details } = moneyTexts(ticket, country);
  return (
    <>
      <dl className={css.bill}>
        {billTexts(ticket, country).map(({ name, amount, strong }, position) => (
          <div key={position} data-strong={strong ? '' : undefined}>
            <dt>{name}</dt>
            <dd>{amount}</dd>
          </div>
        ))}
      </dl>
      <p className={css.money} data-collect={collect === null ? undefined : ''}>
        <b>
          {title} {collect}
        </b>
        {details.map((detail) => (
          <span key={detail}>{detail}</span>
        ))}
      </p>
      <PaperPerson ticket={ticket} />
    </>
  );
}

function PaperPerson({ ticket }: { ticket: CounterTicket }) {
  const texts = useTextsOf(counterTicketTexts);
  const { country } = useCounter().page;
  const { customer, deliveryOption, checkoutAnswers } = ticket;
  const { line, notes } = addressTexts(ticket);
  return (
    <div className={css.person}>
      <p>
        <b>{customer.name}</b>
      </p>
      <p>{phoneText(customer.phone, country.code)}</p>
      {line === '' ? null : <p className={css.address}>{line}</p>}
      {notes.map((note) => (
        <p key={note} className={css.note}>
          {note}
        </p>
      ))}
      {deliveryOption === null ? null : <p>{texts.deliveryOption[deliveryOption]}</p>}
      {ticket.ageConfirmed ? <p>{texts.ageConfirmed}</p> : null}
      {checkoutAnswers.map(({ checkoutQuestion, answer }) => (
        <p key={checkoutQuestion}>
          {checkoutQuestion}: <b>{answer}</b>
        </p>
      ))}
    </div>
  );
}
