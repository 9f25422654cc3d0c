import { couponsTexts } from '@comanda/i18n/areas/coupons.ts';
import { checkoutTexts } from '@comanda/i18n/areas/checkout.ts';
import { useFormContext } from 'react-hook-form';
import { useTextsOf } from '../../shop/use-texts.ts';
import { useLogin } from '../../shop/session/use-login.ts';
import { useSession } from '../../shop/use-sessions.ts';
import { useSettings } from '../../shop/use-settings.ts';
import { Button } from '@comanda/ui/button.tsx';
import { Field } from '@comanda/ui/field.tsx';
import { ticketIcon } from '@comanda/ui/lazy-icons.ts';
import css from './checkout.module.css';
import { FoldRow } from './fold-row.tsx';
import type { FormValues } from './form-values.ts';

/** The coupon field; a guest has the login button beside it, and a typed code stays (docs/rules/checkout.md#coupon-field-of-a-guest). */
export function DiscountsBlock() {
  const words = useTextsOf(couponsTexts);
  const checkout = useTextsOf(checkoutTexts);
  const login = useLogin();
  const isUser = useSession()?.role === 'user';
  const { loyaltyProgram, loyaltyProgramParams } = useSettings();
  const programme = loyaltyProgram ? loyaltyProgramParams?.name : undefined;
  const prompt = programme === undefined ? words.loginFirst : words.loginFirstOf(programme);
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
        <Field
          id="field-coupon"
          label={words.label}
          labelHidden
          hint={isUser ? words.kept : prompt}
        >
          <input
            autoComplete="off"
            autoCapitalize="characters"
            maxLength={60}
            {...register('coupon')}
          />
        </Field>
        {isUser ? null : (
          <div className={css.actions}>
            <Button look="quiet" onClick={() => void login()}>
              {checkout.login}
            </Button>
          </div>
        )}
      </div>
    </FoldRow>
  );
}
