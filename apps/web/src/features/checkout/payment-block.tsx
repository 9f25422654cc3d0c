import { formatMoney } from '@comanda/domain/money/format-money.ts';
import { isSavedCardMethod } from '@comanda/domain/card/saved-card.ts';
import type { PaymentMethodName } from '@comanda/domain/payment/method-names.ts';
import { groupMethods, type OfferedMethod } from '@comanda/domain/payment/methods.ts';
import { checkoutTexts } from '@comanda/i18n/areas/checkout.ts';
import { paymentsTexts } from '@comanda/i18n/areas/payments.ts';
import { type ReactNode, Suspense } from 'react';
import { useFormContext } from 'react-hook-form';
import { useSettings } from '../../shop/use-settings.ts';
import { useTextsOf } from '../../shop/use-texts.ts';
import { ChoiceList } from '@comanda/ui/choice.tsx';
import { cardIcon, cashIcon, handsetIcon } from '@comanda/ui/lazy-icons.ts';
import type { IconName } from '@comanda/ui/icons.tsx';
import { Notice } from '@comanda/ui/notice.tsx';
import { CashChange } from './cash-change.tsx';
import css from './checkout.module.css';
import { FoldRow } from './fold-row.tsx';
import type { FormValues } from './form-values.ts';
import type { PaymentSlots } from './payment-slots.ts';
import { PaymentMethodLogo } from './payment-method-logo.tsx';
import { CardSelection, isCardMethod, MethodName } from './payment-card-parts.tsx';
import { useCashText } from './use-cash-text.ts';
import { useFieldProblem } from './use-checkout-form.ts';
import { useChooseMethod } from './use-choose-method.ts';
import { type AvailableMethods, useAvailableMethods } from './use-available-methods.ts';

const methodIcons: Record<OfferedMethod['icon'], IconName> = {
  cash: cashIcon,
  card: cardIcon,
  wallet: handsetIcon,
};

/**
 * The choice of the payment method, online or on delivery. Another method resets the tip and notifies the shopper.
 * docs/rules/payments.md#reset-on-another-payment-method.
 */
export function PaymentBlock({
  slots,
  lastUsed,
}: {
  slots: PaymentSlots;
  /** The method of the draft or of the last order. */ lastUsed: PaymentMethodName | null;
}) {
  const words = useTextsOf(paymentsTexts);
  const checkout = useTextsOf(checkoutTexts);
  const { offered, ...left } = useAvailableMethods();
  const problem = useFieldProblem('paymentMethod');
  const chosen = useFormContext<FormValues>().watch('paymentMethod');
  const cash = useCashText();
  const method = offered.find(({ name }) => name === chosen);
  const { online, onDelivery } = groupMethods(offered);
  const { cards, panels } = slots;
  const Panel = method === undefined ? null : panels[method.flow];
  const choose = useChooseMethod('shopper');
  const cardMethods = offered.map(({ name }) => name).filter(isSavedCardMethod);
  const hasCards = cardMethods.length > 0;
  if (offered.length === 0) return <Notice tone="bad">{words.none}</Notice>;
  return (
    <FoldRow
      fold="payment"
      icon={method === undefined ? cardIcon : methodIcons[method.icon]}
      {...(method === undefined ? {} : methodIcon(method))}
      title={checkout.paymentTitle}
      value={<MethodName method={method} cards={cards} />}
      note={method?.name === 'cash' ? cash : method && words.methods[method.name].hint}
      notice={
        <>
          <MethodNotices {...left} />
          {hasCards || isCardMethod(chosen) ? (
            <CardSelection cards={cards} offered={offered} lastUsed={lastUsed} />
          ) : null}
        </>
      }
    >
      {hasCards ? (
        <Suspense fallback={null}>
          <cards.Options methods={cardMethods} chosen={chosen} onChoose={choose} />
        </Suspense>
      ) : null}
      <MethodGroup
        title={words.groupOnline}
        methods={online}
        isFirst
        invalid={problem !== undefined}
      />
      <MethodGroup
        title={words.groupOnDelivery}
        methods={onDelivery}
        isFirst={online.length === 0}
        invalid={problem !== undefined}
      />
      {problem === undefined ? null : <p className={css.bad}>{problem}</p>}
      {chosen === 'cash' ? <CashChange /> : null}
      {Panel === null || method === undefined ? null : (
        <Suspense fallback={null}>
          <Panel method={method} />
        </Suspense>
      )}
    </FoldRow>
  );
}

/** Returns the logo of a method, or its icon if it has none. */
const methodIcon = (method: OfferedMethod): { icon: IconName } | { mark: ReactNode } =>
  method.logo === null
    ? { icon: methodIcons[method.icon] }
    : { mark: <PaymentMethodLogo logo={method.logo} secondary={method.secondaryLogo} /> };

/** Explains why methods are missing from the list, also while the list is folded. */
function MethodNotices({ down, tooSmall, onlineOnly }: Omit<AvailableMethods, 'offered'>) {
  const words = useTextsOf(paymentsTexts);
  const { country } = useSettings();
  if (!onlineOnly && down.length + tooSmall.length === 0) return null;
  return (
    <div className={css.notices}>
      {onlineOnly ? <Notice icon="calendar">{words.onlineOnly}</Notice> : null}
      {down.map(({ name }) => (
        <Notice key={name}>{words.down(words.methods[name].label)}</Notice>
      ))}
      {tooSmall.map(({ name, maximum }) =>
        maximum === null ? null : (
          <Notice key={name}>
            {words.tooSmall({
              method: words.methods[name].label,
              maximum: formatMoney(maximum, country),
            })}
          </Notice>
        ),
      )}
    </div>
  );
}

type MethodGroupProps = {
  title: string;
  methods: readonly OfferedMethod[];
  isFirst: boolean;
  invalid: boolean;
};

/** One group of methods. A missing choice focuses the first group. */
function MethodGroup({ title, methods, isFirst, invalid }: MethodGroupProps) {
  const words = useTextsOf(paymentsTexts);
  const chosen = useFormContext<FormValues>().watch('paymentMethod');
  const choose = useChooseMethod('shopper');
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
        options={methods.map((method) => ({
          value: method.name,
          label: words.methods[method.name].label,
          hint: words.methods[method.name].hint,
          ...methodIcon(method),
        }))}
      />
    </>
  );
}
