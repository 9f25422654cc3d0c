import { quotedWait } from '@comanda/domain/store/wait-time.ts';
import { waitRange } from '@comanda/i18n/format/clock.ts';
import { useCurrentStore, useShop } from './app-context.tsx';
import { useQuote } from './use-quote.ts';

/** How long an order takes that is wanted at once, as `35–45`: to this address where its zone is known, by this store on a day like this. */
export function useWait(): string {
  const store = useCurrentStore();
  const { quote } = useQuote();
  const isPickup = useShop(({ place }) => place.choice.kind === 'pickup');
  return waitRange(quotedWait(store, isPickup ? 'in_store' : 'store_delivery', quote?.deliveryDetails ?? null));
}
