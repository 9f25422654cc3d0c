import type { MenuIndex } from '@comanda/domain/menu/menu-index.ts';
import type { Estimate } from '@comanda/domain/slots/estimate.ts';
import { unreachable } from '@comanda/domain/unreachable.ts';
import { capital } from '@comanda/i18n/capital.ts';
import { checkoutTexts } from '@comanda/i18n/areas/checkout.ts';
import type { CheckoutTexts } from '@comanda/i18n/es/checkout.ts';
import { list } from '@comanda/i18n/list.ts';
import { useApp, useArea, useCurrentStore, useShop } from '../../platform/app-context.tsx';
import { timeWords } from '../../platform/time-words.ts';
import { useStoreCheck } from '../../platform/use-store-check.ts';
import { useEstimateWords } from '../../platform/use-estimate.ts';

/** `fact` stands under its label, `said` beside the pay button. */
export type When = { fact: string; said: string };

/** `time`: the words of a future order's time, or null. `closed`: why nothing is made at once, or null. `soon`: as soon as possible, in words. */
type WhenFacts = { time: string | null; closed: string | null; soon: When };

/** "Mañana, 14:00" of a future order; while the store makes nothing at once, that its time is to be chosen, or that it is closed. */
export function whenOf({ time, closed, soon }: WhenFacts, words: CheckoutTexts): When {
  if (time !== null) return { fact: capital(time), said: words.scheduledFor(time) };
  return closed === null ? soon : { fact: closed, said: closed };
}

/**
 * "Hoy, lo antes posible · 35–45 min"; what takes longer "Lo antes posible · mañana, cerca de las 13:30", shorter beside the button; without a time when something is
 * made to order. `told`: the estimate in words. Spec §2 Dispatch details block.
 */
export function soonWords({ kind }: Estimate, told: string, words: CheckoutTexts): When {
  switch (kind) {
    case 'minutes':
      return { fact: words.todayAsap(told), said: words.todayAsap(told) };
    case 'time':
    case 'slot':
      return { fact: words.asapAround(told), said: capital(told) };
    case 'toConfirm':
      return { fact: words.asSoonAsPossible, said: words.asSoonAsPossible };
    default:
      return unreachable(kind);
  }
}

export function useWhen(): When {
  const { clock, texts } = useApp();
  const words = useArea(checkoutTexts);
  const store = useCurrentStore();
  const wanted = useShop((shop) => shop.wanted);
  const check = useStoreCheck();
  const { estimate, words: told } = useEstimateWords('soon');
  const closed = check === 'open' ? null : check === 'chooseTime' ? words.timeToChoose : texts.menu.closed;
  const time = wanted && timeWords(wanted, clock.now(), store.timeZone);
  return whenOf({ time, closed, soon: soonWords(estimate, told, words) }, words);
}

/** Names of the cart's products that are made to order, as a sentence lists them; '' for none. */
export function useDeferredNames(index: MenuIndex): string {
  const lines = useShop((shop) => shop.lines);
  const products = lines.map((line) => index.productById.get(line.productId)).filter((product) => product?.deferred === true);
  return list([...new Set(products.map((product) => product?.name ?? ''))]);
}
