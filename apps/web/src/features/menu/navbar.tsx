import type { ReactNode } from 'react';
import { useApp } from '../../shop/app-context.ts';
import { useSettings } from '../../shop/use-settings.ts';
import { useModals } from '../../shop/modals/use-modals.ts';
import { paths } from '../../platform/paths.ts';
import { IconButton } from '@comanda/ui/button.tsx';
import css from './navbar.module.css';
import { DispatchButton } from './dispatch-button.tsx';
import { ScheduleButton } from './schedule-button.tsx';

type Props = { search: ReactNode; onSearch: () => void };

/**
 * The navbar, 70 px high, below 700 px in two rows of 56 and 53: brand, dispatch method and place,
 * opening hours, minutes.
 */
export function Navbar({ search, onSearch }: Props) {
  const { texts } = useApp();
  const settings = useSettings();
  const modals = useModals();
  return (
    <header className={css.navbar}>
      <div className={css.inner}>
        <a className={css.brand} href={paths.home} data-nav>
          <img src={settings.logo} width="36" height="36" alt="" />
          <span>{settings.commerceName}</span>
        </a>
        <div className={css.order}>
          <DispatchButton />
          <ScheduleButton />
        </div>
        <div className={css.search}>{search}</div>
        <div className={css.actions}>
          <span className={css.narrowOnly}>
            <IconButton icon="search" label={texts.menu.searchLabel} onClick={onSearch} />
          </span>
          <IconButton
            icon="user"
            label={texts.common.account}
            onClick={() => modals.open({ kind: 'profileMenu' })}
            haspopup
          />
        </div>
      </div>
    </header>
  );
}
