import type { CounterBoardTexts } from '@comanda/i18n/es/counter-board.ts';
import { Icon } from '@comanda/ui/icons.tsx';
import type { ReactNode } from 'react';
import { soundIcon, silentIcon } from '../../platform/icons.ts';
import css from './board.module.css';
import type { BoardSound } from './use-alarm.ts';

type Props = {
  texts: CounterBoardTexts;
  fresh: number;
  sound: BoardSound;
  status: string;
  /** What else stands before the sound. */
  children: ReactNode;
};

/** The title, the count of new orders, what the stream is doing, and the sound. */
export function BoardHead({ texts, fresh, sound, status, children }: Props) {
  return (
    <div className={css.head}>
      <h1 className="title">{texts.title}</h1>
      <p className={css.fresh} aria-live="polite">
        {fresh > 0 ? texts.newOrders(fresh) : ''}
      </p>
      <p className={css.status} role="status">
        {status}
      </p>
      {children}
      <button
        type="button"
        className={css.sound}
        data-on={sound.isSounding || undefined}
        onClick={sound.toggle}
      >
        <Icon name={sound.isSounding ? soundIcon : silentIcon} size={24} />
        {sound.isSounding ? texts.soundOn : texts.soundOff}
      </button>
    </div>
  );
}
