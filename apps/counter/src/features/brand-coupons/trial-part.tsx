import { errorsTexts } from '@comanda/i18n/areas/errors.ts';
import { errorText } from '@comanda/i18n/error-text.ts';
import { listedMethods } from '@comanda/i18n/method-texts.ts';
import { isPaymentMethodName } from '@comanda/domain/payment/method-names.ts';
import type { Minor } from '@comanda/domain/money/money.ts';
import type { TriedCoupon } from '@comanda/domain/coupon/try-coupon.ts';
import { Segments } from '@comanda/ui/choice.tsx';
import { Stepper } from '@comanda/ui/stepper.tsx';
import { type TotalRow, TotalsTable } from '@comanda/ui/totals-table.tsx';
import { useState } from 'react';
import backOffice from '../../counter/brand-draft/back-office.module.css';
import { SelectField, TextField } from '../../counter/brand-draft/field-parts.tsx';
import { useMoney } from '../../counter/use-money.ts';
import { useTextsOf } from '../../counter/use-texts.ts';
import css from './brand-coupons.module.css';
import { CouponPart } from './coupon-part.tsx';
import { FoundDishes } from './found-dishes.tsx';
import { useBrandCouponTexts } from './use-brand-coupon-texts.ts';
import type { CouponForm } from './use-coupon-form.ts';
import { type Trial, useTrial } from './use-trial.ts';

type Props = { form: CouponForm };

/** A test cart, which says what the coupon takes off or why it does not apply. */
export function TrialPart({ form }: Props) {
  const { trial: texts } = useBrandCouponTexts();
  const trial = useTrial(form);
  const { tried } = trial;
  const money = useMoney();
  const isGiving = tried !== null && tried.refusal === null && tried.coupon > 0;
  return (
    <CouponPart
      title={texts.title}
      now={isGiving ? texts.takesOff(money(tried.coupon)) : texts.closed}
    >
      <p className={backOffice.note}>{texts.lead}</p>
      <TrialDishes trial={trial} />
      <TrialOrder trial={trial} />
      <div className={css.result} role="status">
        <TrialResult form={form} trial={trial} />
      </div>
    </CouponPart>
  );
}

type TrialProps = { trial: Trial };

/** The most units of a dish in a test cart. */
const mostUnits = 99;

/** The dishes of the test cart, and the search for more of them. */
function TrialDishes({ trial }: TrialProps) {
  const { trial: texts } = useBrandCouponTexts();
  const money = useMoney();
  const [typed, setTyped] = useState('');
  return (
    <>
      <ul className={css.dishes}>
        {trial.lines.map(({ id, name, price, count }) => (
          <li key={id} className={css.dish}>
            <span>
              <b>{name}</b>
              <small>{money(price)}</small>
            </span>
            <Stepper
              label={name}
              texts={{ fewer: texts.fewer, more: texts.more, remove: texts.fewer }}
              quantity={count}
              max={mostUnits}
              limit={texts.mostUnits}
              onChange={(next) => trial.setUnits(id, next)}
            />
          </li>
        ))}
      </ul>
      <FoundDishes
        label={texts.add}
        typed={typed}
        onType={setTyped}
        dishes={trial.dishes}
        onAdd={(id) => {
          trial.setUnits(id, (trial.units.get(id) ?? 0) + 1);
          setTyped('');
        }}
      />
    </>
  );
}

/** The way, the store, the time and the payment method of the test cart. */
function TrialOrder({ trial }: TrialProps) {
  const { trial: texts } = useBrandCouponTexts();
  const { choice, set, stores, methods, store } = trial;
  const nameOf = (method: string): string =>
    isPaymentMethodName(method) ? listedMethods[method].label : method;
  return (
    <>
      <Segments
        name="trial-dispatch"
        legend={texts.dispatch}
        value={choice.dispatch}
        options={[
          { value: 'store_delivery', label: texts.delivery },
          { value: 'in_store', label: texts.pickup },
        ]}
        onChange={(dispatch) => set({ dispatch })}
      />
      <div className={backOffice.pair}>
        {stores.length > 1 && (
          <SelectField
            label={texts.store}
            value={String(store?.id ?? '')}
            options={stores.map(({ id, name }) => ({ value: String(id), label: name }))}
            onChange={(id) => set({ storeId: Number(id) })}
          />
        )}
        <SelectField
          label={texts.payment}
          value={trial.method ?? ''}
          options={methods.map((value) => ({ value, label: nameOf(value) }))}
          onChange={(method) => set({ method: isPaymentMethodName(method) ? method : null })}
        />
        <TextField
          label={texts.when}
          type="datetime-local"
          value={choice.when}
          onChange={(when) => set({ when })}
        />
      </div>
    </>
  );
}

function TrialResult({ form, trial: { tried, lines } }: Props & TrialProps) {
  const { trial: texts } = useBrandCouponTexts();
  const errors = useTextsOf(errorsTexts);
  const money = useMoney();
  if (lines.length === 0) return <p className={backOffice.note}>{texts.noDishes}</p>;
  if (form.coupon === null || tried === null)
    return <p className={backOffice.note}>{texts.noCoupon}</p>;
  const { refusal } = tried;
  return (
    <>
      {refusal !== null && (
        <p className={css.refused}>
          <b>{texts.refused}</b> {errorText(errors, refusal, money).text}
        </p>
      )}
      <TotalsTable sums={rowsOf(tried, texts, money)} isFramed={false} />
    </>
  );
}

type Texts = ReturnType<typeof useBrandCouponTexts>['trial'];

function rowsOf(tried: TriedCoupon, texts: Texts, money: (amount: Minor) => string): TotalRow[] {
  const { food, combos, coupon, delivery, total } = tried;
  const less = (amount: Minor): string => `−${money(amount)}`;
  return [
    { name: texts.food, amount: money(food) },
    ...(combos > 0 ? [{ name: texts.combos, amount: less(combos) }] : []),
    ...(delivery > 0 ? [{ name: texts.deliveryFee, amount: money(delivery) }] : []),
    { name: texts.coupon, amount: coupon > 0 ? less(coupon) : money(coupon) },
    { name: texts.total, amount: money(total), strong: true },
  ];
}
