import type { ReactNode } from 'react';
import { Icon } from '@comanda/ui/icons.tsx';
import css from './slim-head.module.css';

type Props = {
  logo: string;
  name: string;
  back: { href: string; label: string };
  /** Shown at the right from 551 px on. */
  aside?: ReactNode;
  /** Shown at the right on every screen. */
  action?: ReactNode;
};

/** The 64 px head of screens other than the menu: back, the brand, and one secondary item. */
export function SlimHead({ logo, name, back, aside, action }: Props) {
  return (
    <header className={css.head}>
      <div className={css.inner}>
        <a className={css.back} href={back.href} data-nav aria-label={back.label}>
          <Icon name="back" size={22} />
        </a>
        <a className={css.brand} href={back.href} data-nav>
          <img src={logo} width="36" height="36" alt="" />
          <span>{name}</span>
        </a>
        <div className={css.aside}>{aside}</div>
        {action === undefined ? null : <div className={css.action}>{action}</div>}
      </div>
    </header>
  );
}
