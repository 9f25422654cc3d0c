import type { CounterTicket } from '@comanda/contract/counter/ticket.ts';
import { hasOrderEnded } from '@comanda/domain/order/order-status.ts';
import { counterTicketTexts } from '@comanda/i18n/areas/counter-ticket.ts';
import { phoneText } from '@comanda/i18n/format/phone-text.ts';
import {
  addressTexts,
  bagText,
  billTexts,
  moneyTexts,
  timeText,
} from '@comanda/i18n/ticket-texts.ts';
import { Block } from '@comanda/ui/block.tsx';
import { buttonClass } from '@comanda/ui/button.tsx';
import { Icon } from '@comanda/ui/icons.tsx';
import { mapUrl } from '@comanda/ui/map-url.ts';
import { telUrl } from '@comanda/ui/tel-url.ts';
import { TotalsTable } from '@comanda/ui/totals-table.tsx';
import type { ReactNode } from 'react';
import { useCounter } from '../../counter/app-context.ts';
import { useTextsOf } from '../../counter/use-texts.ts';
import css from './ticket.module.css';

/** The person, the door, the bag, the money and the hours of an order. */
export function TicketFacts({ ticket }: { ticket: CounterTicket }) {
  return (
    <div className={css.facts}>
      <Money ticket={ticket} />
      <Bag ticket={ticket} />
      <Customer ticket={ticket} />
      <Door ticket={ticket} />
      <Answers ticket={ticket} />
      <Bill ticket={ticket} />
      <Steps ticket={ticket} />
    </div>
  );
}

type Props = { ticket: CounterTicket };

function Money({ ticket }: Props) {
  const texts = useTextsOf(counterTicketTexts);
  const { country } = useCounter().page;
  const { title, collect, details } = moneyTexts(ticket, country);
  return (
    <Block title={texts.payment}>
      <p className={css.money} data-collect={collect === null ? undefined : ''}>
        <b>
          {title} {collect}
        </b>
        {details.map((detail) => (
          <span key={detail}>{detail}</span>
        ))}
      </p>
    </Block>
  );
}

function Bill({ ticket }: Props) {
  const texts = useTextsOf(counterTicketTexts);
  const { country } = useCounter().page;
  return (
    <Block title={texts.bill}>
      <TotalsTable sums={billTexts(ticket, country)} />
    </Block>
  );
}

function Bag({ ticket }: Props) {
  const texts = useTextsOf(counterTicketTexts);
  const { country } = useCounter().page;
  return (
    <ul className={css.marks}>
      <li>{bagText(ticket, country)}</li>
      {ticket.ageConfirmed ? <li data-warns="">{texts.ageConfirmed}</li> : null}
      {ticket.needsCode && !hasOrderEnded(ticket.status) ? <li>{texts.asksCode}</li> : null}
      {ticket.broughtBy === 'courier' && ticket.dispatchMethod === 'store_delivery' ? (
        <li>{texts.courierMark}</li>
      ) : null}
    </ul>
  );
}

function Customer({ ticket: { customer } }: Props) {
  const texts = useTextsOf(counterTicketTexts);
  const { country } = useCounter().page;
  const phone = phoneText(customer.phone, country.code);
  return (
    <Block title={texts.customer}>
      <p className={css.person}>{customer.name}</p>
      {customer.phone === '' ? null : (
        <Away
          href={telUrl(customer.phone)}
          label={texts.call({ name: customer.name, phone })}
          icon="phone"
        >
          {phone}
        </Away>
      )}
    </Block>
  );
}

function Door({ ticket }: Props) {
  const texts = useTextsOf(counterTicketTexts);
  const { address, deliveryOption } = ticket;
  const { line, notes } = addressTexts(ticket);
  if (line === '' && notes.length === 0) return null;
  return (
    <Block title={texts.address}>
      {line === '' ? null : <p className={css.person}>{line}</p>}
      {notes.map((note) => (
        <p key={note} className={css.note}>
          {note}
        </p>
      ))}
      {deliveryOption === null ? null : <p>{texts.deliveryOption[deliveryOption]}</p>}
      {address === null ? null : (
        <>
          {address.locationPrecision === null || address.locationPrecision === 'exact' ? null : (
            <p>{texts.notExact}</p>
          )}
          <Away href={mapUrl(address)} icon="pin" isNewTab>
            {texts.map}
          </Away>
        </>
      )}
    </Block>
  );
}

type AwayProps = {
  href: string;
  label?: string;
  icon: 'phone' | 'pin';
  isNewTab?: boolean;
  children: ReactNode;
};

/** A link that leaves the counter: a call, or the map. */
function Away({ href, label, icon, isNewTab = false, children }: AwayProps) {
  const tab = isNewTab ? { target: '_blank', rel: 'noreferrer' } : {};
  return (
    <a className={buttonClass('quiet', { wide: true })} href={href} aria-label={label} {...tab}>
      <Icon name={icon} size={24} />
      {children}
    </a>
  );
}

/** NIT, RFC and the store's other questions; the invoice's mail goes with them. */
function Answers({ ticket: { checkoutAnswers, customer } }: Props) {
  const texts = useTextsOf(counterTicketTexts);
  if (checkoutAnswers.length === 0) return null;
  const mail = customer.email === null ? [] : [[texts.mail, customer.email]];
  const answers = checkoutAnswers.map(({ checkoutQuestion, answer }) => [checkoutQuestion, answer]);
  return (
    <Block title={texts.answers}>
      <dl className={css.answers}>
        {[...answers, ...mail].map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Block>
  );
}

function Steps({ ticket }: Props) {
  const texts = useTextsOf(counterTicketTexts);
  return (
    <Block title={texts.steps}>
      <dl className={css.answers}>
        {ticket.timeline.map(({ status, at }) => (
          <div key={at + status}>
            <dt>{texts.status[status]}</dt>
            <dd>{timeText(at, ticket)}</dd>
          </div>
        ))}
      </dl>
    </Block>
  );
}
