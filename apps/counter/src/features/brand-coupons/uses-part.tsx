import css from '../../counter/brand-draft/back-office.module.css';
import { TextField } from '../../counter/brand-draft/field-parts.tsx';
import { SwitchRow } from '../../counter/switch-row.tsx';
import { CouponPart } from './coupon-part.tsx';
import type { CouponForm } from './use-coupon-form.ts';
import { useBrandCouponTexts } from './use-brand-coupon-texts.ts';

/** The part about how often the coupon may be used, by each person and by all together. */
export function UsesPart({ form }: { form: CouponForm }) {
  const { form: texts, wrong } = useBrandCouponTexts();
  const { fields, set, problems } = form;
  const isAbove = problems.has('perPersonAbove');
  const isWrong = problems.has('maxUses') || problems.has('perPerson') || isAbove;
  const perPersonProblem = problems.has('perPerson') ? wrong.uses : undefined;
  const limits = [
    ...(fields.firstPurchase ? [texts.firstPurchase] : []),
    ...(fields.perPerson.trim() === '' ? [] : [texts.timesEach(fields.perPerson.trim())]),
    ...(fields.maxUses.trim() === '' ? [] : [texts.timesInAll(fields.maxUses.trim())]),
  ];
  return (
    <CouponPart
      title={texts.uses}
      now={limits.length === 0 ? texts.noLimit : limits.join(' · ')}
      isWrong={isWrong}
    >
      <div className={css.pair}>
        <TextField
          label={texts.perPerson}
          inputMode="numeric"
          value={fields.perPerson}
          problem={isAbove ? wrong.perPerson : perPersonProblem}
          onChange={(perPerson) => set({ perPerson })}
        />
        <TextField
          label={texts.inAll}
          inputMode="numeric"
          value={fields.maxUses}
          problem={problems.has('maxUses') ? wrong.uses : undefined}
          onChange={(maxUses) => set({ maxUses })}
        />
      </div>
      <SwitchRow
        label={texts.firstPurchase}
        hint={texts.firstPurchaseHint}
        isOn={fields.firstPurchase}
        onChange={(firstPurchase) => set({ firstPurchase })}
      />
    </CouponPart>
  );
}
