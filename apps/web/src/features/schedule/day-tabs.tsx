import { hasFreeTime } from '@comanda/domain/slots/slot-choice.ts';
import type { OfferedDay } from '@comanda/domain/slots/slot.ts';
import { scheduleTexts } from '@comanda/i18n/areas/schedule.ts';
import { dayChip } from '@comanda/i18n/format/day-text.ts';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useTextsOf } from '../../shop/use-texts.ts';
import css from './schedule.module.css';

type Props = {
  days: readonly OfferedDay[];
  shownDate: string;
  panelId: string;
  onChoose: (day: OfferedDay) => void;
};

const steps: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
};

/** One tab per day. The arrow keys move between days and skip those without a free time. */
export function DayTabs({ days, shownDate, panelId, onChoose }: Props) {
  const words = useTextsOf(scheduleTexts);
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current
      ?.querySelector('[aria-selected="true"]')
      ?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [shownDate]);
  const moveByArrow = (event: KeyboardEvent): void => {
    const next = nextDay(days, shownDate, event.key);
    if (next === undefined) return;
    event.preventDefault();
    onChoose(next);
    list.current?.querySelector<HTMLElement>(`[data-date="${next.date}"]`)?.focus();
  };
  return (
    <div
      ref={list}
      className={css.days}
      role="tablist"
      aria-label={words.days}
      tabIndex={-1}
      onKeyDown={moveByArrow}
    >
      {days.map((day) => (
        <DayTab
          key={day.date}
          day={day}
          today={days[0]?.date ?? ''}
          isShown={day.date === shownDate}
          panelId={panelId}
          onChoose={() => onChoose(day)}
        />
      ))}
    </div>
  );
}

/** The day that a key moves to from the shown one, or undefined. */
function nextDay(days: readonly OfferedDay[], shown: string, key: string): OfferedDay | undefined {
  const open = days.filter(hasFreeTime);
  if (key === 'Home') return open[0];
  if (key === 'End') return open.at(-1);
  const step = steps[key];
  return step === undefined ? undefined : open[open.findIndex(({ date }) => date === shown) + step];
}

type TabProps = {
  day: OfferedDay;
  today: string;
  isShown: boolean;
  panelId: string;
  onChoose: () => void;
};

function DayTab({ day, today, isShown, panelId, onChoose }: TabProps) {
  const words = useTextsOf(scheduleTexts);
  const chip = dayChip(day.date, today);
  const isOpen = hasFreeTime(day);
  return (
    <button
      type="button"
      role="tab"
      className={css.day}
      data-date={day.date}
      aria-selected={isShown}
      aria-controls={isShown ? panelId : undefined}
      aria-disabled={isOpen ? undefined : true}
      tabIndex={isShown ? 0 : -1}
      onClick={isOpen ? onChoose : undefined}
    >
      <span>{chip.name}</span> <b>{chip.date}</b>
      {isOpen ? null : <small>{words.noTimes}</small>}
    </button>
  );
}
