import type { ChosenSlot } from '@comanda/domain/slots/slot-choice.ts';
import type { OfferedDay, OfferedTime } from '@comanda/domain/slots/slot.ts';
import { scheduleTexts } from '@comanda/i18n/areas/schedule.ts';
import { useEffect, useRef } from 'react';
import { useTextsOf } from '../../shop/use-texts.ts';
import { groupByPartOfDay } from './part-of-day.ts';
import css from './schedule.module.css';

type Props = { day: OfferedDay; chosen: ChosenSlot | null; onChoose: (slot: ChosenSlot) => void };

/**
 * The times of a day as radios, grouped by part of the day. Full slots are marked and disabled. The
 * chosen one is scrolled into view.
 */
export function TimeGroups({ day, chosen, onChoose }: Props) {
  const words = useTextsOf(scheduleTexts);
  const groups = useRef<HTMLDivElement>(null);
  useEffect(() => {
    groups.current
      ?.querySelector('input:checked')
      ?.closest('label')
      ?.scrollIntoView({ block: 'nearest' });
  }, [day]);
  return (
    <div ref={groups}>
      {groupByPartOfDay(day.times).map(({ part, times }) => (
        <fieldset key={part} className={css.part}>
          <legend>{words.parts[part]}</legend>
          <div className={css.times}>
            {times.map((time) => (
              <TimeOption
                key={time.instant}
                time={time}
                checked={time.instant === chosen?.instant}
                onChoose={() =>
                  onChoose({ date: day.date, time: time.time, instant: time.instant })
                }
              />
            ))}
          </div>
        </fieldset>
      ))}
    </div>
  );
}

function TimeOption({
  time: { time, instant, isFull },
  checked,
  onChoose,
}: {
  time: OfferedTime;
  checked: boolean;
  onChoose: () => void;
}) {
  const words = useTextsOf(scheduleTexts);
  return (
    <label className={css.time}>
      <input
        type="radio"
        name="slot"
        value={instant}
        checked={checked}
        disabled={isFull}
        onChange={onChoose}
      />
      <span>{time}</span>
      {isFull ? <small>{words.full}</small> : null}
    </label>
  );
}
