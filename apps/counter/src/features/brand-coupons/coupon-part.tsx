import { Icon } from '@comanda/ui/icons.tsx';
import { type ReactNode, useState } from 'react';
import css from './brand-coupons.module.css';

type Props = {
  title: string;
  /** The rules that hold now, in few words. */
  now: string;
  /** A field inside is wrong, so the part stays open. */
  isWrong?: boolean;
  children: ReactNode;
};

/** A part of the form that folds into one line with what holds. */
export function CouponPart({ title, now, isWrong = false, children }: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details
      className={css.part}
      open={isOpen || isWrong}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>
        <h3>{title}</h3>
        <span className={css.now}>{now}</span>
        <Icon name="chevronDown" />
      </summary>
      <div className={css.inside}>{children}</div>
    </details>
  );
}
