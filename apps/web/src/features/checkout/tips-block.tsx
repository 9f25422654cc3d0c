import { formatMoney } from '@comanda/domain/money/format-money.ts';
import { minor } from '@comanda/domain/money/money.ts';
import { tipBase, tipForPercent } from '@comanda/domain/checkout/tips.ts';
import { checkoutTexts } from '@comanda/i18n/areas/checkout.ts';
import { useFormContext } from 'react-hook-form';
import { useArea, useSettings, useShop } from '../../platform/app-context.tsx';
import { useModals } from '../../platform/modals/modal-context.tsx';
import { useQuote } from '../../platform/use-quote.ts';
import { Button } from '../../ui/button.tsx';
import { Chips } from '../../ui/choice.tsx';
import { Block } from '../../ui/block.tsx';
import css from './checkout.module.css';
import type { FormValues } from './form-values.ts';

/** Tips: nothing preselected; percentages of the discounted food with the base said; for pickup no percentage is suggested. */
export function TipsBlock() {
  const words = useArea(checkoutTexts);
  const isDelivery = useShop((shop) => shop.place.choice.kind === 'delivery');
  return (
    <Block title={isDelivery ? words.tipTitle : words.storeTipTitle}>
      {isDelivery ? <DriverTip /> : null}
      <StoreTip titled={isDelivery} />
    </Block>
  );
}

function DriverTip() {
  const words = useArea(checkoutTexts);
  const { tipPresets, country } = useSettings();
  const { quote } = useQuote();
  const modals = useModals();
  const { watch, setValue } = useFormContext<FormValues>();
  const tip = watch('tip');
  const base = quote === null ? minor(0) : tipBase(quote);
  const amounts = tipPresets.filter((percent) => percent > 0).map((percent) => ({ percent, amount: tipForPercent(base, percent) }));
  const current = tip === 0 ? 'none' : (amounts.find(({ amount }) => amount === tip)?.percent.toString() ?? 'other');
  const choose = (value: string): void => {
    if (value === 'other') return modals.open({ kind: 'addTip', to: 'driver', amount: tip, base });
    setValue('tip', amounts.find(({ percent }) => String(percent) === value)?.amount ?? 0);
  };
  return (
    <>
      <p className={css.hint}>{words.tipHint(formatMoney(base, country))}</p>
      <div className={css.actions}>
        <Chips
          name="tip"
          legend={words.tipTitle}
          value={current}
          onChange={choose}
          options={[
            { value: 'none', label: words.tipNone },
            ...amounts.map(({ percent }) => ({ value: String(percent), label: words.tipPercent(percent) })),
            { value: 'other', label: current === 'other' ? formatMoney(minor(tip), country) : words.tipOther },
          ]}
        />
      </div>
    </>
  );
}

function StoreTip({ titled }: { titled: boolean }) {
  const words = useArea(checkoutTexts);
  const { country } = useSettings();
  const { quote } = useQuote();
  const modals = useModals();
  const { watch } = useFormContext<FormValues>();
  const tip = watch('storeTip');
  const base = quote === null ? minor(0) : tipBase(quote);
  return (
    <>
      {titled ? <p className={css.sub}>{words.storeTipTitle}</p> : <p className={css.hint}>{words.tipHintFree}</p>}
      <div className={css.tipRow}>
        <span>{tip === 0 ? words.tipNone : formatMoney(minor(tip), country)}</span>
        <Button look="quiet" onClick={() => modals.open({ kind: 'addTip', to: 'store', amount: tip, base })}>
          {tip === 0 ? words.tipAdd : words.tipChange}
        </Button>
      </div>
    </>
  );
}
