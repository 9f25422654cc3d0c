import type { Refusal } from '@comanda/domain/errors/catalogue.ts';
import type { OrderId } from '@comanda/domain/ids.ts';
import type { PaymentMethodName } from '@comanda/domain/payment/method-names.ts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useApp } from '../../platform/app-context.tsx';
import { leavingLink } from '../../platform/order-links.ts';
import { forgetWish, wishFor } from '../../platform/pay-wish.ts';
import { sendForm } from './send-form.ts';
import { isRedirectMethod, startPayment } from './start-payment.ts';

/** `opening`: the method whose provider is being opened; `hasLeft`: one was, on this screen. `open` does nothing while one is. */
export type Redirect = { opening: PaymentMethodName | null; hasLeft: boolean; open: (method: PaymentMethodName) => void };

/** Opens the provider, for the press that led here or for one on this screen. Coming back from the back/forward cache frees it again. */
export function useRedirect(orderId: OrderId, onRefusal: (refusal: Refusal, method: PaymentMethodName) => void): Redirect {
  const { api, buyers, clock } = useApp();
  const [wish] = useState(() => wishFor(orderId));
  const [opening, setOpening] = useState(wish?.method ?? null);
  const [hasLeft, setLeft] = useState(false);
  const busy = useRef(false);
  const refused = useLatest(onRefusal);
  const free = useCallback(() => {
    busy.current = false;
    setOpening(null);
  }, []);
  const open = useCallback(
    (method: PaymentMethodName): void => {
      if (busy.current || !isRedirectMethod(method)) return;
      busy.current = true;
      setOpening(method);
      setLeft(true);
      history.replaceState(history.state, '', leavingLink(orderId));
      void startPayment({ api, buyers, clock, makeKey: () => crypto.randomUUID() }, orderId, method).then((started) => {
        if (started.ok) return sendForm(started.value);
        free();
        refused.current(started.error, method);
      });
    },
    [api, buyers, clock, orderId, free, refused],
  );
  useEffect(() => {
    if (wish === null) return;
    forgetWish();
    open(wish.method);
  }, [wish, open]);
  useRestored(free);
  return { opening, hasLeft, open };
}

function useLatest<T>(value: T) {
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  });
  return latest;
}

function useRestored(onRestored: () => void): void {
  useEffect(() => {
    const onShow = (event: PageTransitionEvent): void => {
      if (event.persisted) onRestored();
    };
    addEventListener('pageshow', onShow);
    return () => removeEventListener('pageshow', onShow);
  }, [onRestored]);
}
