import { couponsTexts } from '@comanda/i18n/areas/coupons.ts';
import { checkoutTexts } from '@comanda/i18n/areas/checkout.ts';
import { useFormContext } from 'react-hook-form';
import { useTextsOf } from '../../shop/use-texts.ts';
import { useModals } from '../../shop/modals/use-modals.ts';
import { Button } from '@comanda/ui/button.tsx';
import { Field } from '@comanda/ui/field.tsx';
import { ticketIcon } from '@comanda/ui/lazy-icons.ts';
import css from './checkout.module.css';
import { FoldRow } from './fold-row.tsx';
import type { FormValues } from './form-values.ts';

/** The coupon field with the sign-in button. A guest's typed code stays (docs/rules/checkout.md#coupon-field-of-a-guest). */
export function DiscountsBlock() {
  const words = useTextsOf(couponsTexts);
  const checkout = useTextsOf(checkoutTexts);
  const modals = useModals();
  const { register, watch } = useFormContext<FormValues>();
  const code = watch('coupon').trim();
  return (
    <FoldRow
      fold="coupon"
      icon={ticketIcon}
      title={words.label}
      value={code === '' ? words.add : code}
      isEmpty={code === ''}
    >
      <div className={css.form}>
        <Field id="field-coupon" label={words.label} labelHidden hint={words.signInFirst}>
          <input
            autoComplete="off"
            autoCapitalize="characters"
            maxLength={60}
            {...register('coupon')}
          />
        </Field>
        <div className={css.actions}>
          <Button look="quiet" onClick={() => modals.open({ kind: 'login' })}>
            {checkout.signIn}
          </Button>
        </div>
      </div>
    </FoldRow>
  );
}
