import { couponFileLimits } from '@comanda/domain/coupon/coupon-file-limits.ts';
import { parseMoney } from '@comanda/domain/money/parse-money.ts';
import { Button } from '@comanda/ui/button.tsx';
import { useCounter } from '../../counter/app-context.ts';
import css from '../../counter/brand-draft/back-office.module.css';
import { MoneyField, TextField } from '../../counter/brand-draft/field-parts.tsx';
import { ItemPicker } from '../../counter/brand-draft/item-picker.tsx';
import { useMoney } from '../../counter/use-money.ts';
import type { NeededFields } from './coupon-fields.ts';
import { CouponPart } from './coupon-part.tsx';
import type { CouponProblem } from './coupon-problems.ts';
import { useAmountProblem } from './gift-part.tsx';
import type { CouponForm } from './use-coupon-form.ts';
import { useBrandCouponTexts } from './use-brand-coupon-texts.ts';

type Props = { form: CouponForm };

const own: readonly CouponProblem[] = ['minimumBill', 'needed', 'neededTwice', 'quantity'];

/** The part about what the cart must hold: the smallest bill, and units of dishes. */
export function CartPart({ form }: Props) {
  const { form: texts } = useBrandCouponTexts();
  const { fields, set, problems } = form;
  const amountProblem = useAmountProblem();
  const { requires } = fields;
  return (
    <CouponPart
      title={texts.cart}
      now={useNow(form)}
      isWrong={own.some((problem) => problems.has(problem)) || form.here('requires') !== undefined}
    >
      <MoneyField
        label={texts.minimumBill}
        value={fields.minimumBill}
        problem={problems.has('minimumBill') ? amountProblem : undefined}
        onChange={(minimumBill) => set({ minimumBill })}
      />
      {requires.map((needed, at) => (
        <NeededDishes
          // oxlint-disable-next-line react/no-array-index-key -- a condition has no other name
          key={at}
          number={at + 1}
          needed={needed}
          form={form}
          onChange={(next) =>
            set({
              requires: next === null ? requires.toSpliced(at, 1) : requires.with(at, next),
            })
          }
        />
      ))}
      {requires.length < couponFileLimits.requirements && (
        <div>
          <Button
            look="soft"
            onClick={() => set({ requires: [...requires, { keys: [], quantity: '1' }] })}
          >
            {requires.length === 0 ? texts.addNeeded : texts.addAnother}
          </Button>
        </div>
      )}
    </CouponPart>
  );
}

function useNow({ fields: { minimumBill, requires } }: CouponForm): string {
  const { form: texts } = useBrandCouponTexts();
  const { country } = useCounter().page;
  const money = useMoney();
  const amount = parseMoney(minimumBill, country);
  const parts = [
    ...(amount === null ? [] : [money(amount)]),
    ...(requires.length === 0 ? [] : [texts.someDishes(requires.length)]),
  ];
  return parts.length === 0 ? texts.nothing : parts.join(' · ');
}

type NeededProps = Props & {
  number: number;
  needed: NeededFields;
  onChange: (needed: NeededFields | null) => void;
};

/** Units of any of some dishes. */
function NeededDishes({ form, number, needed, onChange }: NeededProps) {
  const { form: texts, wrong } = useBrandCouponTexts();
  const { problems, subjects } = form;
  const isEmpty = problems.has('needed') && needed.keys.length === 0;
  const twice = problems.has('neededTwice') ? wrong.neededTwice : form.here('requires');
  return (
    <div className={css.hours} role="group" aria-label={texts.needed(number)}>
      <b>{texts.needed(number)}</b>
      <p className={css.note}>{texts.neededHint}</p>
      <ItemPicker
        label={texts.pickNeeded(number)}
        items={subjects.items.filter(({ kind }) => kind === 'Product')}
        chosen={needed.keys}
        problem={isEmpty ? wrong.needed : twice}
        onChange={(keys) => onChange({ ...needed, keys })}
      />
      <TextField
        label={texts.quantity}
        inputMode="numeric"
        value={needed.quantity}
        problem={problems.has('quantity') ? wrong.units : undefined}
        onChange={(quantity) => onChange({ ...needed, quantity })}
      />
      <div>
        <Button look="link" onClick={() => onChange(null)}>
          {texts.removeNeeded(number)}
        </Button>
      </div>
    </div>
  );
}
