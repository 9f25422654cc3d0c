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

type FactProps = {
  icon: ReactNode;
  /** The name of the fact, above it. */
  label?: string;
  children: ReactNode;
  /** More about the fact, below it. */
  note?: ReactNode;
};

export function Fact({ icon, label, children, note }: FactProps) {
  return (
    <li className={css.fact}>
      {icon}
      <span>
        {label === undefined ? null : <small>{label}</small>}
        {children}
        {note === undefined || note === '' ? null : <small>{note}</small>}
      </span>
    </li>
  );
}
