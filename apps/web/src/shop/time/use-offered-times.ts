import type { AnswerOf } from '@comanda/contract/define-endpoint.ts';
import { getScheduledAvailability } from '@comanda/contract/schedule.ts';
import { type Refusal, refusalOf } from '@comanda/domain/errors/catalogue.ts';
import type { Result } from '@comanda/domain/result.ts';
import { useCallback, useEffect, useMemo, useState } from 'react';
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

const loading: OfferedTimes = { state: 'loading' };

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

function timesOf(answer: Result<OfferedSchedule | null, Refusal>): OfferedTimes {
  if (!answer.ok) return { state: 'failed', refusal: answer.error };
  return answer.value === null
    ? { state: 'failed', refusal: refusalOf('DEFAULT') }
    : { state: 'loaded', offered: answer.value };
}

/**
 * Returns the offered days and times, and requests them again when their query changes. Requests
 * nothing while `isEnabled` is false.
 */
export function useOfferedTimes(isEnabled = true): OfferedTimes & { retry: () => void } {
  const { api, shop } = useApp();
  const scheduled = useStore(scheduledProduct, ({ id }) => id);
  const key = useShop((state) => JSON.stringify(availabilityQuery(state, scheduled)));
  const [tries, setTries] = useState(0);
  const [landed, setLanded] = useState<{ key: string; times: OfferedTimes }>({
    key: '',
    times: loading,
  });
  useEffect(() => {
    if (!isEnabled) return;
    const aborter = new AbortController();
    void api
      .call(getScheduledAvailability, {
        ...availabilityQuery(shop.getState(), scheduled),
        signal: aborter.signal,
      })
      .then((answer) => {
        if (aborter.signal.aborted) return;
        setLanded({ key, times: timesOf(answer) });
      });
    return () => aborter.abort();
  }, [api, shop, scheduled, key, isEnabled, tries]);
  const retry = useCallback(() => {
    setLanded({ key: '', times: loading });
    setTries((count) => count + 1);
  }, []);
  return useMemo(
    () => ({ ...(landed.key === key ? landed.times : loading), retry }),
    [landed, key, retry],
  );
}
