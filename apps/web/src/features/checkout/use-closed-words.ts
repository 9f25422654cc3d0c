import { dispatchTexts } from '@comanda/i18n/areas/dispatch.ts';
import { useApp, useArea, useCurrentStore, useNow, useShop } from '../../platform/app-context.tsx';
import { closedWords } from '../../platform/closed-words.ts';

/** Why the chosen store takes no order now, or null. */
export function useClosedWords(): string | null {
  const { texts } = useApp();
  const dispatch = useArea(dispatchTexts);
  const store = useCurrentStore();
  const now = useNow();
  const method = useShop((shop) => (shop.place.choice.kind === 'delivery' ? 'store_delivery' : 'in_store'));
  return now === null ? null : closedWords(store, method, now, { dispatch, shop: texts });
}
