import { fieldLengths } from '@comanda/domain/limits/field-lengths.ts';
import { couponsTexts } from '@comanda/i18n/areas/coupons.ts';
import { Button } from '@comanda/ui/button.tsx';
import { Icon } from '@comanda/ui/icons.tsx';
import { Field } from '@comanda/ui/field.tsx';
import type { KeyboardEvent } from 'react';
import { useFormContext } from 'react-hook-form';
import { useTextsOf } from '../../shop/use-texts.ts';
import css from './coupon-field.module.css';
import { isCouponLocked, mayApply } from './coupon-state.ts';
import { CouponWayOutButton } from './coupon-way-out-button.tsx';
import type { FormValues } from './form-values.ts';
import { useCoupon, useCouponName, useCouponProblemText } from './use-coupon.ts';

/**
 * The coupon field of a user, with the button that applies and removes. Each change of its state is
 * spoken. docs/rules/checkout.md#states-of-the-coupon-field.
 */
export function CouponField() {
  const words = useTextsOf(couponsTexts);
  const { register } = useFormContext<FormValues>();
  const { state, problem, apply, withdraw } = useCoupon();
  const problemText = useCouponProblemText(problem);
  const hint = useHint();
  const applyOnEnter = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || !mayApply(state)) return;
    event.preventDefault();
    apply();
  };
  return (
    <div className={css.coupon} data-state={state}>
      <div className={css.row}>
        <Field
          id="field-coupon"
          label={words.label}
          labelHidden
          hint={state === 'applied' ? undefined : hint}
          problem={state === 'refused' ? problemText : undefined}
          icon={isCouponLocked(state) ? <Icon name="check" size={20} /> : undefined}
        >
          <input
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            enterKeyHint="done"
            maxLength={fieldLengths.couponCode}
            readOnly={isCouponLocked(state)}
            onKeyDown={applyOnEnter}
            {...register('coupon', { onChange: withdraw })}
          />
        </Field>
        <CouponButton />
      </div>
      {state === 'applied' ? <AppliedLine /> : null}
      <p className="visually-hidden" role="status">
        {state === 'refused' ? problemText : state === 'typed' || state === 'empty' ? '' : hint}
      </p>
      {state === 'refused' && problem !== null ? (
        <CouponWayOutButton refusal={problem.refusal} />
      ) : null}
    </div>
  );
}

/** The name of the applied coupon and, at the right, its amount. */
function AppliedLine() {
  const { amount, code } = useCoupon();
  const name = useCouponName();
  return (
    <p className={css.applied}>
      <span>{name === '' ? code : name}</span>
      <b>{amount}</b>
    </p>
  );
}

/**
 * Applies the typed code, or removes the coupon that is asked for. It stays the same button, so
 * that it keeps the focus.
 */
function CouponButton() {
  const words = useTextsOf(couponsTexts);
  const { state, code, apply, withdraw } = useCoupon();
  const isRemoval = state === 'applied' || state === 'unanswered';
  const press = (): void => {
    if (mayApply(state)) apply();
    else if (isRemoval) withdraw();
  };
  return (
    <Button
      look="quiet"
      onClick={press}
      aria-disabled={!isRemoval && !mayApply(state)}
      {...(isRemoval ? { 'aria-label': words.removeOf(code) } : {})}
    >
      {isRemoval ? words.remove : state === 'asking' ? words.applying : words.apply}
    </Button>
  );
}

/** Returns the line below the field while the coupon is not refused. */
function useHint(): string {
  const words = useTextsOf(couponsTexts);
  const { state, amount } = useCoupon();
  const name = useCouponName();
  if (state === 'applied') return words.applied({ name, amount });
  return state === 'empty' || state === 'refused' ? words.kept : words[state];
}
