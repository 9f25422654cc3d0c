import { counterMoneyTexts } from '@comanda/i18n/areas/counter-money.ts';
import type { ReactNode } from 'react';
import { useTextsOf } from '../../counter/use-texts.ts';
import css from '../../features/money/money.module.css';

type Props = {
  date: string;
  today: string;
  onPick: (date: string) => void;
  children?: ReactNode;
};

/** The day whose money shows, and what can be done with it. An emptied field is today. */
export function DayTools({ date, today, onPick, children }: Props) {
  const texts = useTextsOf(counterMoneyTexts);
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
      {children}
    </div>
  );
}
