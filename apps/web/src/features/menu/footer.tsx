import { measuringOf } from '@comanda/domain/tenant/measuring.ts';
import { askAgain } from '../../platform/analytics/consent.ts';
import { useApp } from '../../platform/app-context.tsx';
import { paths } from '../../platform/paths.ts';
import { FooterContact } from './footer-contact.tsx';
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
              <a href={`tel:${store.phone.replaceAll(' ', '')}`}>{store.phone}</a>
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
          {measuringOf(page.settings) === 'none' ? null : (
            <button type="button" onClick={askAgain}>
              {texts.common.consentChange}
            </button>
          )}
        </nav>
        <FooterContact />
      </div>
    </footer>
  );
}
