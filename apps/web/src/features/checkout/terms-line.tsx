import { checkoutTexts } from '@comanda/i18n/areas/checkout.ts';
import { useApp } from '../../shop/app-context.ts';
import { useTextsOf } from '../../shop/use-texts.ts';
import { paths } from '../../platform/paths.ts';
import css from './checkout.module.css';

/**
 * The terms that the press on the order button accepts, beside that button, with a link to each
 * text. docs/rules/checkout.md#terms.
 */
export function TermsLine() {
  const words = useTextsOf(checkoutTexts);
  const { page } = useApp();
  return (
    <p className={css.terms}>
      {words.termsAccept}{' '}
      <a className={css.inline} href={paths.terms} target="_blank" rel="noreferrer">
        {words.termsOfBrand(page.settings.commerceName)}
      </a>{' '}
      {words.termsAnd}{' '}
      <a className={css.inline} href={paths.mercatTerms} target="_blank" rel="noreferrer">
        {words.termsOfService}
      </a>
      .
    </p>
  );
}
