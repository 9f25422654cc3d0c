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
import type { UnusualFact } from '@comanda/domain/checkout/unusual-order.ts';
import { Notice } from '@comanda/ui/notice.tsx';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
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
    /** `unusual`: what the shopper confirms; the modal of an ordinary order sends it at once. */
    orderConfirmation: {
      request: { plan: PlaceOrderRequest; unusual: readonly UnusualFact[] };
      /** The modal answers nothing; its end is awaited. */
      answer: Record<never, never>;
    };
  }
}

/**
 * Places the order and shows place, time, payment and total meanwhile. An unusual order is reviewed
 * first, and one press places it. docs/rules/checkout.md#order-confirmation.
 */
export function OrderConfirmation({ request, frame }: ModalProps<'orderConfirmation'>) {
  const { texts } = useApp();
  const words = useTextsOf(checkoutTexts);
  const { isSent, send } = useSend(request.plan, frame, request.unusual.length === 0);
  const title = isSent ? words.creating : words.confirmTitle;
  return (
    <Dialog label={title} closeLabel={texts.common.close} onClose={frame.close}>
      <DialogHead title={title} />
      <DialogBody>
        {request.unusual.length === 0 ? null : <UnusualFacts facts={request.unusual} />}
        <ConfirmationFacts plan={request.plan} />
        <p className={css.creating} role="status">
          {isSent ? words.creatingHint : ''}
        </p>
      </DialogBody>
      {isSent ? null : (
        <DialogFoot>
          <div className={css.actions}>
            <ConfirmButton plan={request.plan} onClick={send} />
            <Button look="link" wide onClick={frame.close}>
              {words.confirmNo}
            </Button>
          </div>
        </DialogFoot>
      )}
    </Dialog>
  );
}

/** Sends the order once, by itself if `atOnce`; the modal cannot be closed from then on. */
function useSend(
  plan: PlaceOrderRequest,
  frame: ModalProps<'orderConfirmation'>['frame'],
  atOnce: boolean,
): { isSent: boolean; send: () => void } {
  const placeOrder = usePlaceOrder();
  const [isSent, setSent] = useState(atOnce);
  const started = useRef(false);
  const send = (): void => {
    if (started.current) return;
    started.current = true;
    setSent(true);
    frame.setLoading(true);
    void placeOrder(plan, frame);
  };
  const sendAtOnce = useEffectEvent(send);
  useEffect(() => {
    if (atOnce) sendAtOnce();
  }, [atOnce]);
  return { isSent, send };
}

/** Why this order is asked about, above its facts. */
function UnusualFacts({ facts }: { facts: readonly UnusualFact[] }) {
  const words = useTextsOf(checkoutTexts);
  return (
    <Notice>
      {facts.map((fact) => (
        <p key={fact}>{words.unusual[fact]}</p>
      ))}
    </Notice>
  );
}

/** The button that places the order. With an online method it continues to the provider. */
function ConfirmButton({ plan, onClick }: { plan: PlaceOrderRequest; onClick: () => void }) {
  const { page } = useApp();
  const words = useTextsOf(checkoutTexts);
  const payments = useTextsOf(paymentsTexts);
  const { order } = plan.body;
  const method = fromWireMethod(order.paymentMethod);
  const charged = chargedAmount(order.expectedTotal, order, order.dispatchMethod);
  const amount = formatMoney(charged, page.settings.country);
  const isOnline = paymentMethods[method].isOnline && !isPaidAtOnce(charged);
  return (
    <Button wide bar={!isOnline} onClick={onClick}>
      {isOnline ? (
        payments.payAmountWith({ amount, method: payments.methods[method].name })
      ) : (
        <>
          <span>{words.confirmYes}</span>
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
  const charged = chargedAmount(order.expectedTotal, order, order.dispatchMethod);
  const isFree = isPaidAtOnce(charged);
  const rows: readonly (readonly [string, string])[] = [
    [address ? words.confirmAddress : words.confirmPickup, destination],
    [words.confirmTime, useTimeText(plan, store)],
    [
      isFree ? words.confirmPaymentFree : words.confirmPayment,
      isFree ? payments.nothingToPay : payments.methods[fromWireMethod(order.paymentMethod)].label,
    ],
    [words.confirmTotal, formatMoney(charged, page.settings.country)],
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
