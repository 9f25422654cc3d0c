import { useReading } from '@comanda/client/use-reading.ts';
import { getCounterDays } from '@comanda/contract/counter/days.ts';
import type { StoreId } from '@comanda/domain/ids.ts';
import { counterMoneyTexts } from '@comanda/i18n/areas/counter-money.ts';
import type { ReactNode } from 'react';
import { ReadingState, Screen } from '../../counter/screen.tsx';
import { useTextsOf } from '../../counter/use-texts.ts';
import { BigFigures, DayPanels } from '../../features/money/day-panels.tsx';
import { StoresTable } from '../../features/money/stores-table.tsx';
import { useHeldMoney } from '../../features/money/use-held-money.tsx';
import { DayTools } from './day-tools.tsx';

type Props = {
  asked: string;
  onPick: (date: string) => void;
  onOpen: (id: StoreId) => void;
  choice: ReactNode;
};

/**
 * The money of a day of all stores of the person: their sum first, then each store.
 * docs/rules/counter-money.md#all-stores-of-a-day.
 */
export function AllStoresMoney({ asked, onPick, onOpen, choice }: Props) {
  const texts = useTextsOf(counterMoneyTexts);
  const reading = useReading(
    (call) => call(getCounterDays, { params: { date: asked } }),
    `all ${asked}`,
  );
  const { isHeld, panel: held } = useHeldMoney(null);
  const days = reading.value;
  const [first] = days?.stores ?? [];
  // The day of the store where it is earliest: no store may be asked for a day to come.
  const today = days?.stores.map((store) => store.today).toSorted()[0];
  return (
    <Screen
      title={texts.title}
      actions={
        first && today !== undefined ? (
          <DayTools date={first.date} today={today} onPick={onPick} />
        ) : null
      }
    >
      {choice}
      <ReadingState reading={reading} />
      {days?.total ? <BigFigures figures={days.total} /> : null}
      {isHeld ? held : null}
      {days ? <StoresTable days={days} onOpen={onOpen} /> : null}
      {days?.total ? <DayPanels figures={days.total} before={null} /> : null}
      {isHeld ? null : held}
    </Screen>
  );
}
