import { type ReactNode, useId } from 'react';
import css from './block.module.css';

/** A card with its heading and, at the right, one thing to do about it. */
export function Block({
  title,
  aside,
  children,
}: {
  title: string;
  aside?: ReactNode;
  children?: ReactNode;
}) {
  const id = useId();
  return (
    <section className={css.block} aria-labelledby={id}>
      <div className={css.head}>
        <h2 id={id}>{title}</h2>
        {aside}
      </div>
      {children}
    </section>
  );
}

/** Facts with an icon each. */
export function FactList({ children }: { children: ReactNode }) {
  return <ul className={css.facts}>{children}</ul>;
}

export function Fact({
  icon,
  children,
  note,
}: {
  icon: ReactNode;
  children: ReactNode;
  note?: ReactNode;
}) {
  return (
    <li className={css.fact}>
      {icon}
      <span>
        {children}
        {note === undefined || note === '' ? null : <small>{note}</small>}
      </span>
    </li>
  );
}
