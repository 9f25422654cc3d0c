import { useReading } from '@comanda/client/use-reading.ts';
import { getCounterDay } from '@comanda/contract/counter/days.ts';
import type { OrderId, StoreId } from '@comanda/domain/ids.ts';
import { counterMoneyTexts } from '@comanda/i18n/areas/counter-money.ts';
import { Button } from '@comanda/ui/button.tsx';
import { showToast } from '@comanda/ui/toasts/toasts.ts';
import { type ReactNode, useState } from 'react';
import { useCounter } from '../../counter/app-context.ts';
import { refusalText } from '../../counter/refusal-text.ts';
import { ReadingState, Screen } from '../../counter/screen.tsx';
import { useShellTexts, useTextsOf } from '../../counter/use-texts.ts';
import { DayOrders } from '../../features/money/day-orders.tsx';
import { CashBoxPanel } from '../../features/money/cash-box-panel.tsx';
import { BigFigures, DayPanels } from '../../features/money/day-panels.tsx';
import { type DayFile, downloadDay } from '../../features/money/download-day.ts';
import { CarriedLine } from '../../features/rider-cash/carried-line.tsx';
import { useHeldMoney } from '../../features/money/use-held-money.tsx';
import { RefundDialog } from '../../features/refund/refund-dialog.tsx';
import { DayTools } from './day-tools.tsx';

/** `asked`: a date, or `today`. `choice`: of the store or all stores. */
type Props = {
  storeId: StoreId;
  asked: string;
  onPick: (date: string) => void;
  choice: ReactNode;
};

/**
 * The money of a store's day: figures, drawer, file for spreadsheets, and refunds from its orders.
 * Money that pays no order stands high, and at the end while there is none.
 */
export function StoreMoney({ storeId, asked, onPick, choice }: Props) {
  const texts = useTextsOf(counterMoneyTexts);
  const [order, setOrder] = useState<OrderId | null>(null);
  const params = { id: storeId, date: asked };
  const reading = useReading((call) => call(getCounterDay, { params }), `${storeId} ${asked}`);
  const day = reading.value;
  const { isHeld, panel: held } = useHeldMoney(storeId);
  const close = (): void => {
    setOrder(null);
    void reading.reload();
  };
  return (
    <Screen
      title={texts.title}
      actions={
        day ? (
          <DayTools date={day.date} today={day.today} onPick={onPick}>
            <Download {...{ storeId, date: day.date, file: 'orders' }} />
            <Download {...{ storeId, date: day.date, file: 'drawer' }} />
          </DayTools>
        ) : null
      }
    >
      {choice}
      <ReadingState reading={reading} />
      {day ? <BigFigures figures={day.figures} /> : null}
      {isHeld ? held : null}
      {day ? (
        <DayPanels
          figures={day.figures}
          before={day.weekBefore.hours}
          cashBox={
            day.date === day.today ? (
              <CashBoxPanel storeId={storeId}>
                <CarriedLine storeId={storeId} />
              </CashBoxPanel>
            ) : null
          }
        />
      ) : null}
      {day ? <DayOrders storeId={storeId} date={day.date} onRefund={setOrder} /> : null}
      {isHeld ? null : held}
      {order === null ? null : <RefundDialog orderId={order} onClose={close} />}
    </Screen>
  );
}

type DownloadProps = { storeId: StoreId; date: string; file: DayFile };

function Download({ storeId, date, file }: DownloadProps) {
  const { api, toasts } = useCounter();
  const texts = useTextsOf(counterMoneyTexts);
  const shell = useShellTexts();
  const save = async (): Promise<void> => {
    const refusal = await downloadDay(api, { id: storeId, date, file });
    if (refusal) showToast(toasts, refusalText(refusal, shell));
  };
  return (
    <Button look="quiet" onClick={() => void save()}>
      {file === 'orders' ? texts.csv : texts.drawerFile.get}
    </Button>
  );
}
