import type { Refusal } from '@comanda/domain/errors/catalogue.ts';
import type { OrderId } from '@comanda/domain/ids.ts';
import type { Minor } from '@comanda/domain/money/money.ts';
import type { Instrument } from '@comanda/domain/payment/instrument.ts';
import type { PaymentMethodName } from '@comanda/domain/payment/method-names.ts';
import { isPaidOnline } from '@comanda/domain/payment/paid-online.ts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useApp } from '../../shop/app-context.ts';
import { redirectingLink } from '../../shop/order/order-links.ts';
import {
  clearRequestedPayment,
  type RequestedPayment,
  requestedPaymentFor,
} from '../../shop/money/requested-payment.ts';
import { continuePayment, followOrder, type PaymentView } from './continue-payment.ts';
import { forgetWallet, readKeptWallet } from './kept-wallet.ts';
import { startPayment } from './start-payment.ts';

/** The instrument that the shopper brings to the payment, and the charged amount. */
type Charge = { instrument: Instrument; total: Minor };

/**
 * `hasLeft`: a payment was started from this screen. `pay` does nothing while a payment is being
 * started.
 */
export type Payment = {
  view: PaymentView;
  hasLeft: boolean;
  pay: (method: PaymentMethodName, payment: Charge) => void;
  /**
   * The payment beside or inside of the page is over for the shopper: the screen follows the order.
   */
  follow: () => void;
  /** The shopper leaves the payment beside or inside of the page and chooses again. */
  leave: () => void;
};

type OnRefusal = (refusal: Refusal, method: PaymentMethodName) => void;

/**
 * Starts payments, for the press that led here or for a press on this screen, and holds what the
 * shopper does next. A return from the back/forward cache resets a start.
 */
export function usePayment(orderId: OrderId, onRefusal: OnRefusal): Payment {
  const { api, orderBuyers, clock } = useApp();
  const [requested] = useState(() => requestedPaymentFor(orderId));
  const [view, setView] = useState(() => firstView(requested, clock.now()));
  const [hasLeft, setLeft] = useState(false);
  const busy = useRef(false);
  const latestOnRefusal = useLatest(onRefusal);
  const pay = useCallback<Payment['pay']>(
    (method, { instrument, total }) => {
      if (busy.current || !isPaidOnline(method)) return;
      busy.current = true;
      setView({ kind: 'starting', method, total });
      setLeft(true);
      forgetWallet();
      history.replaceState(history.state, '', redirectingLink(orderId));
      const deps = { api, orderBuyers, clock, makeKey: () => crypto.randomUUID() };
      void startPayment(deps, { orderId, method, instrument }).then((started) => {
        const next = started.ok ? continuePayment(started.value, { orderId, method, total }) : null;
        if (next?.kind === 'starting') return;
        busy.current = false;
        if (!started.ok && isChargeUnknown(started.error)) return setView(followOrder(orderId));
        setView(next ?? { kind: 'none' });
        if (!started.ok) latestOnRefusal.current(started.error, method);
      });
    },
    [api, orderBuyers, clock, orderId, latestOnRefusal],
  );
  useEffect(() => {
    if (requested === null) return;
    clearRequestedPayment();
    pay(requested.method, requested);
  }, [requested, pay]);
  const release = useCallback(() => {
    busy.current = false;
    setView((shown) => (shown.kind === 'starting' ? { kind: 'none' } : shown));
  }, []);
  useBackForwardRestore(release);
  const follow = useCallback(() => {
    forgetWallet();
    setView(followOrder(orderId));
  }, [orderId]);
  const leave = useCallback(() => {
    forgetWallet();
    setView({ kind: 'none' });
  }, []);
  return { view, hasLeft, pay, follow, leave };
}

/**
 * A charge before has no known result yet: nothing else may be paid, and the screen waits for it.
 */
const isChargeUnknown = ({ label }: Refusal): boolean => label === 'PAYMENT_CONFIRMATION_FAILED';

/** A reload of the screen shows the wallet's code again; its dialog waits for a press. */
function firstView(requested: RequestedPayment | null, now: number): PaymentView {
  if (requested !== null && isPaidOnline(requested.method))
    return { kind: 'starting', method: requested.method, total: requested.total };
  const kept = readKeptWallet(now);
  return kept === null ? { kind: 'none' } : { kind: 'wallet', ...kept, shown: 'link' };
}

function useLatest<T>(value: T) {
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  });
  return latest;
}

function useBackForwardRestore(onRestored: () => void): void {
  useEffect(() => {
    const onShow = (event: PageTransitionEvent): void => {
      if (event.persisted) onRestored();
    };
    addEventListener('pageshow', onShow);
    return () => removeEventListener('pageshow', onShow);
  }, [onRestored]);
}
