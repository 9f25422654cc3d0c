import { useReading } from '@comanda/client/use-reading.ts';
import { findCounterOrders } from '@comanda/contract/counter/find-orders.ts';
import type { AnswerOf } from '@comanda/contract/define-endpoint.ts';
import type { StoreId } from '@comanda/domain/ids.ts';
import { maxFoundOrders } from '@comanda/domain/counter/order-search.ts';
import { counterMoneyTexts } from '@comanda/i18n/areas/counter-money.ts';
import { counterSearchTexts } from '@comanda/i18n/areas/counter-search.ts';
import { Icon } from '@comanda/ui/icons.tsx';
import { Link } from 'wouter';
import { Panel, ReadingState } from '../../counter/screen.tsx';
import { useMoney } from '../../counter/use-money.ts';
import { useSession } from '../../counter/use-session.ts';
import { useTextsOf } from '../../counter/use-texts.ts';
import { useWhen } from '../../counter/use-when.ts';
import { ticketPath } from '../../platform/paths.ts';
import css from './search.module.css';

type Props = { storeId: StoreId; text: string };
type Order = AnswerOf<typeof findCounterOrders>['orders'][number];

/** The orders that a text finds, or those that ended today. Each opens its ticket. */
export function FoundOrders({ storeId, text }: Props) {
  const texts = useTextsOf(counterSearchTexts);
  const { role } = useSession();
  const input = { params: { id: storeId }, body: { text } };
  const reading = useReading((call) => call(findCounterOrders, input), `${storeId} ${text}`);
  const orders = reading.value?.orders;
  return (
    <Panel title={text === '' ? texts.endedToday : texts.found}>
      <ReadingState reading={reading} />
      {orders?.length === 0 ? (
        <p role="status">{text === '' ? texts.noneEnded : texts.nothing(text)}</p>
      ) : null}
      <ul className={css.orders}>
        {orders?.map((order) => (
          <FoundOrder key={order.id} order={order} />
        ))}
      </ul>
      {orders?.length === maxFoundOrders ? <p>{texts.many(maxFoundOrders)}</p> : null}
      {text === '' ? null : (
        <p className={css.hint}>{role === 'crew' ? texts.crewHint : texts.managerHint}</p>
      )}
    </Panel>
  );
}

function FoundOrder({ order }: { order: Order }) {
  const texts = useTextsOf(counterSearchTexts);
  const { status: statuses } = useTextsOf(counterMoneyTexts);
  const money = useMoney();
  const when = useWhen();
  const { id, number, status, dispatchMethod, customerName, movedAt, total } = order;
  return (
    <li>
      <Link className={css.order} href={ticketPath(id)}>
        <Icon name={dispatchMethod === 'store_delivery' ? 'bike' : 'bag'} size={24} />
        <b>{texts.order(number)}</b>
        <span className={css.who}>{customerName}</span>
        <span className={css.state} data-status={status}>
          {statuses[status]} · {when(movedAt)}
        </span>
        <span className={css.total}>{money(total)}</span>
      </Link>
    </li>
  );
}
