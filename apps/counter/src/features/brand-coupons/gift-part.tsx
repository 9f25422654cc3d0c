import { exampleAmount } from '@comanda/domain/money/parse-money.ts';
import { Chips } from '@comanda/ui/choice.tsx';
import { useCounter } from '../../counter/app-context.ts';
import backOffice from '../../counter/brand-draft/back-office.module.css';
import { MoneyField, SelectField, TextField } from '../../counter/brand-draft/field-parts.tsx';
import { useMoney } from '../../counter/use-money.ts';
import css from './brand-coupons.module.css';
import { discountKinds } from './coupon-fields.ts';
import type { CouponForm } from './use-coupon-form.ts';
import { useBrandCouponTexts } from './use-brand-coupon-texts.ts';

type Props = { form: CouponForm };

/** The part about what the coupon gives: a percentage, an amount, the delivery or a dish. */
export function GiftPart({ form }: Props) {
  const { form: texts } = useBrandCouponTexts();
  const { fields, set } = form;
  return (
    <div className={backOffice.fields}>
      <div className={css.kinds}>
        <Chips
          name="coupon-kind"
          legend={texts.gives}
          value={fields.kind}
          options={discountKinds.map((value) => ({ value, label: texts.kinds[value] }))}
          onChange={(kind) => set({ kind, value: '' })}
        />
      </div>
      <GiftFields form={form} />
    </div>
  );
}

function GiftFields({ form }: Props) {
  const { form: texts, wrong } = useBrandCouponTexts();
  const { fields, set, problems } = form;
  const amountProblem = useAmountProblem();
  const maximum = (
    <MoneyField
      label={texts.maximum}
      value={fields.maximum}
      problem={problems.has('maximum') ? amountProblem : undefined}
      onChange={(typed) => set({ maximum: typed })}
    />
  );
  const isValueWrong = problems.has('value');
  switch (fields.kind) {
    case 'percent':
      return (
        <div className={backOffice.pair}>
          <TextField
            label={texts.percent}
            inputMode="decimal"
            value={fields.value}
            problem={isValueWrong ? wrong.percent : undefined}
            onChange={(value) => set({ value })}
          />
          {maximum}
        </div>
      );
    case 'amount':
      return (
        <MoneyField
          label={texts.amount}
          value={fields.value}
          problem={isValueWrong ? amountProblem : undefined}
          onChange={(value) => set({ value })}
        />
      );
    case 'delivery':
      return maximum;
    case 'product':
      return <DishFields form={form} />;
  }
}

/** The dish that is free or cheaper, how much of it, and how many units. */
function DishFields({ form }: Props) {
  const { form: texts, wrong } = useBrandCouponTexts();
  const { fields, set, problems, subjects } = form;
  const dishes = subjects.items.filter(({ kind }) => kind === 'Product');
  return (
    <>
      <SelectField
        label={texts.dish}
        value={fields.dish === null ? '' : `Product-${fields.dish}`}
        options={[
          { value: '', label: texts.chooseDish },
          ...dishes.map(({ key, name }) => ({ value: key, label: name })),
        ]}
        problem={problems.has('dish') ? wrong.dish : form.here('discount')}
        onChange={(key) => set({ dish: key === '' ? null : Number(key.split('-')[1]) })}
      />
      <div className={backOffice.pair}>
        <TextField
          label={texts.share}
          hint={texts.shareHint}
          inputMode="decimal"
          value={fields.share}
          problem={problems.has('share') ? wrong.percent : undefined}
          onChange={(share) => set({ share })}
        />
        <TextField
          label={texts.units}
          inputMode="numeric"
          value={fields.units}
          problem={problems.has('units') ? wrong.units : undefined}
          onChange={(units) => set({ units })}
        />
      </div>
    </>
  );
}

/** Returns the words for an amount that is none. */
export function useAmountProblem(): string {
  const { wrong } = useBrandCouponTexts();
  const { country } = useCounter().page;
  return wrong.amount(useMoney()(exampleAmount(country)));
}
