import { getCounterDishes, getStoreNow } from '@comanda/contract/counter/store-now.ts';
import { scarceProduct } from '../chaos-brands.ts';
import type { Tablet } from './tablet.ts';

/** A store as one server shows it. `soldOut`: its scarce dish is. null: no server answered. */
export type StoreFact = {
  readonly brand: string;
  readonly isPaused: boolean | null;
  readonly soldOut: boolean | null;
};

/** Readings of each store: so many that each server answers some. */
const readings = 8;

/** Reads a store several times. Each reading is of a server that is drawn anew. */
export const readStore = (tablet: Tablet): Promise<StoreFact[]> =>
  Promise.all(Array.from({ length: readings }, () => readOnce(tablet)));

async function readOnce({ api, brand, storeId: id }: Tablet): Promise<StoreFact> {
  const now = await api.call(getStoreNow, { params: { id } });
  const dishes = await api.call(getCounterDishes, { params: { id } });
  const dish = dishes.ok
    ? dishes.value?.items.find((each) => each.kind === 'product' && each.id === scarceProduct)
    : null;
  return {
    brand: brand.id,
    isPaused: now.ok && now.value ? now.value.pause.until !== null : null,
    soldOut: dish ? dish.soldOut !== null : null,
  };
}
