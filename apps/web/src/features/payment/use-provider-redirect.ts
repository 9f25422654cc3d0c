import type { Refusal } from '@comanda/domain/errors/catalogue.ts';
import type { OrderId } from '@comanda/domain/ids.ts';
import type { PaymentMethodName } from '@comanda/domain/payment/method-names.ts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useApp } from '../../shop/app-context.ts';
import { redirectingLink } from '../../shop/order/order-links.ts';
import { clearRequestedPayment, requestedPaymentFor } from '../../shop/money/requested-payment.ts';
import { submitRedirectForm } from './submit-redirect-form.ts';
import { isRedirectMethod, startRedirectPayment } from './start-redirect-payment.ts';

/**
 * `opening`: the method whose provider is being opened. `hasLeft`: the browser left for a provider from this screen. `open` does nothing
 * while a provider is being opened.
 */
export type ProviderRedirect = {
  opening: PaymentMethodName | null;
  hasLeft: boolean;
  open: (method: PaymentMethodName) => void;
};

/** Opens the provider, for the press that led here or for a press on this screen. A return from the back/forward cache resets `opening`. */
export function useProviderRedirect(
  orderId: OrderId,
  onRefusal: (refusal: Refusal, method: PaymentMethodName) => void,
): ProviderRedirect {
  const { api, orderBuyers, clock } = useApp();
  const [requestedPayment] = useState(() => requestedPaymentFor(orderId));
  const [opening, setOpening] = useState(requestedPayment?.method ?? null);
  const [hasLeft, setLeft] = useState(false);
  const busy = useRef(false);
  const latestOnRefusal = useLatest(onRefusal);
  const release = useCallback(() => {
    busy.current = false;
    setOpening(null);
  }, []);
  const open = useCallback(
    (method: PaymentMethodName): void => {
      if (busy.current || !isRedirectMethod(method)) return;
      busy.current = true;
      setOpening(method);
      setLeft(true);
      history.replaceState(history.state, '', redirectingLink(orderId));
      void startRedirectPayment(
        { api, orderBuyers, clock, makeKey: () => crypto.randomUUID() },
        orderId,
        method,
      ).then((started) => {
        if (started.ok) return submitRedirectForm(started.value);
        release();
        latestOnRefusal.current(started.error, method);
      });
    },
    [api, orderBuyers, clock, orderId, release, latestOnRefusal],
  );
  useEffect(() => {
    if (requestedPayment === null) return;
    clearRequestedPayment();
    open(requestedPayment.method);
  }, [requestedPayment, open]);
  useBackForwardRestore(release);
  return { opening, hasLeft, open };
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
