import { formatMoney } from '@comanda/domain/money/format-money.ts';
import { useApp } from '../../shop/app-context.ts';
import type { CoveringZone } from '../../shop/place/coverage.ts';
import { deliveryAddressOf } from '../../shop/shop-schema.ts';
import { openingText, waitText } from '../../shop/time/opening-text.ts';
import { useShop } from '../../shop/use-shop.ts';

/**
 * Returns a function that writes "Abierto hasta las 23:30 · 35–45 min · $1.990" of a store; a
 * closed store has no minutes.
 */
export function useDeliveryStoreHint(): (covering: CoveringZone) => string {
  const { clock, page, texts } = useApp();
  const place = useShop((shop) => deliveryAddressOf(shop.place.choice));
  const now = clock.now();
  return ({ store, zone }) =>
    [
      openingText(store, 'store_delivery', now, texts).words,
      waitText(store, 'store_delivery', place, { now, texts }),
      formatMoney(zone.fee, page.settings.country),
    ]
      .filter((part) => part !== null)
      .join(' · ');
}
