import { cashPresets } from '@comanda/domain/checkout/cash-presets.ts';
import { formatMoney } from '@comanda/domain/money/format-money.ts';
import type { Minor } from '@comanda/domain/money/money.ts';
import { parseMoney } from '@comanda/domain/money/parse-money.ts';
import { changeFor } from '@comanda/domain/payment/pay-on-delivery.ts';
import { paymentsTexts } from '@comanda/i18n/areas/payments.ts';
import { useFormContext } from 'react-hook-form';
import { useTextsOf } from '../../shop/use-texts.ts';
import { useSettings } from '../../shop/use-settings.ts';
import { Chips } from '@comanda/ui/choice.tsx';
import { Field } from '@comanda/ui/field.tsx';
import css from './checkout.module.css';
import type { FormValues } from './form-values.ts';
import { useCharge } from './use-charge.ts';
import { useFieldProblem } from './use-checkout-form.ts';

/**
 * The banknotes that the shopper pays with, so that the rider brings the change. Optional: the
 * exact amount is preselected. Nothing for an order that costs nothing.
 */
export function CashChange() {
  const words = useTextsOf(paymentsTexts);
  const { country } = useSettings();
  const { charged, isFree } = useCharge();
  const { watch, register } = useFormContext<FormValues>();
  const problem = useFieldProblem('cashAmount');
  const amount = parseMoney(watch('cashAmount'), country);
  const { presets, current, choose } = useCashChoice();
  if (isFree) return null;
  return (
    <div className={css.inset}>
      <p className={css.insetTitle} aria-hidden="true">
        {words.cashTitle}
      </p>
      <Chips
        name="cash"
        legend={words.cashTitle}
        value={current}
        onChange={choose}
        options={[
          { value: 'exact', label: words.cashExact },
          ...presets.map((preset) => ({
            value: String(preset),
            label: formatMoney(preset, country),
          })),
          { value: 'other', label: words.cashOther },
        ]}
      />
      {current === 'exact' || current === 'other' ? null : (
        <p className={css.hint} role="status">
          {changeText(amount, charged, words.cashChange, country)}
        </p>
      )}
      {current !== 'other' ? null : (
        <Field
          id="field-cashAmount"
          label={words.cashAmount}
          problem={problem}
          hint={changeText(amount, charged, words.cashChange, country)}
        >
          <input
            inputMode="decimal"
            autoComplete="off"
            enterKeyHint="done"
            {...register('cashAmount')}
          />
        </Field>
      )}
    </div>
  );
}

/** The offered banknotes, the chosen one as the value of its chip, and the choice of another. */
function useCashChoice() {
  const { country } = useSettings();
  const { charged } = useCharge();
  const { watch, setValue } = useFormContext<FormValues>();
  const isExact = watch('cashIsExact');
  const amount = parseMoney(watch('cashAmount'), country);
  const presets = cashPresets(charged, country);
  const choose = (value: string): void => {
    setValue('cashIsExact', value === 'exact');
    if (value === 'other') setValue('cashAmount', '');
    else if (value !== 'exact')
      setValue('cashAmount', formatMoney(Number(value) as Minor, country), { shouldDirty: true });
  };
  const current = isExact
    ? 'exact'
    : presets.find((preset) => preset === amount) === undefined
      ? 'other'
      : String(amount);
  return { presets, current, choose };
}

function changeText(
  amount: Minor | null,
  charged: Minor,
  formatText: (text: string) => string,
  country: Parameters<typeof formatMoney>[1],
): string | undefined {
  const change = amount === null ? 0 : changeFor(amount, charged);
  return change === 0 ? undefined : formatText(formatMoney(change, country));
}
