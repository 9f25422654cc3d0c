import { formatMoney } from '@comanda/domain/money/format-money.ts';
import { minor } from '@comanda/domain/money/money.ts';
import { maxTip, tipBase, tipForPercent } from '@comanda/domain/checkout/tips.ts';
import { checkoutTexts } from '@comanda/i18n/areas/checkout.ts';
import { useFormContext } from 'react-hook-form';
import { useApp } from '../../shop/app-context.ts';
import { useTextsOf } from '../../shop/use-texts.ts';
import { useSettings } from '../../shop/use-settings.ts';
import { useShop } from '../../shop/use-shop.ts';
import { useModals } from '../../shop/modals/use-modals.ts';
import { useQuote } from '../../shop/money/use-quote.ts';
import { Button } from '@comanda/ui/button.tsx';
import { Chips } from '@comanda/ui/choice.tsx';
import { heartIcon } from '@comanda/ui/lazy-icons.ts';
import css from './checkout.module.css';
import { FoldRow } from './fold-row.tsx';
import type { FormValues } from './form-values.ts';
import { useCharge } from './use-charge.ts';
import { useServerProblem } from './use-checkout-form.ts';

/**
 * The tips, none preselected. Percentages are of the discounted food, and the block names that
 * base. A free meal and a pickup suggest no percentage. docs/rules/checkout.md#tip-base.
 */
export function TipsBlock() {
  const { texts } = useApp();
  const words = useTextsOf(checkoutTexts);
  const tipsText = useTipsText();
  const isDelivery = useShop((shop) => shop.place.choice.kind === 'delivery');
  return (
    <FoldRow
      fold="tips"
      icon={heartIcon}
      title={texts.common.tip}
      value={tipsText === '' ? words.tipNone : tipsText}
      isEmpty={tipsText === ''}
    >
      {isDelivery ? <DriverTip /> : null}
      <p className={css.sub}>{words.storeTipTitle}</p>
      {isDelivery ? null : <p className={css.hint}>{words.tipHintFree}</p>}
      <TipRow to="store" />
    </FoldRow>
  );
}

/** Returns the text of the tips that will be charged; '' without tips. */
function useTipsText(): string {
  const words = useTextsOf(checkoutTexts);
  const { country } = useSettings();
  const { tips } = useCharge();
  return [
    tips.tip === 0 ? '' : words.tipForDriver(formatMoney(tips.tip, country)),
    tips.storeTip === 0 ? '' : words.tipForStore(formatMoney(tips.storeTip, country)),
  ]
    .filter((part) => part !== '')
    .join(' · ');
}

function DriverTip() {
  const words = useTextsOf(checkoutTexts);
  const { tipPresets, country } = useSettings();
  const base = useTipBase();
  const askTip = useAskTip('driver');
  const { watch, setValue, clearErrors } = useFormContext<FormValues>();
  const tip = watch('tip');
  const amounts = tipPresets
    .filter((percent) => percent > 0 && base > 0)
    .map((percent) => ({ percent, amount: tipForPercent(base, percent) }));
  const current =
    tip === 0
      ? 'none'
      : (amounts.find(({ amount }) => amount === tip)?.percent.toString() ?? 'other');
  const choose = (value: string): void => {
    if (value === 'other') return void askTip();
    clearErrors('tip');
    setValue('tip', amounts.find(({ percent }) => String(percent) === value)?.amount ?? 0);
  };
  return (
    <div id="field-tip" tabIndex={-1}>
      <p className={css.sub}>{words.tipTitle}</p>
      <p className={css.hint}>
        {base === 0 ? words.tipHintFree : words.tipHint(formatMoney(base, country))}
      </p>
      <div className={css.chips}>
        <Chips
          name="tip"
          legend={words.tipTitle}
          value={current}
          onChange={choose}
          options={[
            { value: 'none', label: words.tipNone },
            ...amounts.map(({ percent }) => ({
              value: String(percent),
              label: words.tipPercent(percent),
            })),
            { value: 'other', label: words.tipOther },
          ]}
        />
      </div>
      {current === 'other' ? <TipRow to="driver" /> : <TipProblem field="tip" />}
    </div>
  );
}

type TipFor = 'driver' | 'store';
const fieldOf = { driver: 'tip', store: 'storeTip' } as const;

/** Returns a function that asks for a free amount and puts the answer into the form. */
function useAskTip(to: TipFor): () => Promise<void> {
  const modals = useModals();
  const { quote } = useQuote();
  const most = quote === null ? minor(0) : maxTip(quote);
  const { getValues, setValue, clearErrors } = useFormContext<FormValues>();
  const field = fieldOf[to];
  return async () => {
    const tip = await modals.ask({ kind: 'addTip', to, amount: getValues(field), most });
    if (tip === 'dismissed') return;
    setValue(field, tip.amount);
    clearErrors(field);
  };
}

/** Shows the tip's amount and the button that changes it. */
function TipRow({ to }: { to: TipFor }) {
  const words = useTextsOf(checkoutTexts);
  const { country } = useSettings();
  const askTip = useAskTip(to);
  const field = fieldOf[to];
  const amount = useFormContext<FormValues>().watch(field);
  return (
    <>
      <div className={css.tipRow}>
        <span>{amount === 0 ? words.tipNone : formatMoney(minor(amount), country)}</span>
        <Button
          id={to === 'store' ? 'field-storeTip' : undefined}
          look="quiet"
          onClick={() => void askTip()}
        >
          {amount === 0 ? words.tipAdd : words.tipChange}
        </Button>
      </div>
      <TipProblem field={field} />
    </>
  );
}

function TipProblem({ field }: { field: 'tip' | 'storeTip' }) {
  const problem = useServerProblem(field);
  return problem === undefined ? null : (
    <p className={css.bad} id={`field-${field}-note`}>
      {problem}
    </p>
  );
}

function useTipBase() {
  const { quote } = useQuote();
  return quote === null ? minor(0) : tipBase(quote);
}
