import {
  brokenLimit,
  defaultMethod,
  methodsFor,
  type OfferedMethod,
} from '@comanda/domain/payment/methods.ts';
import type { PaymentMethodName } from '@comanda/domain/payment/method-names.ts';
import { useEffect, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { useCurrentStore } from '../../shop/place/use-current-store.ts';
import { useShop } from '../../shop/use-shop.ts';
import { useDispatchMethod } from '../../shop/place/use-dispatch-method.ts';
import { useQuote } from '../../shop/money/use-quote.ts';
import type { FormValues } from './form-values.ts';
import { useCharge } from './use-charge.ts';
import { useChooseMethod } from './use-choose-method.ts';

/**
 * The payment methods of this order, for its amount. `down`: methods whose provider does not
 * answer. `notReached`, `tooSmall`: methods whose least amount is not reached, or whose greatest is
 * exceeded. `replaced`: the chosen method that could not stay. `onlineOnly`: the order is
 * scheduled, so pay-on-delivery methods are left out.
 */
export type AvailableMethods = {
  offered: readonly OfferedMethod[];
  down: readonly OfferedMethod[];
  notReached: readonly OfferedMethod[];
  tooSmall: readonly OfferedMethod[];
  replaced: PaymentMethodName | null;
  onlineOnly: boolean;
};

/**
 * Returns the available methods. If the chosen method goes down or the requested time excludes it,
 * chooses the best of the others and resets the tip. docs/rules/checkout.md#method-that-is-down,
 * docs/rules/payments.md#payment-methods-offered-for-an-order.
 */
export function useAvailableMethods(): AvailableMethods {
  const store = useCurrentStore();
  const dispatch = useDispatchMethod();
  const isLater = useShop((shop) => shop.requestedTime !== null);
  const downMethods = new Set(useQuote().server?.methodsDown);
  const { charged } = useCharge();
  const { watch, setValue } = useFormContext<FormValues>();
  const choose = useChooseMethod('system');
  const now = methodsFor(store, dispatch, isLater);
  const all = now.filter((method) => brokenLimit(method, charged) === null);
  const offered = all.filter(({ name }) => !downMethods.has(name));
  const chosen = watch('paymentMethod');
  const isStillOffered = chosen === null || offered.some(({ name }) => name === chosen);
  const next = isStillOffered ? chosen : (defaultMethod(offered)?.name ?? null);
  const [replaced, setReplaced] = useState<PaymentMethodName | null>(null);
  useEffect(() => {
    if (next === chosen) return;
    setReplaced(chosen);
    if (next === null) setValue('paymentMethod', null);
    else choose(next);
  }, [next, chosen, setValue, choose]);
  const onlineOnly = isLater && methodsFor(store, dispatch, false).length > now.length;
  return {
    offered,
    down: all.filter(({ name }) => downMethods.has(name)),
    notReached: now.filter((method) => brokenLimit(method, charged) === 'minimum'),
    tooSmall: now.filter((method) => brokenLimit(method, charged) === 'maximum'),
    replaced,
    onlineOnly,
  };
}
