import { useState } from 'react';
import { useApp } from '../../shop/app-context.ts';
import type { RequestOf } from '../../shop/modals/modal-request.ts';
import { chooseRequestedTime } from '../../shop/shop-store.ts';
import { useShop } from '../../shop/use-shop.ts';

export type TimeChoiceState = {
  isLater: boolean;
  setLater: (isLater: boolean) => void;
  /**
   * The dialog of the times follows the place: no time is chosen yet, or the shopper came to change
   * it.
   */
  asksForTime: boolean;
  /** Drops the requested time if the shopper wants the order as soon as possible. */
  store: () => void;
};

/**
 * The choice between as soon as possible and later, beside the place.
 * docs/rules/times.md#scheduling-before-checkout.
 */
export function useTimeChoice(request: RequestOf<'dispatch'>): TimeChoiceState {
  const schedule = request.schedule === true;
  const { shop } = useApp();
  const hasTime = useShop(({ requestedTime }) => requestedTime !== null);
  const [isLater, setLater] = useState(schedule || hasTime);
  return {
    isLater,
    setLater,
    asksForTime: isLater && (schedule || !hasTime),
    store: () => {
      if (!isLater && hasTime) chooseRequestedTime(shop, null);
    },
  };
}
