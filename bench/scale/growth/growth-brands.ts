import { minor } from '@comanda/domain/money/money.ts';
import { type TestShop, testShop } from '../../../apps/server/src/testing/test-shop.ts';

/** A brand with a counter of its own, a loyalty programme, and couriers for its deliveries. */
export const growthShop = (id: string): TestShop =>
  testShop(id, {
    store: {
      deliveryType: 'uber_delivery',
      ...(id === 'sample-counter' ? { ordersGoTo: 'counter' as const } : {}),
    },
    settings: {
      loyaltyProgram: true,
      loyaltyProgramParams: {
        name: 'Leña',
        minAmount: minor(0),
        maxAmount: minor(50_000),
        earn: true,
      },
    },
  });
