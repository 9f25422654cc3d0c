import { type Reading, useReading } from '@comanda/client/use-reading.ts';
import { type CounterTicket, getCounterTicket } from '@comanda/contract/counter/ticket.ts';
import type { TicketCopy } from '@comanda/domain/counter/ticket/ticket-copy.ts';
import { secondMs } from '@comanda/domain/duration.ts';
import type { OrderId } from '@comanda/domain/ids.ts';
import { counterTicketTexts } from '@comanda/i18n/areas/counter-ticket.ts';
import { Button, buttonClass } from '@comanda/ui/button.tsx';
import { NoticePage } from '@comanda/ui/notice-page.tsx';
import { Link, useParams } from 'wouter';
import { MissingTicket } from '../../counter/kept/missing-ticket.tsx';
import { useKeptTicket } from '../../counter/kept/use-kept-ticket.ts';
import { useShellTexts, useTextsOf } from '../../counter/use-texts.ts';
import { RemovalPanel } from '../../features/line-removal/removal-panel.tsx';
import { PrintersLink } from '../../features/printers/printers-link.tsx';
import { TicketDishes } from '../../features/ticket/ticket-dishes.tsx';
import { TicketFacts } from '../../features/ticket/ticket-facts.tsx';
import { TicketHistory } from '../../features/ticket/ticket-history.tsx';
import { TicketHead } from '../../features/ticket/ticket-head.tsx';
import { usePrinter } from '../../features/ticket/use-printer.tsx';
import { paths } from '../../platform/paths.ts';
import { TicketActions } from './ticket-actions.tsx';
import { TicketPrint } from './ticket-print.tsx';
import { TicketRemoval } from './ticket-removal.tsx';
import { TicketRefund } from './ticket-refund.tsx';
import css from './ticket-screen.module.css';

/** Milliseconds between two reads of an open ticket. */
const refreshMs = 10 * secondMs;

/** One order, readable at arm's length. docs/rules/counter-ticket.md#ticket. */
export function TicketScreen() {
  const { orderId } = useParams<{ orderId: OrderId }>();
  const shell = useShellTexts();
  const params = { orderId };
  const options = { everyMs: refreshMs };
  const reading = useReading((call) => call(getCounterTicket, { params }), orderId, options);
  const copy = useKeptTicket(orderId, reading.value === null);
  const ticket = reading.value ?? copy;
  if (ticket !== null && ticket !== 'missing')
    return <Ticket ticket={ticket} reload={reading.reload} />;
  if (ticket === 'missing') return <MissingTicket />;
  if (reading.refusal !== null) return <NoTicket {...reading} />;
  return (
    <p className={css.loading} role="status">
      {shell.loading}
    </p>
  );
}

function Ticket({ ticket, reload }: { ticket: CounterTicket; reload: () => Promise<void> }) {
  const { print, isBusy, paper } = usePrinter();
  const removal = ticket.card?.removal;
  const onPrint = (copy: TicketCopy) => void print(ticket, copy).then(reload);
  return (
    <article className={css.screen}>
      <TicketHead ticket={ticket} />
      {removal == null ? null : (
        <RemovalPanel
          params={{ id: ticket.storeId, orderId: ticket.orderId }}
          removal={removal}
          now={ticket.now}
          onChange={() => void reload()}
        />
      )}
      <div className={css.columns}>
        <TicketDishes ticket={ticket} />
        <div>
          <TicketFacts ticket={ticket} />
          <TicketHistory ticket={ticket} />
          <PrintersLink />
        </div>
      </div>
      <div className={css.bar}>
        <TicketActions ticket={ticket} reload={reload} />
        <TicketPrint ticket={ticket} isBusy={isBusy} onPrint={onPrint} />
        <TicketRemoval ticket={ticket} reload={reload} />
        <TicketRefund ticket={ticket} reload={reload} />
      </div>
      {paper}
    </article>
  );
}

/** No ticket: the order is of another store or gone, or the server did not answer. */
function NoTicket({ refusal, reload }: Reading<CounterTicket>) {
  const texts = useTextsOf(counterTicketTexts);
  const shell = useShellTexts();
  const isGone = refusal?.label === 'NOT_FOUND';
  const retry = isGone ? null : <Button onClick={() => void reload()}>{shell.retry}</Button>;
  const toBoard = (
    <Link className={buttonClass('quiet')} href={paths.board}>
      {texts.toBoard}
    </Link>
  );
  return (
    <NoticePage
      isPart
      icon="alert"
      title={isGone ? texts.notFoundTitle : texts.failedTitle}
      actions={
        <>
          {retry}
          {toBoard}
        </>
      }
    >
      {isGone ? <p>{texts.notFoundText}</p> : null}
    </NoticePage>
  );
}
