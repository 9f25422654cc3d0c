import { browserStorageLifetimes } from '@comanda/domain/session/browser-storage-lifetimes.ts';
import type { StoreId } from '@comanda/domain/ids.ts';
import { makeLine } from '@comanda/domain/testing/make.ts';
import { afterEach, expect, test, vi } from 'vitest';
import * as v from 'valibot';
import { stubBrowser } from '@comanda/client/testing/stub-browser.ts';
import { makeFormValues } from '../../testing/make-form-values.ts';
import { createShopStore, emptyShop } from '../shop-store.ts';
import { draftName } from '../../platform/storage-names.ts';
import { readStored, writeStored } from '@comanda/client/storage.ts';

afterEach(() => vi.unstubAllGlobals());

const now = Date.parse('2026-11-21T23:00:00Z');
const store = 1 as StoreId;
const draft = () => readStored(draftName, v.looseObject({}), now);

test('after an order the draft loses tips, coupon and banknote, and keeps the person and the payment method', () => {
  stubBrowser('https://burger.example/');
  const typed = makeFormValues({
    tip: 500,
    storeTip: 300,
    coupon: 'HOLA',
    loyaltyPoints: '1.500',
    cashIsExact: false,
    cashAmount: '$20.000',
    deliveryOption: 'waitOutside',
  });
  writeStored(draftName, typed, browserStorageLifetimes.draft, now);
  const shop = createShopStore(
    store,
    { ...emptyShop(store), lines: [makeLine(1), makeLine(2)] },
    () => now,
  );
  shop.setState({ lines: [makeLine(1)] });
  expect(draft()).toEqual(typed);
  shop.setState({ lines: [] });
  expect(draft()).toEqual(makeFormValues({ deliveryOption: 'waitOutside' }));
});

test('a browser without a draft stores none', () => {
  stubBrowser('https://burger.example/');
  const shop = createShopStore(store, { ...emptyShop(store), lines: [makeLine(1)] }, () => now);
  shop.setState({ lines: [] });
  expect(draft()).toBeNull();
});
