import { useApp } from '../../shop/app-context.ts';
import { paths } from '../../platform/paths.ts';
import { telUrl } from '@comanda/ui/tel-url.ts';
import { FooterContact } from './footer-contact.tsx';
import { FooterServices } from './footer-services.tsx';
import css from './footer.module.css';

/** Stores with address and phone, terms of both services. Readable without scripts. */
export function Footer() {
  const { page, texts } = useApp();
  return (
    <footer className={css.footer}>
      <div className={css.inner}>
        <div className={css.stores}>
          <h2>{texts.common.stores}</h2>
          {page.stores.map((store) => (
            <p key={store.id}>
              <b>{store.name}</b>
              <br />
              {store.textAddress}
              <br />
              <a href={telUrl(store.phone)}>{store.phone}</a>
            </p>
          ))}
        </div>
        <nav className={css.links} aria-label={texts.common.help}>
          <h2>{page.settings.commerceName}</h2>
          <a href={paths.terms} data-nav>
            {texts.common.terms}
          </a>
          <a href={paths.mercatTerms} data-nav>
            {texts.common.mercatTerms}
          </a>
          <a href={paths.orders} data-nav>
            {texts.common.myOrders}
          </a>
          <FooterServices />
        </nav>
        <FooterContact />
      </div>
    </footer>
  );
}
