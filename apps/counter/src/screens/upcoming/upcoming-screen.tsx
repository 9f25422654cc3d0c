import { useReading } from '@comanda/client/use-reading.ts';
import type { AnswerOf } from '@comanda/contract/define-endpoint.ts';
import { getUpcomingOrders, type UpcomingOrder } from '@comanda/contract/counter/upcoming.ts';
import { dishesToPrepare } from '@comanda/domain/counter/upcoming/dishes-to-prepare.ts';
import { type UpcomingDay, upcomingDays } from '@comanda/domain/counter/upcoming/upcoming-days.ts';
import { zonedTime } from '@comanda/domain/hours/zoned-time.ts';
import type { StoreId } from '@comanda/domain/ids.ts';
import { instantOf } from '@comanda/domain/time/instant.ts';
import { counterUpcomingTexts } from '@comanda/i18n/areas/counter-upcoming.ts';
import { relativeDayText } from '@comanda/i18n/format/day-text.ts';
import { Button } from '@comanda/ui/button.tsx';
import { Icon } from '@comanda/ui/icons.tsx';
import { useCallback, useState } from 'react';
import { ChoiceChip } from '../../counter/choice-chip.tsx';
import { Panel, ReadingState, Screen } from '../../counter/screen.tsx';
import { useStores } from '../../counter/use-session.ts';
import { useTextsOf } from '../../counter/use-texts.ts';
import { DayOrders } from '../../features/upcoming/day-orders.tsx';
import { DishesList } from '../../features/upcoming/dishes-list.tsx';
import { PrintSheet } from '../../features/upcoming/print-sheet.tsx';
import css from '../../features/upcoming/upcoming.module.css';
import { useBoardChanges } from '../../features/upcoming/use-board-changes.ts';

type Upcoming = AnswerOf<typeof getUpcomingOrders>;
type Day = UpcomingDay<UpcomingOrder>;

/** Milliseconds after which the screen reads again without a notice. */
const readAgainMs = 60_000;

/** The orders of later hours and days, and the dishes to prepare for them. */
export function UpcomingScreen() {
  const texts = useTextsOf(counterUpcomingTexts);
  const { store } = useStores();
  return (
    <Screen title={texts.title}>
      {store === null ? null : <OneStore key={store.id} storeId={store.id} />}
    </Screen>
  );
}

function OneStore({ storeId }: { storeId: StoreId }) {
  const input = { params: { id: storeId } };
  const reading = useReading((call) => call(getUpcomingOrders, input), `upcoming ${storeId}`, {
    everyMs: readAgainMs,
  });
  useBoardChanges(() => void reading.reload());
  const { value } = reading;
  return value === null ? <ReadingState reading={reading} /> : <Days upcoming={value} />;
}

function Days({ upcoming: { orders, timeZone, now, isCut } }: { upcoming: Upcoming }) {
  const texts = useTextsOf(counterUpcomingTexts);
  const [chosen, setChosen] = useState<string | null>(null);
  const today = zonedTime(instantOf(now), timeZone).date;
  const days = upcomingDays(orders, timeZone);
  const day = days.find(({ date }) => date === chosen) ?? days[0];
  if (day === undefined) return <NoOrders />;
  return (
    <>
      <div className={css.days} role="group" aria-label={texts.days}>
        {days.map(({ date, orders: ofDay }) => (
          <ChoiceChip
            key={date}
            isOn={date === day.date}
            text={`${relativeDayText(date, today)} · ${texts.orders(ofDay.length)}`}
            onPress={() => setChosen(date)}
          />
        ))}
      </div>
      {isCut ? <p>{texts.cut}</p> : null}
      <OneDay day={day} name={relativeDayText(day.date, today)} timeZone={timeZone} />
    </>
  );
}

function OneDay({ day, name, timeZone }: { day: Day; name: string; timeZone: string }) {
  const texts = useTextsOf(counterUpcomingTexts);
  const [isPrinting, setPrinting] = useState(false);
  const onPrinted = useCallback(() => setPrinting(false), []);
  const dishes = <DishesList dishes={dishesToPrepare(day.orders)} texts={texts} />;
  const print = (
    <Button look="quiet" onClick={() => setPrinting(true)}>
      {texts.print}
    </Button>
  );
  return (
    <div className={css.columns}>
      <Panel title={name}>
        <DayOrders hours={day.hours} texts={texts} timeZone={timeZone} />
      </Panel>
      <Panel title={texts.prepare} actions={print}>
        {dishes}
      </Panel>
      {isPrinting ? (
        <PrintSheet title={texts.printed(name)} onDone={onPrinted}>
          {dishes}
        </PrintSheet>
      ) : null}
    </div>
  );
}

function NoOrders() {
  const texts = useTextsOf(counterUpcomingTexts);
  return (
    <div className={css.empty}>
      <Icon name="calendar" size={48} />
      <p>
        <b>{texts.none}</b>
      </p>
      <p>{texts.noneText}</p>
    </div>
  );
}
