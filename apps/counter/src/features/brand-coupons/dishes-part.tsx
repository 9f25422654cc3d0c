import { joinNames } from '@comanda/i18n/join-names.ts';
import { ItemPicker } from '../../counter/brand-draft/item-picker.tsx';
import css from '../../counter/brand-draft/back-office.module.css';
import { SwitchRow } from '../../counter/switch-row.tsx';
import { CouponPart } from './coupon-part.tsx';
import { namesOfKeys } from './names-of-keys.ts';
import type { CouponForm } from './use-coupon-form.ts';
import { useBrandCouponTexts } from './use-brand-coupon-texts.ts';

/** The dishes and categories that the coupon is for. A free dish and free delivery are for none. */
export function DishesPart({ form }: { form: CouponForm }) {
  const { form: texts, wrong } = useBrandCouponTexts();
  const { fields, set, problems, subjects } = form;
  if (fields.kind === 'delivery') return null;
  const isOfLines = fields.kind !== 'product';
  const chosen = isOfLines ? namesOfKeys(subjects.items, fields.on) : [];
  const parts = [
    ...(chosen.length === 0 ? [] : [joinNames(chosen)]),
    ...(fields.notDiscounted ? [texts.notDiscounted] : []),
  ];
  return (
    <CouponPart
      title={texts.dishes}
      now={parts.length === 0 ? texts.allDishes : parts.join(' · ')}
      isWrong={problems.has('on') || form.here('on') !== undefined}
    >
      {isOfLines && (
        <>
          <p className={css.note}>{texts.pickHint}</p>
          <ItemPicker
            label={texts.pickDishes}
            items={subjects.items}
            chosen={fields.on}
            problem={problems.has('on') ? wrong.tooMany : form.here('on')}
            onChange={(on) => set({ on })}
          />
        </>
      )}
      <SwitchRow
        label={texts.notDiscounted}
        hint={texts.notDiscountedHint}
        isOn={fields.notDiscounted}
        onChange={(notDiscounted) => set({ notDiscounted })}
      />
    </CouponPart>
  );
}
