import { normalCouponCode } from '@comanda/domain/coupon/coupon-code.ts';
import { couponTerms } from '@comanda/domain/counter/coupon/coupon-terms.ts';
import type { FileCoupon } from '@comanda/domain/draft/coupon-files.ts';
import { couponOfFile } from '@comanda/domain/draft/coupon-of-file.ts';
import type { CounterBrandCouponsTexts } from '@comanda/i18n/es/counter-brand-coupons.ts';
import { useState } from 'react';
import { useCounter } from '../../counter/app-context.ts';
import { discountText } from '../../counter/coupon-words/term-texts.ts';
import { useTermWords } from '../../counter/coupon-words/use-coupon-words.ts';
import { useCheckedForm } from '../../counter/use-checked-form.ts';
import type { SubjectsOfCoupons } from './coupon-brand.ts';
import type { CouponEditor } from './coupon-editor.ts';
import { type CouponFields, couponFieldsOf } from './coupon-fields.ts';
import { type CouponProblem, couponProblems } from './coupon-problems.ts';
import { couponValues } from './coupon-values.ts';
import { useBrandCouponTexts } from './use-brand-coupon-texts.ts';

export type CouponForm = ReturnType<typeof useCouponForm>;

type HereField = keyof CounterBrandCouponsTexts['wrong']['here'];

/** `coupon` null: a new one. `found`: the fields of it that the server's check names. */
export type EditedCoupon = { coupon: FileCoupon | null; found: ReadonlySet<string> };

/** The form of a coupon: what is typed, the coupon that it makes, what is wrong, and the draft. */
export function useCouponForm(
  { coupon: edited, found }: EditedCoupon,
  editor: CouponEditor,
  subjects: SubjectsOfCoupons,
) {
  const { country } = useCounter().page;
  const words = useTermWords();
  const { wrong } = useBrandCouponTexts();
  const { form, isChecked, check } = useCheckedForm();
  const [typed, setTyped] = useState<Partial<CouponFields>>({});
  const usualNameOf = (of: CouponFields): string => {
    const coupon = couponOfFile(fileCoupon(of, ''), subjects.brand);
    return coupon === null ? '' : discountText(couponTerms(coupon, subjects.names), words);
  };
  const fileCoupon = (of: CouponFields, name: string): FileCoupon => ({
    code: normalCouponCode(of.code) ?? of.code,
    value: couponValues(of, country, name),
  });
  const [first] = useState(() => {
    const stored = couponFieldsOf(edited, country);
    return stored.name === usualNameOf(stored) ? { ...stored, name: '' } : stored;
  });
  const fields = { ...first, ...typed };
  const taken = new Set(
    editor.coupons.map(({ code }) => code).filter((code) => code !== edited?.code),
  );
  const problems = couponProblems(fields, { country, taken });
  const usualName = usualNameOf(fields);
  const made = fileCoupon(fields, usualName);
  const save = (): boolean => {
    if (problems.size > 0) {
      check();
      return false;
    }
    const before = edited === null ? null : fileCoupon(first, usualNameOf(first)).value;
    editor.save(made.code, made.value, before);
    return true;
  };
  return {
    ...{ form, fields, usualName, save, subjects, isNew: edited === null },
    coupon: couponOfFile(made, subjects.brand),
    problems: isChecked ? problems : new Set<CouponProblem>(),
    /** The problem that the server found with a field, until somebody changes the coupon. */
    here: (field: HereField): string | undefined =>
      found.has(field) && Object.keys(typed).length === 0 ? wrong.here[field] : undefined,
    set: (change: Partial<CouponFields>) => setTyped((now) => ({ ...now, ...change })),
  };
}
