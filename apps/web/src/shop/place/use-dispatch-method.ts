import type { DispatchMethod } from '@comanda/domain/store/store.ts';
import { useShop } from '../use-shop.ts';
import { dispatchMethodOf } from '../shop-schema.ts';

/**
 * Returns the dispatch method that the cart is priced and checked with. An undecided shopper counts
 * as one who picks up.
 */
export const useDispatchMethod = (): DispatchMethod =>
  useShop(({ place }) => dispatchMethodOf(place.choice));
