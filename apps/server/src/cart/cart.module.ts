import { defineModule } from '../module.ts';
import { createHourlyBudget } from '../platform/hourly-budget.ts';
import { implement } from '../platform/http/implement.ts';
import { createCartLink, deleteCartLink } from './link-shopping-cart.ts';
import { priceCart } from './price-cart.ts';
import { getLastShoppingCart, getShoppingCart } from './read-shopping-cart.ts';
import { createShoppingCart, updateShoppingCart } from './save-shopping-cart.ts';
import { suggestSells } from './suggest-sells.ts';

export const cartModule = defineModule({
  calls: (deps) =>
    implement(
      { ...deps, courierQuoteBudget: createHourlyBudget('courier-quotes') },
      {
        priceCart,
        suggestiveSells: suggestSells,
        createShoppingCart,
        getLastShoppingCart,
        getShoppingCart,
        updateShoppingCart,
        createCartLink,
        deleteCartLink,
      },
    ),
});
