import type { ReactNode } from 'react';
import { useApp } from '../../shop/app-context.ts';
import { useModals } from '../../shop/modals/use-modals.ts';
import { paths } from '../../platform/paths.ts';
import { telUrl } from '@comanda/ui/tel-url.ts';
import { IconButton } from '@comanda/ui/button.tsx';
import { Icon } from '@comanda/ui/icons.tsx';
import { SlimHead } from '../../shop/slim-head.tsx';
import { Footer } from './footer.tsx';
import css from './site-frame.module.css';

type Props = {
  /** The store to call, on screens that show one order. */ store?: { name: string; phone: string };
  children: ReactNode;
};

/**
 * Navbar and footer of every screen but the menu, which has its own, and checkout, survey and
 * unavailable, which have none.
 */
export function SiteFrame({ store, children }: Props) {
  const { page, texts } = useApp();
  const modals = useModals();
  const { logo, commerceName } = page.settings;
  return (
    <>
      <SlimHead
        logo={logo}
        name={commerceName}
        back={{ href: paths.home, label: texts.common.home }}
        aside={store === undefined || store.phone === '' ? null : <StorePhone {...store} />}
        action={
          <IconButton
            icon="user"
            label={texts.common.account}
            onClick={() => modals.open({ kind: 'profileMenu' })}
            haspopup
          />
        }
      />
      {children}
      <div className={css.foot}>
        <Footer />
      </div>
    </>
  );
}

function StorePhone({ name, phone }: { name: string; phone: string }) {
  return (
    <a href={telUrl(phone)}>
      <Icon name="phone" size={18} />
      {name} · {phone}
    </a>
  );
}
