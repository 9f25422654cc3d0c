import { exportCounterPeriod } from '@comanda/contract/counter/periods.ts';
import { daysBetween } from '@comanda/domain/hours/calendar.ts';
import { zonedTime } from '@comanda/domain/hours/zoned-time.ts';
import { offeredDates, type Period } from '@comanda/domain/counter/period/period.ts';
import type { StoreId } from '@comanda/domain/ids.ts';
import { counterMoneyTexts } from '@comanda/i18n/areas/counter-money.ts';
import { counterNumbersTexts } from '@comanda/i18n/areas/counter-numbers.ts';
import { capitalise } from '@comanda/i18n/capitalise.ts';
import { shortDayText } from '@comanda/i18n/format/day-text.ts';
import { Button } from '@comanda/ui/button.tsx';
import { Segments } from '@comanda/ui/choice.tsx';
import { showToast } from '@comanda/ui/toasts/toasts.ts';
import { useState } from 'react';
import { useCounter } from '../../counter/app-context.ts';
import { refusalText } from '../../counter/refusal-text.ts';
import { ReadingState, Screen } from '../../counter/screen.tsx';
import { useStores } from '../../counter/use-session.ts';
import { useShellTexts, useTextsOf } from '../../counter/use-texts.ts';
import { saveAnswer } from '../../features/money/download-day.ts';
import { PeriodChoice } from '../../features/money/period-choice.tsx';
import { PeriodFigures, PeriodPanels } from '../../features/money/period-panels.tsx';
import { ResultsPanels } from '../../features/money/results-panels.tsx';
import { StoresTable } from '../../features/money/stores-table.tsx';
import { usePeriod } from '../../features/money/use-period.ts';

/** The numbers of a period, of all stores of the person or of the one that the device shows. */
export function NumbersScreen() {
  const { clock, storeChoice } = useCounter();
  const { stores, store } = useStores();
  const [isAll, setAll] = useState(stores.length > 1);
  const today = zonedTime(clock.now(), store?.timeZone ?? 'UTC').date;
  const [period, setPeriod] = useState<Period>(() => offeredDates('week', today));
  const texts = useTextsOf(counterNumbersTexts);
  const storeId = isAll ? null : (store?.id ?? null);
  if (store === null) return null;
  const open = (id: StoreId): void => {
    storeChoice.choose(id);
    setAll(false);
  };
  return (
    <Screen title={texts.title} actions={<Download storeId={storeId} period={period} />}>
      {stores.length > 1 && <StoresChoice {...{ name: store.name, isAll, setAll }} />}
      <PeriodChoice period={period} today={today} onPick={setPeriod} />
      <Numbers {...{ storeId, period, onOpen: open }} />
    </Screen>
  );
}

type NumbersProps = { storeId: StoreId | null; period: Period; onOpen: (id: StoreId) => void };

function Numbers({ storeId, period, onOpen }: NumbersProps) {
  const texts = useTextsOf(counterNumbersTexts);
  const reading = usePeriod(storeId, period);
  const answer = reading.value;
  if (!answer?.now) return <ReadingState reading={reading} />;
  const days = daysBetween(period.from, period.to) + 1;
  const { stores, now } = answer;
  const [from, to] = [shortDayText(answer.period.from), shortDayText(answer.period.to)];
  const datesText = from === to ? capitalise(from) : texts.dates({ from, to });
  return (
    <>
      <p>
        <b>{datesText}</b>. {texts.comparedWith(days)}
      </p>
      <PeriodFigures now={now} before={answer.before} />
      {storeId === null && stores.length > 1 && now.figures.orders > 0 && (
        <StoresTable days={{ stores, total: now.figures }} cashName={texts.cash} onOpen={onOpen} />
      )}
      <PeriodPanels answer={answer} now={now}>
        <ResultsPanels storeId={storeId} period={period} />
      </PeriodPanels>
    </>
  );
}

type ChoiceProps = { name: string; isAll: boolean; setAll: (isAll: boolean) => void };

function StoresChoice({ name, isAll, setAll }: ChoiceProps) {
  const texts = useTextsOf(counterMoneyTexts);
  return (
    <Segments
      name="numbers-stores"
      legend={texts.stores}
      options={[
        { value: 'all', label: texts.together },
        { value: 'one', label: name },
      ]}
      value={isAll ? 'all' : 'one'}
      onChange={(value) => setAll(value === 'all')}
    />
  );
}

function Download({ storeId, period }: Omit<NumbersProps, 'onOpen'>) {
  const { api, toasts, page } = useCounter();
  const texts = useTextsOf(counterNumbersTexts);
  const shell = useShellTexts();
  const save = async (): Promise<void> => {
    const query = { ...period, ...(storeId && { storeId }) };
    const answer = await api.open(exportCounterPeriod, { query });
    if (!answer.ok) return showToast(toasts, refusalText(answer.error, shell));
    await saveAnswer(answer.value, `${page.tenantId}-${period.from}-${period.to}.csv`);
  };
  return (
    <Button look="quiet" onClick={() => void save()}>
      {texts.csv}
    </Button>
  );
}
