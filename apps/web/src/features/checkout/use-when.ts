import type { MenuIndex } from '@comanda/domain/menu/menu-index.ts';
import { capital } from '@comanda/i18n/capital.ts';
import { checkoutTexts } from '@comanda/i18n/areas/checkout.ts';
import { list } from '@comanda/i18n/list.ts';
import { useApp, useArea, useCurrentStore, useShop } from '../../platform/app-context.tsx';
import { timeWords } from '../../platform/time-words.ts';
import { useWait } from '../../platform/use-wait.ts';

/** `fact` stands under its label, `said` beside the pay button. */
export type When = { fact: string; said: string };

/**
 * "Mañana, 14:00" of a future order; else "Hoy, lo antes posible · 35–45 min", without a time when something is made to order. Spec §2
 * Dispatch details block.
 */
export function useWhen(): When {
  const { index, clock } = useApp();
  const words = useArea(checkoutTexts);
  const store = useCurrentStore();
  const wait = useWait();
  const wanted = useShop((shop) => shop.wanted);
  const deferred = useDeferredNames(index);
  if (wanted !== null) {
    const time = timeWords(wanted, clock.now(), store.timeZone);
    return { fact: capital(time), said: words.scheduledFor(time) };
  }
  const soon = deferred === '' ? words.todayAsap(wait) : words.asSoonAsPossible;
  return { fact: soon, said: soon };
}

/** Names of the cart's products that are made to order, as a sentence lists them; '' for none. */
export function useDeferredNames(index: MenuIndex): string {
  const lines = useShop((shop) => shop.lines);
  const products = lines.map((line) => index.productById.get(line.productId)).filter((product) => product?.deferred === true);
  return list([...new Set(products.map((product) => product?.name ?? ''))]);
}
