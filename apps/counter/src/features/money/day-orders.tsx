import { useReading } from '@comanda/client/use-reading.ts';
import { getCounterDayOrders } from '@comanda/contract/counter/days.ts';
import type { AnswerOf } from '@comanda/contract/define-endpoint.ts';
import type { OrderId, StoreId } from '@comanda/domain/ids.ts';
import { counterMoneyTexts } from '@comanda/i18n/areas/counter-money.ts';
import { Button } from '@comanda/ui/button.tsx';
import { useState } from 'react';
import { Link } from 'wouter';
import { Panel, ReadingState } from '../../counter/screen.tsx';
import { SearchField } from '../../counter/search-field.tsx';
import { useMoney } from '../../counter/use-money.ts';
import { useTextsOf } from '../../counter/use-texts.ts';
import { ticketPath } from '../../platform/paths.ts';
import css from './money.module.css';
import { useSettled } from '../../counter/use-settled.ts';

type Props = { storeId: StoreId; date: string; onRefund: (order: OrderId) => void };
type Order = AnswerOf<typeof getCounterDayOrders>['orders'][number];

/**
 * The orders of a day, newest first, in pages; found by a part of their number. Each opens its
 * ticket and its refund.
 */
export function DayOrders({ storeId, date, onRefund }: Props) {
  const texts = useTextsOf(counterMoneyTexts);
  const [typed, setTyped] = useState('');
  const number = useSettled(typed);
  const [pages, setPages] = useState<{ of: string; after: readonly OrderId[] }>(firstPage(''));
  const list = `${storeId} ${date} ${number}`;
  const after = pages.of === list ? pages.after : [];
  return (
    <Panel
      title={texts.ordersOfDay}
      actions={<SearchField label={texts.search} value={typed} onType={setTyped} digits={9} />}
    >
      {[undefined, ...after].map((from, at) => (
        <OrdersPage
          key={`${list} ${from}`}
          {...{ storeId, date, number, onRefund }}
          after={from}
          isLast={at === after.length}
          onMore={(next) => setPages({ of: list, after: [...after, next] })}
        />
      ))}
    </Panel>
  );
}

const firstPage = (of: string) => ({ of, after: [] });

type PageProps = Props & {
  number: string;
  after: OrderId | undefined;
  isLast: boolean;
  onMore: (next: OrderId) => void;
};

function OrdersPage({ storeId, date, number, after, isLast, onMore, onRefund }: PageProps) {
  const texts = useTextsOf(counterMoneyTexts);
  const params = { id: storeId, date };
  const query = { ...(number === '' ? {} : { number }), ...(after === undefined ? {} : { after }) };
  const key = JSON.stringify([params, query]);
  const reading = useReading((call) => call(getCounterDayOrders, { params, query }), key);
  const { value } = reading;
  const next = value?.next ?? null;
  return (
    <>
      <ReadingState reading={reading} />
      {value?.orders.length === 0 && after === undefined ? <p>{texts.noOrders}</p> : null}
      <ul className={css.orders}>
        {value?.orders.map((order) => (
          <OrderRow key={order.id} order={order} onRefund={onRefund} />
        ))}
      </ul>
      {isLast && next !== null ? (
        <Button look="quiet" wide onClick={() => onMore(next)}>
          {texts.moreOrders}
        </Button>
      ) : null}
    </>
  );
}

function OrderRow({ order, onRefund }: { order: Order; onRefund: Props['onRefund'] }) {
  const texts = useTextsOf(counterMoneyTexts);
  const money = useMoney();
  const { id, number, status, method, total, refunds } = order;
  return (
    <li>
      <Link className={css.order} href={ticketPath(id)}>
        <b>{texts.order(number)}</b>
        <span>
          {texts.status[status]} · {texts.method[method]}
        </span>
      </Link>
      <span className={css.sum}>
        <b>{money(total)}</b>
        {refunds === 0 ? null : <span>{texts.refundedPart(money(refunds))}</span>}
      </span>
      <Button look="soft" onClick={() => onRefund(id)} aria-label={texts.refundOrder(number)}>
        {texts.refund}
      </Button>
    </li>
  );
}
