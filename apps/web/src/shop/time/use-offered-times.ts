import { type Reading, useReading } from '@comanda/client/use-reading.ts';
import type { AnswerOf } from '@comanda/contract/define-endpoint.ts';
import { getScheduledAvailability } from '@comanda/contract/schedule.ts';
import type { Refusal } from '@comanda/domain/errors/catalogue.ts';
import { useMemo } from 'react';
import type { ProductId } from '@comanda/domain/ids.ts';
import { useStore } from 'zustand';
import { useApp } from '../app-context.ts';
import { useShop } from '../use-shop.ts';
import { currentCart, type ShopState } from '../shop-store.ts';
import { scheduledProduct } from './scheduled-product.ts';

export type OfferedSchedule = NonNullable<AnswerOf<typeof getScheduledAvailability>>;
export type OfferedTimes =
  | { state: 'loading' }
  | { state: 'loaded'; offered: OfferedSchedule }
  | { state: 'failed'; refusal: Refusal };

/**
 * Returns the query of the offered times: store, dispatch method, place, the products of the cart
 * and the one to schedule.
 */
function availabilityQuery(shop: ShopState, scheduled: ProductId | null) {
  const { storeId, dispatchMethod, lines } = currentCart(shop);
  const { choice } = shop.place;
  const products = lines.map((line) => line.productId);
  const ids = [...new Set(scheduled === null ? products : [...products, scheduled])].toSorted(
    (a, b) => a - b,
  );
  return {
    params: { id: storeId },
    query: {
      dispatchMethod,
      ...(ids.length === 0 ? {} : { productIds: ids.join(',') }),
      ...(choice.kind === 'delivery'
        ? { latitude: choice.address.latitude, longitude: choice.address.longitude }
        : {}),
    },
  };
}

function timesOf(
  { value, refusal }: Pick<Reading<OfferedSchedule>, 'value' | 'refusal'>,
  isReloading: boolean,
): OfferedTimes {
  if (value !== null) return { state: 'loaded', offered: value };
  return refusal === null || isReloading ? { state: 'loading' } : { state: 'failed', refusal };
}

/**
 * Returns the offered days and times, and requests them again when their query changes. Requests
 * nothing while `isEnabled` is false.
 */
export function useOfferedTimes(isEnabled = true): OfferedTimes & { retry: () => void } {
  const { shop } = useApp();
  const scheduled = useStore(scheduledProduct, ({ id }) => id);
  const key = useShop((state) => JSON.stringify(availabilityQuery(state, scheduled)));
  const { value, refusal, reload, isReloading } = useReading(
    (call) => call(getScheduledAvailability, availabilityQuery(shop.getState(), scheduled)),
    key,
    { isEnabled },
  );
  return useMemo(
    () => ({ ...timesOf({ value, refusal }, isReloading), retry: () => void reload() }),
    [value, refusal, isReloading, reload],
  );
}
