import type { MenuIndex } from '@comanda/domain/menu/menu-index.ts';
import { checkoutTexts } from '@comanda/i18n/areas/checkout.ts';
import { list } from '@comanda/i18n/list.ts';
import { useApp, useArea, useCurrentStore, useShop } from '../../platform/app-context.tsx';

/** "Hoy, lo antes posible · 35–45 min"; without a time when something is made to order (Spec §2). */
export function useWhen(): string {
  const words = useArea(checkoutTexts);
  const { index } = useApp();
  const store = useCurrentStore();
  const kind = useShop((shop) => shop.place.choice.kind);
  const deferred = useDeferredNames(index);
  const wait = kind === 'pickup' ? store.pickUpWaitTime : store.deliveryWaitTime;
  return deferred === '' ? words.todayAsap(`${wait}–${wait + 10}`) : words.asSoonAsPossible;
}

/** Names of the cart's products that are made to order, as a sentence lists them; '' for none. */
export function useDeferredNames(index: MenuIndex): string {
  const lines = useShop((shop) => shop.lines);
  const products = lines.map((line) => index.productById.get(line.productId)).filter((product) => product?.deferred === true);
  return list([...new Set(products.map((product) => product?.name ?? ''))]);
}
