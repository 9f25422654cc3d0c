import { type ReactNode, useId } from 'react';
import css from './block.module.css';

/** A card with a heading and one action at the right. */
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

/** A list of facts, each with an icon. */
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
