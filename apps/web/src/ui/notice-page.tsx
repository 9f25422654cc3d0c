import type { ReactNode } from 'react';
import css from './notice-page.module.css';

/** A screen that says one thing and offers the way on. */
export function NoticePage({ title, children, actions }: { title: string; children?: ReactNode; actions: ReactNode }) {
  return (
    <main className={css.page}>
      <h1 className="title">{title}</h1>
      {children}
      <div className={css.actions}>{actions}</div>
    </main>
  );
}
