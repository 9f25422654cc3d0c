import type { CounterTicket } from '@comanda/contract/counter/ticket.ts';
import { endedUnfulfilled } from '@comanda/domain/order/order-status.ts';
import { counterTicketTexts } from '@comanda/i18n/areas/counter-ticket.ts';
import { promisedText, timeText } from '@comanda/i18n/ticket-texts.ts';
import { Icon } from '@comanda/ui/icons.tsx';
import { Link } from 'wouter';
import { useCounter } from '../../counter/app-context.ts';
import { useTextsOf } from '../../counter/use-texts.ts';
import { paths } from '../../platform/paths.ts';
import css from './ticket.module.css';

/**
 * The number in the largest letters, the way of the order, its status, and the time for which it is
 * wanted.
 */
export function TicketHead({ ticket }: { ticket: CounterTicket }) {
  const texts = useTextsOf(counterTicketTexts);
  const { country } = useCounter().page;
  const isDelivery = ticket.dispatchMethod === 'store_delivery';
  return (
    <header className={css.head}>
      <Link className={css.back} href={paths.board} aria-label={texts.toBoard}>
        <Icon name="back" size={28} />
      </Link>
      <h1 className={css.number} aria-label={texts.title(ticket.number)}>
        {ticket.number}
      </h1>
      <div className={css.way}>
        <p>
          <Icon name={isDelivery ? 'bike' : 'bag'} size={24} />
          {texts.dispatch[ticket.dispatchMethod]}
        </p>
        <p className={css.status} data-ended={endedUnfulfilled(ticket.status) || undefined}>
          {texts.status[ticket.status]}
        </p>
      </div>
      <div className={css.wanted}>
        <p>{ticket.scheduledAt === null ? texts.promised : texts.scheduledMark}</p>
        <p className={css.clock}>{promisedText(ticket, country)}</p>
        <p>
          {texts.received} {timeText(ticket.createdAt, ticket)}
          {ticket.acceptedAt === null
            ? null
            : ` · ${texts.accepted} ${timeText(ticket.acceptedAt, ticket)}`}
        </p>
      </div>
    </header>
  );
}
