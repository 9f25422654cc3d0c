import { checkoutTexts } from '@comanda/i18n/areas/checkout.ts';
import { Controller, useFormContext } from 'react-hook-form';
import { useApp } from '../../shop/app-context.ts';
import { useTextsOf } from '../../shop/use-texts.ts';
import { paths } from '../../platform/paths.ts';
import { Checkbox } from '@comanda/ui/choice.tsx';
import card from '@comanda/ui/block.module.css';
import css from './checkout.module.css';
import type { FormValues } from './form-values.ts';
import { useFieldProblem } from './use-checkout-form.ts';

/**
 * The consent to offers by mail (not preselected where the law forbids it) and the terms of both
 * services, which the shopper must accept. docs/rules/checkout.md#terms,
 * docs/rules/checkout.md#offers-by-mail.
 */
export function Consents() {
  const words = useTextsOf(checkoutTexts);
  const { control } = useFormContext<FormValues>();
  const { page } = useApp();
  const problem = useFieldProblem('termsAndConditions');
  return (
    <section className={card.block} aria-label={words.termsTitle}>
      <Controller
        control={control}
        name="emailSubscription"
        render={({ field }) => (
          <Checkbox side="left" checked={field.value} onChange={field.onChange}>
            {words.emailSubscription}
          </Checkbox>
        )}
      />
      <Controller
        control={control}
        name="termsAndConditions"
        render={({ field }) => (
          <Checkbox
            id="field-termsAndConditions"
            side="left"
            checked={field.value}
            onChange={field.onChange}
            problem={problem}
          >
            {words.termsAccept}{' '}
            <a className={css.inline} href={paths.terms} target="_blank" rel="noreferrer">
              {words.termsOfBrand(page.settings.commerceName)}
            </a>{' '}
            {words.termsAnd}{' '}
            <a className={css.inline} href={paths.mercatTerms} target="_blank" rel="noreferrer">
              {words.termsOfService}
            </a>
          </Checkbox>
        )}
      />
      {problem === undefined ? null : (
        <p className={css.bad} id="field-termsAndConditions-note">
          {problem}
        </p>
      )}
    </section>
  );
}
