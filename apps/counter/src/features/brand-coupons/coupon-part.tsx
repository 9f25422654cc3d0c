import type { ReactNode } from 'react';
import { FoldPart } from '../../counter/fold-part.tsx';
import css from './brand-coupons.module.css';

type Props = {
  title: string;
  /** The rules that hold now, in few words. */
  now: string;
  isWrong?: boolean;
  children: ReactNode;
};

/** A part of the form that folds into one line with what holds. */
export const CouponPart = (props: Props) => (
  <FoldPart {...props} heading="h3" className={css.part} />
);
