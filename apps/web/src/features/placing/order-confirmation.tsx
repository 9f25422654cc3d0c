import { productsOf } from '@comanda/domain/cart/products-of.ts';
import { formatMoney } from '@comanda/domain/money/format-money.ts';
import { chargedAmount } from '@comanda/domain/payment/charged-amount.ts';
import { methodSentAs } from '@comanda/domain/payment/method-names.ts';
import { paymentMethods } from '@comanda/domain/payment/methods.ts';
import { estimateOrder } from '@comanda/domain/slots/estimate.ts';
import type { Store } from '@comanda/domain/store/store.ts';
import { capital } from '@comanda/i18n/capital.ts';
import { checkoutTexts } from '@comanda/i18n/areas/checkout.ts';
import { paymentsTexts } from '@comanda/i18n/areas/payments.ts';
import { useState } from 'react';
import { addressLine } from '@comanda/domain/address/address-line.ts';
import { useApp, useArea } from '../../platform/app-context.tsx';
import type { ModalFrame } from '../../platform/modals/modal-context.tsx';
import type { RequestOf } from '../../platform/modals/modal-request.ts';
import type { OrderPlan } from '../../platform/order-plan.ts';
import { timeWords } from '../../platform/time-words.ts';
import { estimateWords } from '../../platform/estimate-words.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogBody, DialogFoot, DialogHead } from '../../ui/dialog.tsx';
import css from './placing.module.css';
import { usePlacing } from './use-placing.ts';

/** The last look: where, when, how it is paid and how much. One press places it; while it is on its way the modal stays. */
export function OrderConfirmation({ request, frame }: { request: RequestOf<'orderConfirmation'>; frame: ModalFrame }) {
  const { texts } = useApp();
  const words = useArea(checkoutTexts);
  const [busy, setBusy] = useState(false);
  const place = usePlacing();
  const confirm = (): void => {
    if (busy) return;
    setBusy(true);
    frame.setLoading(true);
    void place(request.plan, frame);
  };
  return (
    <Dialog label={words.confirmTitle} closeLabel={texts.common.close} onClose={frame.close}>
      <DialogHead title={words.confirmTitle} />
      <DialogBody>
        <ConfirmationFacts plan={request.plan} />
        <p className={css.creating} role="status">
          {busy ? words.creatingHint : ''}
        </p>
      </DialogBody>
      <DialogFoot>
        <div className={css.actions}>
          <ConfirmButton plan={request.plan} busy={busy} onClick={confirm} />
          {busy ? null : (
            <Button look="link" wide onClick={frame.close}>
              {words.confirmNo}
            </Button>
          )}
        </div>
      </DialogFoot>
    </Dialog>
  );
}

/** What the press does: it orders, and an online method goes on to the provider. */
function ConfirmButton({ plan, busy, onClick }: { plan: OrderPlan; busy: boolean; onClick: () => void }) {
  const { page } = useApp();
  const words = useArea(checkoutTexts);
  const payments = useArea(paymentsTexts);
  const { order } = plan.body;
  const method = methodSentAs(order.paymentMethod);
  const amount = formatMoney(chargedAmount(order.expectedTotal, order, order.dispatchMethod), page.settings.country);
  const isOnline = paymentMethods[method].isOnline && !busy;
  return (
    <Button wide bar={!isOnline} onClick={onClick} aria-disabled={busy}>
      {isOnline ? (
        payments.payAmountWith({ amount, method: payments.methods[method].label })
      ) : (
        <>
          <span>{busy ? words.creating : words.confirmYes}</span>
          <span>{amount}</span>
        </>
      )}
    </Button>
  );
}

/** "Mañana, 14:00", or as soon as possible and when that is, by the rule that the order is stored by. */
function useTimeWords({ body: { order, requestedTime } }: OrderPlan, store: Store | undefined): string {
  const { clock, texts, index } = useApp();
  const words = useArea(checkoutTexts);
  if (store === undefined) return words.asSoonAsPossible;
  const [date, time] = requestedTime?.split(' ') ?? [];
  if (date !== undefined && time !== undefined) return capital(timeWords({ date, time }, clock.now(), store.timeZone));
  const now = clock.now();
  const products = productsOf({ lines: order.itemsAttributes }, index);
  const facts = { store, dispatch: order.dispatchMethod, place: order.address ?? null, products, now, wantedAt: null };
  return words.asapAround(estimateWords(estimateOrder(facts), { now, timeZone: store.timeZone, texts }));
}

function ConfirmationFacts({ plan }: { plan: OrderPlan }) {
  const { page } = useApp();
  const words = useArea(checkoutTexts);
  const payments = useArea(paymentsTexts);
  const { order } = plan.body;
  const store = page.stores.find((one) => one.id === order.storeId);
  const { address } = order;
  const where = address ? addressLine(address) : `${store?.name ?? ''} · ${store?.textAddress ?? ''}`;
  const rows: readonly (readonly [string, string])[] = [
    [address ? words.confirmAddress : words.confirmPickup, where],
    [words.confirmTime, useTimeWords(plan, store)],
    [words.confirmPayment, payments.methods[methodSentAs(order.paymentMethod)].label],
  ];
  return (
    <dl className={css.facts}>
      {rows.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
