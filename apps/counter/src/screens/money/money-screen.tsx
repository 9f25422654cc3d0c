import { getCounterDay } from '@comanda/contract/counter/days.ts';
import type { OrderId, StoreId } from '@comanda/domain/ids.ts';
import { counterMoneyTexts } from '@comanda/i18n/areas/counter-money.ts';
import { Button } from '@comanda/ui/button.tsx';
import { showToast } from '@comanda/ui/toasts/toasts.ts';
import { useState } from 'react';
import { useCounter } from '../../counter/app-context.ts';
import { refusalText } from '../../counter/refusal-text.ts';
import { ReadingState, Screen } from '../../counter/screen.tsx';
import { useReading } from '../../counter/use-reading.ts';
import { useStores } from '../../counter/use-session.ts';
import { useShellTexts, useTextsOf } from '../../counter/use-texts.ts';
import { DayOrders } from '../../features/money/day-orders.tsx';
import { DayPanels } from '../../features/money/day-panels.tsx';
import { downloadDay } from '../../features/money/download-day.ts';
import css from '../../features/money/money.module.css';
import { RefundDialog } from '../../features/refund/refund-dialog.tsx';

/** The money of a day: figures, drawer, file for spreadsheets, and refunds from its orders. */
export function MoneyScreen() {
  const { store } = useStores();
  return store === null ? null : <StoreMoney key={store.id} storeId={store.id} />;
}

function StoreMoney({ storeId }: { storeId: StoreId }) {
  const texts = useTextsOf(counterMoneyTexts);
  const [date, setDate] = useState('today');
  const [order, setOrder] = useState<OrderId | null>(null);
  const reading = useReading(
    getCounterDay,
    { params: { id: storeId, date } },
    `${storeId} ${date}`,
  );
  const day = reading.value;
  return (
    <Screen
      title={texts.title}
      actions={
        day ? <Tools {...{ storeId, date: day.date, today: day.today, onPick: setDate }} /> : null
      }
    >
      <ReadingState reading={reading} />
      {day ? <DayPanels day={day} /> : null}
      {day ? <DayOrders storeId={storeId} date={day.date} onRefund={setOrder} /> : null}
      {order === null ? null : (
        <RefundDialog
          orderId={order}
          onClose={() => {
            setOrder(null);
            void reading.reload();
          }}
        />
      )}
    </Screen>
  );
}

type ToolsProps = {
  storeId: StoreId;
  date: string;
  today: string;
  onPick: (date: string) => void;
};

function Tools({ storeId, date, today, onPick }: ToolsProps) {
  const { api, toasts } = useCounter();
  const texts = useTextsOf(counterMoneyTexts);
  const shell = useShellTexts();
  const save = async (): Promise<void> => {
    const refusal = await downloadDay(api, { id: storeId, date });
    if (refusal) showToast(toasts, refusalText(refusal, shell));
  };
  return (
    <div className={css.tools}>
      <label>
        {texts.day}
        <input
          type="date"
          value={date}
          max={today}
          onChange={({ target }) => onPick(target.value === '' ? 'today' : target.value)}
        />
      </label>
      <Button look="quiet" onClick={() => void save()}>
        {texts.csv}
      </Button>
    </div>
  );
}
