import {
  isPeriod,
  offeredDates,
  offeredPeriods,
  type Period,
} from '@comanda/domain/counter/period/period.ts';
import { counterNumbersTexts } from '@comanda/i18n/areas/counter-numbers.ts';
import { useState } from 'react';
import { ChoiceChip } from '../../counter/choice-chip.tsx';
import { useTextsOf } from '../../counter/use-texts.ts';
import css from './money.module.css';

type Props = { period: Period; today: string; onPick: (period: Period) => void };

const isSame = (one: Period, other: Period): boolean =>
  one.from === other.from && one.to === other.to;

/** The dates whose numbers show: the last week, a month, or dates of one's own. */
export function PeriodChoice({ period, today, onPick }: Props) {
  const texts = useTextsOf(counterNumbersTexts);
  const chosen = offeredPeriods.find((each) => isSame(offeredDates(each, today), period));
  const [isOwn, setOwn] = useState(chosen === undefined);
  return (
    <>
      <div className={css.chips} role="group" aria-label={texts.period}>
        {offeredPeriods.map((each) => (
          <ChoiceChip
            key={each}
            isOn={!isOwn && each === chosen}
            text={texts.offered[each]}
            onPress={() => {
              setOwn(false);
              onPick(offeredDates(each, today));
            }}
          />
        ))}
        <ChoiceChip isOn={isOwn} text={texts.own} onPress={() => setOwn(true)} />
      </div>
      {isOwn && <OwnDates {...{ period, today, onPick }} />}
    </>
  );
}

/** Dates of one's own. What is no period yet is said, and the numbers stay as they were. */
function OwnDates({ period, today, onPick }: Props) {
  const texts = useTextsOf(counterNumbersTexts);
  const [typed, setTyped] = useState(period);
  const isWrong = !isPeriod(typed, today);
  const change = (part: Partial<Period>): void => {
    const next = { ...typed, ...part };
    setTyped(next);
    if (isPeriod(next, today)) onPick(next);
  };
  return (
    <>
      <div className={css.tools}>
        {(['from', 'to'] as const).map((end) => (
          <label key={end}>
            {texts[end]}
            <input
              type="date"
              value={typed[end]}
              max={today}
              aria-invalid={isWrong}
              onChange={({ target }) => change({ [end]: target.value })}
            />
          </label>
        ))}
      </div>
      {isWrong && <p role="alert">{texts.wrongDates}</p>}
    </>
  );
}
