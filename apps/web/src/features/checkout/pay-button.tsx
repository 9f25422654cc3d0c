import { formatMoney } from '@comanda/domain/money/format-money.ts';
import type { PaymentMethodName } from '@comanda/domain/payment/method-names.ts';
import { paymentMethods } from '@comanda/domain/payment/methods.ts';
import { checkoutTexts } from '@comanda/i18n/areas/checkout.ts';
import { paymentsTexts } from '@comanda/i18n/areas/payments.ts';
import { type ReactNode, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { useApp, useArea, useShop } from '../../platform/app-context.tsx';
import { useModals } from '../../platform/modals/modal-context.tsx';
import { useStoreCheck } from '../../platform/use-store-check.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icons.tsx';
import card from '../../ui/block.module.css';
import css from './checkout.module.css';
import { ClosedWayOn } from './closed-way-on.tsx';
import type { FormValues } from './form-values.ts';
import { Summary } from './summary.tsx';
import { useCharged } from './use-charged.ts';
import { useWhen } from './use-when.ts';

/** Verb left, amount right; when it comes is said beside it. */
export function PayButton({ blocked }: { blocked: boolean }) {
  const { page } = useApp();
  const { watch } = useFormContext<FormValues>();
  const { charged } = useCharged();
  const verb = usePayVerb(watch('paymentMethod'));
  const check = useStoreCheck();
  if (check === 'chooseTime') return <ChooseTimeButton />;
  if (check === 'closed') return <ClosedWayOn />;
  return (
    <Button type="submit" form="checkout" wide bar aria-disabled={blocked}>
      <span>{verb}</span>
      <span>{formatMoney(charged, page.settings.country)}</span>
    </Button>
  );
}

/** The store does not work now: before anything can be ordered, its time is chosen. Spec §4 Closed rule. */
function ChooseTimeButton() {
  const words = useArea(checkoutTexts);
  const modals = useModals();
  return (
    <Button wide onClick={() => modals.open({ kind: 'futureOrder', next: 'nothing', lost: null })}>
      {words.chooseTime}
    </Button>
  );
}

/** What the press will do. */
function usePayVerb(method: PaymentMethodName | null): string {
  const words = useArea(checkoutTexts);
  const payments = useArea(paymentsTexts);
  if (method !== null && paymentMethods[method].isOnline) return payments.payWith(payments.methods[method].label);
  return method === 'cash' ? words.placeOrderCash : method === 'card' ? words.placeOrderCard : words.placeOrder;
}

/** What happens to the money then. */
function usePayNote(): string {
  const words = useArea(checkoutTexts);
  const payments = useArea(paymentsTexts);
  const isDelivery = useShop((shop) => shop.place.choice.kind === 'delivery');
  const isLater = useShop((shop) => shop.wanted !== null);
  const method = useFormContext<FormValues>().watch('paymentMethod');
  if (method !== null && paymentMethods[method].isOnline) {
    const { label } = payments.methods[method];
    return isLater ? payments.payNoteLater(label) : payments.payNote(label);
  }
  return isDelivery ? words.payNoteCash : words.payNoteCashPickup;
}

function When() {
  const isLater = useShop((shop) => shop.wanted !== null);
  const { said } = useWhen();
  return (
    <p className={css.when} role="status">
      <Icon name={isLater ? 'calendar' : 'clock'} size={18} />
      {said}
    </p>
  );
}

/** The order at the right of the page, from 900 px. */
export function PayAside({ blocked, notice }: { blocked: boolean; notice: ReactNode }) {
  const words = useArea(checkoutTexts);
  const note = usePayNote();
  const mayOrder = useStoreCheck() === 'open';
  return (
    <aside className={`${css.aside} ${card.block}`} aria-label={words.summaryTitle}>
      <h2 className="title">{words.summaryTitle}</h2>
      <Summary />
      <div className={css.pay}>
        <When />
        {notice}
        <PayButton blocked={blocked} />
        {mayOrder ? <p className={css.note}>{note}</p> : null}
      </div>
    </aside>
  );
}

/** The bar at the foot of phones: when, the detail on demand, and the button. */
export function PayBar({ blocked, notice }: { blocked: boolean; notice: ReactNode }) {
  const words = useArea(checkoutTexts);
  const [open, setOpen] = useState(false);
  return (
    <div className={css.bar}>
      {open ? (
        <div className={css.detail} id="pay-detail">
          <Summary />
        </div>
      ) : null}
      <div className={css.barTop}>
        <When />
        <Button look="link" aria-expanded={open} aria-controls="pay-detail" onClick={() => setOpen(!open)}>
          {open ? words.hideDetail : words.seeDetail}
        </Button>
      </div>
      {notice}
      <PayButton blocked={blocked} />
    </div>
  );
}
