import { addressLine } from '@comanda/domain/address/address-line.ts';
import { cartProducts } from '@comanda/domain/cart/cart-products.ts';
import { formatMoney } from '@comanda/domain/money/format-money.ts';
import { chargedAmount } from '@comanda/domain/payment/charged-amount.ts';
import { fromWireMethod } from '@comanda/domain/payment/method-names.ts';
import { paymentMethods } from '@comanda/domain/payment/methods.ts';
import { isPaidAtOnce } from '@comanda/domain/payment/paid-at-once.ts';
import { estimateOrder } from '@comanda/domain/slots/estimate.ts';
import type { Store } from '@comanda/domain/store/store.ts';
import { checkoutTexts } from '@comanda/i18n/areas/checkout.ts';
import { paymentsTexts } from '@comanda/i18n/areas/payments.ts';
import { capitalise } from '@comanda/i18n/capitalise.ts';
import { Button } from '@comanda/ui/button.tsx';
import { Dialog, DialogBody, DialogFoot, DialogHead } from '@comanda/ui/dialog.tsx';
import { useState } from 'react';
import { useApp } from '../../shop/app-context.ts';
import { useTextsOf } from '../../shop/use-texts.ts';
import { useMenuIndex } from '../../shop/menu/use-menu-index.ts';
import type { ModalProps } from '../../shop/modals/modal-request.ts';
import type { PlaceOrderRequest } from '../../shop/order/place-order-request.ts';
import { slotText } from '../../shop/time/slot-text.ts';
import { estimateText } from '../../shop/time/estimate-text.ts';
import css from './place-order.module.css';
import { usePlaceOrder } from './use-place-order.ts';

declare module '../../shop/modals/modal-request.ts' {
  interface ModalKinds {
    orderConfirmation: { request: { plan: PlaceOrderRequest } };
  }
}

/**
 * The review before the order: place, time, payment and total. One press places the order; the
 * modal stays open during the call.
 */
export function OrderConfirmation({ request, frame }: ModalProps<'orderConfirmation'>) {
  const { texts } = useApp();
  const words = useTextsOf(checkoutTexts);
  const [busy, setBusy] = useState(false);
  const placeOrder = usePlaceOrder();
  const confirm = (): void => {
    if (busy) return;
    setBusy(true);
    frame.setLoading(true);
    void placeOrder(request.plan, frame);
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

/** The button that places the order. With an online method it continues to the provider. */
function ConfirmButton({
  plan,
  busy,
  onClick,
}: {
  plan: PlaceOrderRequest;
  busy: boolean;
  onClick: () => void;
}) {
  const { page } = useApp();
  const words = useTextsOf(checkoutTexts);
  const payments = useTextsOf(paymentsTexts);
  const { order } = plan.body;
  const method = fromWireMethod(order.paymentMethod);
  const charged = chargedAmount(order.expectedTotal, order, order.dispatchMethod);
  const amount = formatMoney(charged, page.settings.country);
  const isOnline = paymentMethods[method].isOnline && !isPaidAtOnce(charged) && !busy;
  return (
    <Button wide bar={!isOnline} onClick={onClick} aria-disabled={busy}>
      {isOnline ? (
        payments.payAmountWith({ amount, method: payments.methods[method].name })
      ) : (
        <>
          <span>{busy ? words.creating : words.confirmYes}</span>
          <span>{amount}</span>
        </>
      )}
    </Button>
  );
}

/**
 * "Mañana, 14:00", or as soon as possible with its expected time, computed by the rule that the
 * server stores the order by.
 */
function useTimeText(
  { body: { order, requestedTime } }: PlaceOrderRequest,
  store: Store | undefined,
): string {
  const { clock, texts } = useApp();
  const index = useMenuIndex();
  const words = useTextsOf(checkoutTexts);
  if (store === undefined) return words.asSoonAsPossible;
  const [date, time] = requestedTime?.split(' ') ?? [];
  if (date !== undefined && time !== undefined)
    return capitalise(slotText({ date, time }, clock.now(), store.timeZone));
  const now = clock.now();
  const products = cartProducts({ lines: order.itemsAttributes }, index);
  const facts = {
    store,
    dispatch: order.dispatchMethod,
    place: order.address ?? null,
    products,
    now,
    requestedTime: null,
  };
  return words.asapAround(
    estimateText(estimateOrder(facts), { now, timeZone: store.timeZone, texts }),
  );
}

function ConfirmationFacts({ plan }: { plan: PlaceOrderRequest }) {
  const { page } = useApp();
  const words = useTextsOf(checkoutTexts);
  const payments = useTextsOf(paymentsTexts);
  const { order } = plan.body;
  const store = page.stores.find((store) => store.id === order.storeId);
  const { address } = order;
  const destination = address
    ? addressLine(address)
    : `${store?.name ?? ''} · ${store?.textAddress ?? ''}`;
  const isFree = isPaidAtOnce(chargedAmount(order.expectedTotal, order, order.dispatchMethod));
  const rows: readonly (readonly [string, string])[] = [
    [address ? words.confirmAddress : words.confirmPickup, destination],
    [words.confirmTime, useTimeText(plan, store)],
    [
      isFree ? words.confirmPaymentFree : words.confirmPayment,
      isFree ? payments.nothingToPay : payments.methods[fromWireMethod(order.paymentMethod)].label,
    ],
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
