import { type ReactNode, useId } from 'react';
import css from './checkout.module.css';

/** A section of the checkout: a card with its heading and, at the right, a way to change it. */
export function Block({ title, aside, children }: { title: string; aside?: ReactNode; children: ReactNode }) {
  const id = useId();
  return (
    <section className={css.block} aria-labelledby={id}>
      <div className={css.blockHead}>
        <h2 id={id}>{title}</h2>
        {aside}
      </div>
      {children}
    </section>
  );
}
