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
import coupon from './coupon-field.module.css';
import { CouponField } from './coupon-field.tsx';
import { FoldRow } from './fold-row.tsx';
import type { FormValues } from './form-values.ts';
import { useCoupon } from './use-coupon.ts';

/**
 * The coupon section. A user applies and removes the code here; a guest types it and logs in first.
 */
export function DiscountsBlock() {
  const words = useTextsOf(couponsTexts);
  const isUser = useSession()?.role === 'user';
  const { state, code, amount } = useCoupon();
  return (
    <FoldRow
      fold="coupon"
      icon={ticketIcon}
      title={words.label}
      value={
        state === 'applied' ? (
          <AppliedCoupon code={code} amount={amount} />
        ) : code === '' ? (
          words.add
        ) : (
          code
        )
      }
      note={code === '' || state === 'applied' ? undefined : words.notApplied}
      isEmpty={code === ''}
    >
      {isUser ? <CouponField /> : <GuestCouponField />}
    </FoldRow>
  );
}

/** The coupon and, at the right, what it gives. */
const AppliedCoupon = ({ code, amount }: { code: string; amount: string }) => (
  <span className={coupon.applied}>
    <span>{code}</span> <b>{amount}</b>
  </span>
);

/**
 * A guest has the login button beside the field, and a typed code stays
 * (docs/rules/checkout.md#coupon-field-of-a-guest).
 */
function GuestCouponField() {
  const words = useTextsOf(couponsTexts);
  const checkout = useTextsOf(checkoutTexts);
  const login = useLogin();
  const { loyaltyProgram, loyaltyProgramParams } = useSettings();
  const programme = loyaltyProgram ? loyaltyProgramParams?.name : undefined;
  const prompt = programme === undefined ? words.loginFirst : words.loginFirstOf(programme);
  const { register } = useFormContext<FormValues>();
  return (
    <div className={css.form}>
      <Field id="field-coupon" label={words.label} labelHidden hint={prompt}>
        <input
          autoComplete="off"
          enterKeyHint="done"
          autoCapitalize="characters"
          maxLength={60}
          {...register('coupon')}
        />
      </Field>
      <div className={css.actions}>
        <Button look="quiet" onClick={() => void login()}>
          {checkout.login}
        </Button>
      </div>
    </div>
  );
}
