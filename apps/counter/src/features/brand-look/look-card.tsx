import type { ReactNode } from 'react';
import { FoldPart } from '../../counter/fold-part.tsx';
import css from './look.module.css';

type Props = {
  title: string;
  /** The present state in few words, beside the title. */
  now?: string;
  startsOpen?: boolean;
  children: ReactNode;
};

/** A card of the look, which opens and closes with a tap or a key. */
export const LookCard = ({ now = '', ...props }: Props) => (
  <FoldPart {...props} now={now} heading="h2" className={css.card} />
);
