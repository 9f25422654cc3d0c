import { methodsFor } from '@comanda/domain/payment/methods.ts';
import type { PaymentMethodName } from '@comanda/domain/payment/method-names.ts';
import { checkoutTexts } from '@comanda/i18n/areas/checkout.ts';
import { paymentsTexts } from '@comanda/i18n/areas/payments.ts';
import { useFormContext } from 'react-hook-form';
import { useApp, useArea, useCurrentStore, useShop } from '../../platform/app-context.tsx';
import { showToast } from '../../platform/toasts.ts';
import { ChoiceList } from '../../ui/choice.tsx';
import type { IconName } from '../../ui/icons.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Block } from './block.tsx';
import { CashChange } from './cash-change.tsx';
import css from './checkout.module.css';
import type { FormValues } from './form-values.ts';
import { useProblem } from './use-checkout-form.ts';

const iconOf = (name: PaymentMethodName): IconName => (name === 'cash' ? 'cash' : 'card');

/** How it is paid. Choosing another method resets the tip, and says so. Spec §4 Payment selection. */
export function PaymentBlock() {
  const { toasts } = useApp();
  const words = useArea(paymentsTexts);
  const checkout = useArea(checkoutTexts);
  const store = useCurrentStore();
  const dispatch = useShop((shop) => (shop.place.choice.kind === 'delivery' ? 'store_delivery' : 'in_store'));
  const { watch, setValue, getValues } = useFormContext<FormValues>();
  const problem = useProblem('paymentMethod');
  const chosen = watch('paymentMethod');
  const methods = methodsFor(store, dispatch, false);
  const choose = (name: PaymentMethodName): void => {
    const hadTip = getValues('tip') > 0 || getValues('storeTip') > 0;
    setValue('paymentMethod', name, { shouldValidate: true });
    setValue('tip', 0);
    setValue('storeTip', 0);
    if (hadTip) showToast(toasts, checkout.tipReset);
  };
  if (methods.length === 0) return <Notice tone="bad">{words.none}</Notice>;
  return (
    <Block title={checkout.paymentTitle}>
      <p className={css.sub}>{words.groupOnDelivery}</p>
      <ChoiceList
        name="paymentMethod"
        legend={checkout.paymentTitle}
        value={chosen}
        onChange={choose}
        invalid={problem !== undefined}
        options={methods.map(({ name }) => ({
          value: name,
          label: words.methods[name].label,
          hint: words.methods[name].hint,
          icon: iconOf(name),
        }))}
      />
      {problem === undefined ? null : <p className={css.bad}>{problem}</p>}
      {chosen === 'cash' ? <CashChange /> : null}
    </Block>
  );
}
