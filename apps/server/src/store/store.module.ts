import { defineModule } from '../module.ts';
import { implement } from '../platform/http/implement.ts';
import { changeStoreNow } from './change-store-now.ts';
import { countStock } from './count-stock.ts';
import { getStoreMethods } from './get-store-methods.ts';
import { listDishes } from './list-dishes.ts';
import { markSoldOut, putOnSale } from './mark-items.ts';
import { readStoreNow } from './read-store-now.ts';
import {
  getDefaultStore,
  getDeliveryStores,
  getPickUpStores,
  getStore,
  getStores,
} from './read-stores.ts';
import { setDisableds } from './set-disableds.ts';
import { setStock } from './set-stock.ts';

export const storeModule = defineModule({
  calls: (deps) =>
    implement(deps, {
      getStoreMethods,
      setDisableds,
      setStock,
      getStoreNow: readStoreNow,
      changeStoreNow,
      getCounterDishes: listDishes,
      markSoldOut,
      putOnSale,
      countStock,
      getStores,
      getStore,
      getDefaultStore,
      getPickUpStores,
      getDeliveryStores,
    }),
});
