import type { CounterBoardTexts } from '@comanda/i18n/es/counter-board.ts';
import { Icon } from '@comanda/ui/icons.tsx';
import type { ReactNode } from 'react';
import { soundIcon, silentIcon } from '../../platform/icons.ts';
import { useStore } from 'zustand';
import { useCounter } from '../../counter/app-context.ts';
import { useShellTexts } from '../../counter/use-texts.ts';
import css from './board.module.css';

type Props = {
  texts: CounterBoardTexts;
  fresh: number;
  status: string;
  /** Other controls, before the sound. */
  children: ReactNode;
};

/** The title, the count of new orders, what the stream is doing, and the sound. */
export function BoardHead({ texts, fresh, status, children }: Props) {
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
      <SoundButton />
    </div>
  );
}

/** Says whether this device can be heard; red while it cannot. */
function SoundButton() {
  const { sound } = useCounter();
  const shell = useShellTexts();
  const state = useStore(sound.state, (each) => each.sound);
  const isOn = state === 'on';
  return (
    <button type="button" className={css.sound} data-on={isOn || undefined} onClick={sound.toggle}>
      <Icon name={isOn ? soundIcon : silentIcon} size={24} />
      {shell.sound[state]}
    </button>
  );
}
