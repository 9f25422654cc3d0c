import { closedStoreCases, instantOfCase } from '@comanda/domain/cases/closed-stores.cases.ts';
import { countries } from '@comanda/domain/country/countries.ts';
import type { StoreId } from '@comanda/domain/ids.ts';
import { zero } from '@comanda/domain/money/money.ts';
import type { DispatchMethod } from '@comanda/domain/store/store.ts';
import { makeIndex, makeProduct, makeStore } from '@comanda/domain/testing/make.ts';
import { defaultOperations } from '@comanda/domain/tenant/operations.ts';
import { makeSettings } from '@comanda/domain/testing/make-settings.ts';
import { expect, test } from 'vitest';
import { decideOrder } from './decide-order.ts';
import type { RequestedOrder } from './requested-order.ts';

const product = makeProduct(1);
const facts = {
  index: makeIndex({ products: [product] }),
  settings: makeSettings(),
  coupons: new Map(),
  operations: defaultOperations,
  version: 0,
  menuVersion: 0,
};

const cashOrder = (dispatchMethod: DispatchMethod, now: number): RequestedOrder => ({
  body: {
    order: {
      name: 'Camila Rojas',
      email: 'camila@example.com',
      phone: '912345678',
      paymentMethod: 'cash',
      storeId: 1 as StoreId,
      dispatchMethod,
      itemsAttributes: [{ key: 'burger', productId: product.id, quantity: 1 }],
      napkin: false,
      coverly: false,
      tip: zero,
      storeTip: zero,
      checkoutAnswers: [],
      termsAndConditions: true,
      expectedTotal: zero,
    },
    emailSubscription: false,
    onlinePayment: false,
  },
  country: countries.cl,
  role: 'guest',
  now,
  areaCentres: [],
  terms: [],
  hasProviderFor: () => true,
});

test.each(closedStoreCases)('the server checks an order at a store $name', (one) => {
  const store = makeStore(one.store);
  const decided = decideOrder(
    cashOrder(one.dispatch, instantOfCase(one)),
    { store, facts: [], ...facts },
    { request: {}, couponUse: null, refusal: null, pointsRefusal: null },
  );
  const refusal = decided.ok ? null : decided.error;
  const isClosed = refusal?.label === 'STORE_CLOSED';
  expect(isClosed).toBe(one.check !== 'open');
  if (!isClosed) return;
  const [day, time] = one.opensAt?.split(' ') ?? [];
  expect(refusal.metadata).toMatchObject({
    state: one.state,
    opensAt: time === undefined ? null : { time, today: day === 'today' },
  });
});
