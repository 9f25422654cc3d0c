import type { ReactNode } from 'react';
import { FoldPart } from '../../counter/fold-part.tsx';
import css from './brand-stores.module.css';

type Props = { title: string; now: string; isWrong?: boolean; children: ReactNode };

/** A part of the form of a store that folds into one line with what holds. */
export const StorePart = (props: Props) => (
  <FoldPart {...props} heading="h3" className={css.part} />
);
