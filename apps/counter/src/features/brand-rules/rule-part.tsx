import type { ReactNode } from 'react';
import { FoldPart } from '../../counter/fold-part.tsx';
import css from './brand-rules.module.css';

type Props = {
  title: string;
  /** The rule that holds now, in few words. */
  now: string;
  children: ReactNode;
};

/** A rule that folds into one line with what holds. */
export const RulePart = (props: Props) => <FoldPart {...props} heading="h2" className={css.card} />;
