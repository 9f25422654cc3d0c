import type { MenuIndex } from '@comanda/domain/menu/menu-index.ts';
import type { Estimate } from '@comanda/domain/slots/estimate.ts';
import { unreachable } from '@comanda/domain/unreachable.ts';
import { capitalise } from '@comanda/i18n/capitalise.ts';
import { checkoutTexts } from '@comanda/i18n/areas/checkout.ts';
import type { CheckoutTexts } from '@comanda/i18n/es/checkout.ts';
import { joinNames } from '@comanda/i18n/join-names.ts';
import { useApp } from '../../shop/app-context.ts';
import { useTextsOf } from '../../shop/use-texts.ts';
import { useCurrentStore } from '../../shop/place/use-current-store.ts';
import { useShop } from '../../shop/use-shop.ts';
import { slotText } from '../../shop/time/slot-text.ts';
import { useStoreCheck } from '../../shop/time/use-store-check.ts';
import { useEstimateText } from '../../shop/time/use-estimate.ts';

/**
 * `fact` is shown under its label, `sentence` beside the pay button, `short` in that of phones,
 * after the place.
 */
export type CheckoutTime = { fact: string; sentence: string; short: string };

/**
 * `time`: text of the requested time, or null. `closed`: why the store prepares nothing now, or
 * null. `soon`: texts of an order as soon as possible.
 */
type CheckoutTimeFacts = {
  time: string | null;
  isUndecided: boolean;
  closed: string | null;
  asap: CheckoutTime;
};

const sameText = (text: string): CheckoutTime => ({ fact: text, sentence: text, short: text });

/**
 * Returns "Mañana, 14:00" for a requested time. To an undecided shopper it promises no time,
 * because a delivery and a pickup take different ones. While the store is closed, returns that a
 * time is to be chosen, or that it is closed.
 */
export function checkoutTimeTexts(
  { time, isUndecided, closed, asap }: CheckoutTimeFacts,
  words: CheckoutTexts,
): CheckoutTime {
  if (time !== null)
    return { fact: capitalise(time), sentence: words.scheduledFor(time), short: time };
  if (isUndecided) return sameText(words.timeAfterPlace);
  return closed === null ? asap : sameText(closed);
}

/**
 * Returns "Hoy, lo antes posible · 35–45 min", or for a longer wait "Lo antes posible · mañana,
 * cerca de las 13:30" (shorter beside the button). Without a time if a product is made to order.
 * `estimateText`: the estimate's text. docs/rules/checkout.md#expected-time.
 */
export function asapTexts(
  { kind }: Estimate,
  estimateText: string,
  words: CheckoutTexts,
): CheckoutTime {
  switch (kind) {
    case 'minutes':
      return { ...sameText(words.todayAsap(estimateText)), short: words.within(estimateText) };
    case 'time':
    case 'slot':
      return {
        fact: words.asapAround(estimateText),
        sentence: capitalise(estimateText),
        short: estimateText,
      };
    case 'toConfirm':
      return sameText(words.asSoonAsPossible);
    default:
      return unreachable(kind);
  }
}

export function useCheckoutTime(): CheckoutTime {
  const { clock, texts } = useApp();
  const words = useTextsOf(checkoutTexts);
  const store = useCurrentStore();
  const requestedTime = useShop((shop) => shop.requestedTime);
  const isUndecided = useShop(({ place }) => place.choice.kind === 'undecided');
  const check = useStoreCheck();
  const { estimate, text: estimateText } = useEstimateText('asap');
  const closed =
    check === 'open' ? null : check === 'chooseTime' ? words.timeToChoose : texts.menu.closed;
  const time = requestedTime && slotText(requestedTime, clock.now(), store.timeZone);
  const asap = asapTexts(estimate, estimateText, words);
  return checkoutTimeTexts({ time, isUndecided, closed, asap }, words);
}

/**
 * Returns the names of the cart's made-to-order products as a list in a sentence; '' without one.
 */
export function useDeferredNames(index: MenuIndex): string {
  const lines = useShop((shop) => shop.lines);
  const products = lines
    .map((line) => index.productById.get(line.productId))
    .filter((product) => product?.deferred === true);
  return joinNames([...new Set(products.map((product) => product?.name ?? ''))]);
}
