import { useApp, useCurrentStore } from '../../platform/app-context.tsx';
import { paths } from '../../platform/paths.ts';
import { Icon } from '../../ui/icons.tsx';
import css from './checkout.module.css';

/** The slim head of the checkout: back to the menu, the brand, the store's phone. No navbar here (Spec §2). */
export function CheckoutHead() {
  const { page, texts } = useApp();
  const store = useCurrentStore();
  return (
    <header className={css.head}>
      <div className={css.headInner}>
        <a className={css.back} href={paths.home} data-nav aria-label={texts.common.backToMenu}>
          <Icon name="back" size={22} />
        </a>
        <span className={css.brand}>
          <img src={page.settings.logo} width="36" height="36" alt="" />
          {page.settings.commerceName}
        </span>
        <a className={css.phone} href={`tel:${store.phone.replaceAll(' ', '')}`}>
          <Icon name="phone" size={18} />
          {store.name} · {store.phone}
        </a>
      </div>
    </header>
  );
}
