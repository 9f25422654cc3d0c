import type { ReactNode } from 'react';
import css from './notice-page.module.css';

/** A screen that says one thing and offers the way on. */
type Props = {
  /** Whose page this is, where no head says so. */ brand?: ReactNode;
  title: string;
  children?: ReactNode;
  actions: ReactNode;
};

export function NoticePage({ brand, title, children, actions }: Props) {
  return (
    <main className={css.page}>
      {brand}
      <h1 className="title">{title}</h1>
      {children}
      <div className={css.actions}>{actions}</div>
    </main>
  );
}
