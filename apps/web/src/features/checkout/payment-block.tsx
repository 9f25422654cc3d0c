import { minor } from '@comanda/domain/money/money.ts';
import { afterChoosing } from '@comanda/domain/payment/after-choosing.ts';
import { groupMethods, type PaymentMethod } from '@comanda/domain/payment/methods.ts';
import type { PaymentMethodName } from '@comanda/domain/payment/method-names.ts';
import { checkoutTexts } from '@comanda/i18n/areas/checkout.ts';
import { paymentsTexts } from '@comanda/i18n/areas/payments.ts';
import { useFormContext } from 'react-hook-form';
import { useApp, useArea } from '../../platform/app-context.tsx';
import { showToast } from '../../platform/toasts.ts';
import { ChoiceList } from '../../ui/choice.tsx';
import { cardIcon, cashIcon } from '../../ui/far-icons.ts';
import type { IconName } from '../../ui/icons.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Block } from '../../ui/block.tsx';
import { CashChange } from './cash-change.tsx';
import css from './checkout.module.css';
import type { FormValues } from './form-values.ts';
import { MethodMark } from './method-mark.tsx';
import { useProblem } from './use-checkout-form.ts';
import { useMethods } from './use-methods.ts';

const drawn: Record<PaymentMethod['icon'], IconName> = { cash: cashIcon, card: cardIcon, wallet: 'phone' };

/** How it is paid: now, online, or at the door. Choosing another method resets the tip, and says so. Spec §4 Payment selection. */
export function PaymentBlock() {
  const words = useArea(paymentsTexts);
  const checkout = useArea(checkoutTexts);
  const { offered, down, onlineOnly } = useMethods();
  const problem = useProblem('paymentMethod');
  const chosen = useFormContext<FormValues>().watch('paymentMethod');
  const { online, onDelivery } = groupMethods(offered);
  if (online.length + onDelivery.length === 0) return <Notice tone="bad">{words.none}</Notice>;
  return (
    <Block title={checkout.paymentTitle}>
      {onlineOnly ? <Notice icon="calendar">{words.onlineOnly}</Notice> : null}
      {down.map(({ name }) => (
        <Notice key={name}>{words.down(words.methods[name].label)}</Notice>
      ))}
      <Methods title={words.groupOnline} methods={online} isFirst invalid={problem !== undefined} />
      <Methods title={words.groupOnDelivery} methods={onDelivery} isFirst={online.length === 0} invalid={problem !== undefined} />
      {problem === undefined ? null : <p className={css.bad}>{problem}</p>}
      {chosen === 'cash' ? <CashChange /> : null}
    </Block>
  );
}

type MethodsProps = { title: string; methods: readonly PaymentMethod[]; isFirst: boolean; invalid: boolean };

/** One group of them; the first one is where a missing choice leads to. */
function Methods({ title, methods, isFirst, invalid }: MethodsProps) {
  const words = useArea(paymentsTexts);
  const chosen = useFormContext<FormValues>().watch('paymentMethod');
  const choose = useChooseMethod();
  if (methods.length === 0) return null;
  return (
    <>
      <p className={css.sub} aria-hidden="true">
        {title}
      </p>
      <ChoiceList
        name="paymentMethod"
        {...(isFirst ? {} : { id: null })}
        legend={title}
        value={chosen}
        onChange={choose}
        invalid={invalid}
        options={methods.map(({ name, icon, logos }) => ({
          value: name,
          label: words.methods[name].label,
          hint: words.methods[name].hint,
          ...(logos.length === 0 ? { icon: drawn[icon] } : { mark: <MethodMark logos={logos} /> }),
        }))}
      />
    </>
  );
}

function useChooseMethod(): (name: PaymentMethodName) => void {
  const { toasts } = useApp();
  const checkout = useArea(checkoutTexts);
  const { setValue, getValues } = useFormContext<FormValues>();
  return (name) => {
    const { paymentMethod, tip, storeTip } = getValues();
    const before = { paymentMethod, cardId: null, cardToken: null, tip: minor(tip), storeTip: minor(storeTip) };
    const { fields, lostTip } = afterChoosing(before, name);
    setValue('paymentMethod', name, { shouldValidate: true });
    setValue('tip', fields.tip);
    setValue('storeTip', fields.storeTip);
    if (lostTip) showToast(toasts, checkout.tipReset);
  };
}
