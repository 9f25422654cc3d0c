import { counterBoardTexts } from '@comanda/i18n/areas/counter-board.ts';
import { counterOfflineTexts } from '@comanda/i18n/areas/counter-offline.ts';
import type { OrderId } from '@comanda/domain/ids.ts';
import { Button } from '@comanda/ui/button.tsx';
import { Icon } from '@comanda/ui/icons.tsx';
import { useEffect, useMemo, useState } from 'react';
import { Route, Switch, useLocation, useParams } from 'wouter';
import { useCounter } from '../../counter/app-context.ts';
import type { KeptCopy } from '../../counter/kept/kept-records.ts';
import { MissingTicket } from '../../counter/kept/missing-ticket.tsx';
import { useHeardTime } from '../../counter/kept/use-heard-time.ts';
import { useTextsOf } from '../../counter/use-texts.ts';
import boardCss from '../../features/board/board.module.css';
import { columnsOf } from '../../features/board/columns-of.ts';
import { OrderActionsProvider } from '../../features/board/order-actions-provider.tsx';
import { useLargeType } from '../../features/board/use-large-type.ts';
import { useOrderActions } from '../../features/board/use-order-actions.ts';
import { TicketDishes } from '../../features/ticket/ticket-dishes.tsx';
import { TicketFacts } from '../../features/ticket/ticket-facts.tsx';
import { TicketHead } from '../../features/ticket/ticket-head.tsx';
import { paths } from '../../platform/paths.ts';
import { BoardColumns } from '../board/order-board.tsx';
import css from './kept-screen.module.css';

const nothing = (): void => undefined;

/**
 * The board and the tickets as this device keeps them, to look at: nothing can be done with an
 * order. docs/rules/counter-offline.md#pin-without-a-connection.
 */
export function KeptScreen() {
  const { kept } = useCounter();
  const texts = useTextsOf(counterOfflineTexts);
  const copy = useCopy();
  const time = useHeardTime(copy?.board.timeZone);
  const [path] = useLocation();
  return (
    <div className={css.screen}>
      <header className={css.head}>
        <Icon name="offline" size={24} />
        <div>
          <h1>{texts.title(time ?? '')}</h1>
          <p>{texts.onlyReading}</p>
        </div>
        <Button look="quiet" onClick={kept.close}>
          {texts.close}
        </Button>
      </header>
      <main key={path} className={css.content}>
        {copy === null ? null : <Kept copy={copy} />}
      </main>
    </div>
  );
}

function useCopy(): KeptCopy | null {
  const { kept } = useCounter();
  const [copy, setCopy] = useState<KeptCopy | null>(null);
  useEffect(() => void kept.read().then(setCopy), [kept]);
  return copy;
}

function Kept({ copy }: { copy: KeptCopy }) {
  return (
    <Switch>
      <Route path={paths.ticket}>
        <KeptTicket copy={copy} />
      </Route>
      <Route>
        <OrderActionsProvider onAccepted={nothing}>
          <KeptBoard copy={copy} />
        </OrderActionsProvider>
      </Route>
    </Switch>
  );
}

function KeptBoard({ copy: { storeId, board } }: { copy: KeptCopy }) {
  const { page } = useCounter();
  const texts = useTextsOf(counterBoardTexts);
  const store = page.stores.find(({ id }) => id === storeId);
  const columns = useMemo(() => columnsOf(board.cards, { pending: [], answered: [] }), [board]);
  if (store === undefined) return null;
  return <Columns store={store} columns={columns} texts={texts} />;
}

type ColumnsProps = {
  store: Parameters<typeof BoardColumns>[0]['store'];
  columns: ReturnType<typeof columnsOf>;
  texts: Parameters<typeof useOrderActions>[1];
};

function Columns({ store, columns, texts }: ColumnsProps) {
  const actions = useOrderActions(store.id, texts);
  const { isLarge } = useLargeType();
  return (
    <div className={boardCss.board} data-large={isLarge || undefined}>
      <BoardColumns {...{ store, columns, actions, isLarge }} open={nothing} />
    </div>
  );
}

function KeptTicket({ copy: { tickets } }: { copy: KeptCopy }) {
  const { orderId } = useParams<{ orderId: OrderId }>();
  const ticket = tickets.get(orderId);
  if (ticket === undefined) return <MissingTicket />;
  return (
    <article className={css.ticket}>
      <TicketHead ticket={ticket} />
      <div className={css.columns}>
        <TicketDishes ticket={ticket} />
        <TicketFacts ticket={ticket} />
      </div>
    </article>
  );
}
