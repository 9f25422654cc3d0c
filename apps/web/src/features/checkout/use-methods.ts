import { chooseMethod, methodsFor, type PaymentMethod } from '@comanda/domain/payment/methods.ts';
import { useEffect } from 'react';
import { useFormContext } from 'react-hook-form';
import { useCurrentStore, useShop } from '../../platform/app-context.tsx';
import { useQuote } from '../../platform/use-quote.ts';
import type { FormValues } from './form-values.ts';

/** What this order may be paid with, and what it could be but for a provider that does not answer these days. */
export type Methods = { offered: readonly PaymentMethod[]; down: readonly PaymentMethod[] };

/** A method that goes down while it is chosen gives way to the best of the others. */
export function useMethods(): Methods {
  const store = useCurrentStore();
  const dispatch = useShop((shop) => (shop.place.choice.kind === 'delivery' ? 'store_delivery' : 'in_store'));
  const isDown = new Set(useQuote().server?.methodsDown);
  const { watch, setValue } = useFormContext<FormValues>();
  const all = methodsFor(store, dispatch, false);
  const offered = all.filter(({ name }) => !isDown.has(name));
  const chosen = watch('paymentMethod');
  const next = chosen !== null && isDown.has(chosen) ? (chooseMethod(offered)?.name ?? null) : chosen;
  useEffect(() => {
    if (next !== chosen) setValue('paymentMethod', next);
  }, [next, chosen, setValue]);
  return { offered, down: all.filter(({ name }) => isDown.has(name)) };
}
