import { Icon } from '@comanda/ui/icons.tsx';
import type { ReactNode } from 'react';
import css from './look.module.css';

type Props = {
  title: string;
  /** The present state in few words, beside the title. */
  now?: string;
  startsOpen?: boolean;
  children: ReactNode;
};

/** A card of the look, which opens and closes with a tap or a key. */
export const LookCard = ({ title, now = '', startsOpen = false, children }: Props) => (
  <details className={css.card} open={startsOpen}>
    <summary>
      <h2>{title}</h2>
      <span className={css.now}>{now}</span>
      <Icon name="chevronDown" />
    </summary>
    <div className={css.inside}>{children}</div>
  </details>
);
