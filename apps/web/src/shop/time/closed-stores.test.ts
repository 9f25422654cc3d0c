import { closedStoreCases, instantOfCase } from '@comanda/domain/cases/closed-stores.cases.ts';
import { checkStore } from '@comanda/domain/store/check-store.ts';
import { makeStore } from '@comanda/domain/testing/make.ts';
import { dispatchTexts } from '@comanda/i18n/areas/dispatch.ts';
import { describe, expect, test } from 'vitest';
import { pageTexts } from '../../platform/texts.ts';
import { closedStoreText } from './closed-store-text.ts';
import { openingText } from './opening-text.ts';
import { storeStripText } from './store-strip-text.ts';

const shop = pageTexts({ country: { locale: 'es-CL' } });
const dispatch = dispatchTexts('es-CL');

describe.each(closedStoreCases)('a store $name', (storeCase) => {
  const store = makeStore(storeCase.store);
  const now = instantOfCase(storeCase);
  const closedLead = {
    blocked: shop.menu.blocked,
    noDispatchMethod: shop.menu.blocked,
    otherMethodOnly: storeCase.dispatch === 'in_store' ? shop.menu.noPickup : shop.menu.noDelivery,
    closed: shop.menu.closedNow,
  };
  const time = storeCase.opensAt?.split(' ')[1] ?? null;

  test('in the menu', () => {
    const { state, words } = openingText(store, storeCase.dispatch, now, shop);
    expect(state).toBe(storeCase.reason === null ? 'open' : 'closed');
    if (storeCase.reason !== null && time === null) expect(words).toBe(shop.menu.closed);
    if (time !== null) expect(words).toContain(time);
  });

  test('in the strip', () => {
    const strip = storeStripText(store, storeCase.dispatch, now, shop);
    expect(strip?.lead ?? null).toBe(storeCase.reason && closedLead[storeCase.reason]);
    expect(strip?.details ?? '').toContain(time ?? '');
  });

  test('in the checkout', () => {
    const text = closedStoreText(store, storeCase.dispatch, now, { dispatch, shop });
    expect(checkStore(store, storeCase.dispatch, false, now)).toBe(storeCase.check);
    if (storeCase.reason === null) expect(text).toBeNull();
    else if (storeCase.reason === 'closed') expect(text).toContain(time ?? dispatch.closedNoTime);
    else expect(text).toContain(closedLead[storeCase.reason]);
  });
});
