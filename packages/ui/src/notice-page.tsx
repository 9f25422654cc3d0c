import type { ReactNode } from 'react';
import { Icon, type IconName } from './icons.tsx';
import css from './notice-page.module.css';

/** A screen with one message and its next action. */
type Props = {
  /** The brand, on pages without a head. */
  brand?: ReactNode;
  /** The icon of the subject; an error has none. */
  icon?: IconName;
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
