import type { MenuIndex } from '@comanda/domain/menu/menu-index.ts';
import { capital } from '@comanda/i18n/capital.ts';
import { checkoutTexts } from '@comanda/i18n/areas/checkout.ts';
import type { CheckoutTexts } from '@comanda/i18n/es/checkout.ts';
import { list } from '@comanda/i18n/list.ts';
import { useApp, useArea, useCurrentStore, useShop } from '../../platform/app-context.tsx';
import { timeWords } from '../../platform/time-words.ts';
import { useStoreCheck } from '../../platform/use-store-check.ts';
import { useWait } from '../../platform/use-wait.ts';

/** `fact` stands under its label, `said` beside the pay button. */
export type When = { fact: string; said: string };

/** `time`: the words of a future order's time, or null. `closed`: why nothing is made at once, or null. `wait` in minutes, as `35–45`. */
type WhenFacts = { time: string | null; closed: string | null; wait: string; isDeferred: boolean };

/**
 * "Mañana, 14:00" of a future order; else "Hoy, lo antes posible · 35–45 min", without a time when something is made to order; while the
 * store makes nothing at once, that its time is to be chosen, or that it is closed. Spec §2 Dispatch details block.
 */
export function whenOf({ time, closed, wait, isDeferred }: WhenFacts, words: CheckoutTexts): When {
  if (time !== null) return { fact: capital(time), said: words.scheduledFor(time) };
  const soon = closed ?? (isDeferred ? words.asSoonAsPossible : words.todayAsap(wait));
  return { fact: soon, said: soon };
}

export function useWhen(): When {
  const { index, clock, texts } = useApp();
  const words = useArea(checkoutTexts);
  const store = useCurrentStore();
  const wait = useWait();
  const wanted = useShop((shop) => shop.wanted);
  const check = useStoreCheck();
  const isDeferred = useDeferredNames(index) !== '';
  const closed = check === 'open' ? null : check === 'chooseTime' ? words.timeToChoose : texts.menu.closed;
  return whenOf({ time: wanted && timeWords(wanted, clock.now(), store.timeZone), closed, wait, isDeferred }, words);
}

/** Names of the cart's products that are made to order, as a sentence lists them; '' for none. */
export function useDeferredNames(index: MenuIndex): string {
  const lines = useShop((shop) => shop.lines);
  const products = lines.map((line) => index.productById.get(line.productId)).filter((product) => product?.deferred === true);
  return list([...new Set(products.map((product) => product?.name ?? ''))]);
}
