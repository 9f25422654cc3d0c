import type { ReactNode } from 'react';
import { Icon, type IconName } from './icons.tsx';
import css from './notice-page.module.css';

/** A screen that says one thing and offers the way on. */
type Props = {
  /** Whose page this is, where no head says so. */ brand?: ReactNode;
  /** What the page is about, drawn; an error has none. */ icon?: IconName;
  title: string;
  children?: ReactNode;
  actions: ReactNode;
};

export function NoticePage({ brand, icon, title, children, actions }: Props) {
  return (
    <main className={css.page}>
      {brand}
      {icon === undefined ? null : (
        <span className={css.icon}>
          <Icon name={icon} size={40} />
        </span>
      )}
      <h1 className="title">{title}</h1>
      {children}
      <div className={css.actions}>{actions}</div>
    </main>
  );
}
