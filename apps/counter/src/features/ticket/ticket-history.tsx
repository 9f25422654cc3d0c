import type { CounterTicket } from '@comanda/contract/counter/ticket.ts';
import { counterStaffTexts } from '@comanda/i18n/areas/counter-staff.ts';
import { counterTicketTexts } from '@comanda/i18n/areas/counter-ticket.ts';
import { timeText } from '@comanda/i18n/ticket-texts.ts';
import { Block } from '@comanda/ui/block.tsx';
import { useCounter } from '../../counter/app-context.ts';
import { useTextsOf } from '../../counter/use-texts.ts';
import { actionFacts, actionText } from './history-text.ts';
import css from './ticket.module.css';

/**
 * The actions of staff on the order, for managers and owners; the server sends crew none of it.
 * docs/rules/counter-ticket.md#history-of-an-order.
 */
export function TicketHistory({ ticket }: { ticket: CounterTicket }) {
  const texts = useTextsOf(counterTicketTexts);
  const { people } = useTextsOf(counterStaffTexts);
  const { country } = useCounter().page;
  if (ticket.actions.length === 0) return null;
  return (
    <Block title={texts.history}>
      <ol className={css.history}>
        {ticket.actions.map((action, position) => (
          <li key={position}>
            <time dateTime={action.at}>{timeText(action.at, ticket)}</time>
            <div>
              <b>{actionText(action, ticket, country)}</b>
              <span>
                {[
                  action.staffName ?? people.automatic,
                  ...actionFacts(action, ticket, country),
                ].join(' · ')}
              </span>
            </div>
          </li>
        ))}
      </ol>
    </Block>
  );
}
