import { getCounterDayOrders } from '@comanda/contract/counter/days.ts';
import type { OrderId, StoreId } from '@comanda/domain/ids.ts';
import { counterMoneyTexts } from '@comanda/i18n/areas/counter-money.ts';
import { Button } from '@comanda/ui/button.tsx';
import { useState } from 'react';
import { Panel, ReadingState } from '../../counter/screen.tsx';
import { useMoney } from '../../counter/use-money.ts';
import { useReading } from '../../counter/use-reading.ts';
import { useTextsOf } from '../../counter/use-texts.ts';
import css from './money.module.css';

type Props = { storeId: StoreId; date: string; onRefund: (order: OrderId) => void };
/** Orders that show without a search. */
const shownOrders = 30;

/** The orders of a day, newest first, found by their number; each opens its refund. */
export function DayOrders({ storeId, date, onRefund }: Props) {
  const texts = useTextsOf(counterMoneyTexts);
  const money = useMoney();
  const [search, setSearch] = useState('');
  const params = { id: storeId, date };
  const reading = useReading(getCounterDayOrders, { params }, `${storeId} ${date}`);
  const found = (reading.value?.orders ?? [])
    .filter(({ number }) => String(number).includes(search.trim()))
    .slice(0, shownOrders);
  return (
    <Panel title={texts.ordersOfDay}>
      <div className={css.tools}>
        <label>
          {texts.search}
          <input
            inputMode="numeric"
            value={search}
            onChange={(event) => setSearch(event.target.value)}
          />
        </label>
      </div>
      <ReadingState reading={reading} />
      {reading.value !== null && found.length === 0 ? <p>{texts.noOrders}</p> : null}
      <ul className={css.orders}>
        {found.map(({ id, number, status, method, total }) => (
          <li key={id}>
            <span>
              <strong>{texts.order(number)}</strong> · {texts.status[status]} ·{' '}
              {texts.method[method]}
            </span>
            <span>{money(total)}</span>
            <Button look="soft" onClick={() => onRefund(id)} aria-label={texts.refundOrder(number)}>
              {texts.refund}
            </Button>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
