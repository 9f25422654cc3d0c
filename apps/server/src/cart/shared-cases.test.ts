import {
  caseMenu,
  caseNow,
  caseOffers,
  casePlaces,
  caseServiceFee,
  caseStore,
} from '@comanda/domain/cases/case-menu.ts';
import {
  type AvailabilityCase,
  availabilityCases,
} from '@comanda/domain/cases/availability.cases.ts';
import { picksCases } from '@comanda/domain/cases/picks.cases.ts';
import { type CaseLine, pricingCases } from '@comanda/domain/cases/pricing.cases.ts';
import { localInstant } from '@comanda/domain/hours/local-instant.ts';
import type { DisabledItem, StoreMenu } from '@comanda/domain/menu/menu.ts';
import type { Offer } from '@comanda/domain/offer/offer.ts';
import type { OfferBenefit } from '@comanda/domain/offer/offer-benefit.ts';
import type { Pick as Picked } from '@comanda/domain/cart/cart.ts';
import { makePrice, makeProduct, makeStoreMenu } from '@comanda/domain/testing/make.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type FolderDraft, tenantFolder } from '../testing/tenant-folder.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';

/**
 * Runs the rules' tables over HTTP on a tenant with the same data, so that browser and server
 * cannot differ.
 */

let server: TestApp;
let now = caseNow;

beforeAll(async () => {
  const cases = await draftOf('burger', caseMenu);
  cases['settings.json'].serviceFee = caseServiceFee;
  cases['offers.json'] = offersFile(caseOffers);
  server = await testApp({
    tenants: [cases, await draftOf('hours', availabilityMenu())],
    clock: () => now,
  });
});
afterAll(() => server.close());

/**
 * Returns a tenant folder with this menu in the case store. Pesos have no decimals, so minor and
 * major units are equal.
 */
async function draftOf(id: string, { menu, prices, disabled }: StoreMenu): Promise<FolderDraft> {
  const draft = await tenantFolder(id);
  const { categories, products, version: _version, ...rest } = menu;
  draft['stores.json'] = [{ ...caseStore, ordersGoTo: 'counter' }];
  draft['menus/1.json'] = {
    ...rest,
    categories: categories.map(({ productIds: _ids, ...category }) => ({
      ...category,
      products: products.map(({ categoryId: _category, ...product }) => product),
    })),
  };
  draft['prices.json'] = [{ storeId: 1, ...prices }];
  draft['disableds.json'] = disabled.map((item) => ({ storeId: 1, ...item }));
  draft['banners.json'] = [];
  draft['settings.json'].hero = null;
  return draft;
}

/** Returns combos as offers.json has them: a percentage in per cent. */
const offersFile = (offers: readonly Offer[]) =>
  offers.map(({ benefit, ...offer }) => ({ ...offer, benefit: fileBenefit(benefit) }));
const fileBenefit = (benefit: OfferBenefit) =>
  benefit.kind === 'percent' ? { kind: benefit.kind, percent: benefit.basisPoints / 100 } : benefit;

const itemOf = ({ productId, count, picks = [], instructions = '' }: CaseLine, at: number) => ({
  key: `line-${at}`,
  product_id: productId,
  quantity: count,
  instructions,
  modifiers: picks.map(({ groupId, modifierId, quantity, parentId }: Picked) => ({
    id: modifierId,
    group_id: groupId,
    quantity,
    action: 'add',
    parent_id: parentId,
  })),
});

async function price(tenant: string, cart: object, state: object | null = null) {
  const answer = await server.app.inject({
    method: 'POST',
    url: '/v1/shopping_carts/prices',
    headers: { 'content-type': 'application/json', 'x-tenant': tenant },
    payload: { cart: { store_id: 1, ...cart }, state },
  });
  return answer.json();
}

test.each(pricingCases)('pricing: $name', async (pricing) => {
  now = caseNow;
  const cart = { dispatch_method: pricing.dispatch, items: pricing.lines.map(itemOf) };
  const answer = await price('burger', cart, pricing.place && casePlaces[pricing.place]);
  if ('refused' in pricing) return expect(answer.message).toBe(pricing.refused);
  const { lines, obstacle, shares = [], discount = 0, ...amounts } = pricing.price;
  expect(answer).toMatchObject({ ...amounts, discount });
  expect(answer.discounts.map((each: { shares: readonly number[] }) => each.shares)).toEqual(
    shares,
  );
  expect(answer.unavailable.map(({ hash }: { hash: string }) => hash)).toEqual(
    pricing.unavailable?.lines.map((at) => `line-${at}`) ?? [],
  );
  const { lines: _, ...names } = pricing.unavailable ?? { lines: [] };
  if (pricing.unavailable)
    expect(answer).toMatchObject({ description: 'UNPROCESSABLE_ITEMS', metadata: names });
  else
    expect(answer).toMatchObject({
      description: obstacle?.label ?? null,
      metadata: obstacle?.metadata ?? {},
    });
  expect(answer.lines.map((line: { total: number }) => line.total)).toEqual(lines);
});

test.each(picksCases)('selection: $name', async ({ picks, problems }) => {
  now = caseNow;
  const answer = await price('burger', {
    dispatch_method: 'in_store',
    items: [itemOf({ productId: 1, count: 1, picks }, 0)],
  });
  if (problems.length === 0) return expect(answer.subtotal).toBeGreaterThanOrEqual(5_990);
  const names = [...new Set(problems.map(({ name }) => name))].filter((name) => name !== '');
  expect(answer).toMatchObject({
    subtotal: 0,
    unavailable: [{ hash: 'line-0', reason: 'picks', modifiers: names }],
  });
});

/** Returns a menu with one product per case, numbered from 1 in the order of the table. */
function availabilityMenu(): StoreMenu {
  const each = <T>(make: (one: AvailabilityCase, id: number) => readonly T[]): readonly T[] =>
    availabilityCases.flatMap((one, at) => make(one, at + 1));
  return makeStoreMenu({
    products: each(({ product }, id) => [makeProduct(id, product)]),
    prices: each(({ price: own }, id) => (own ? [makePrice(id, own)] : [])),
    disabled: each<DisabledItem>(({ off }, id) =>
      off === undefined
        ? []
        : [{ deactivatableId: id, deactivatableType: 'Product', endDate: off }],
    ),
  });
}

test.each(availabilityCases.map((one, at) => ({ ...one, id: at + 1 })))(
  'availability: $name',
  async (tried) => {
    now = localInstant(tried.at ?? '2026-11-21 13:00', caseStore.timeZone) ?? Number.NaN;
    const answer = await price('hours', {
      dispatch_method: tried.dispatch ?? 'store_delivery',
      requested_time: tried.requestedTime ?? null,
      items: [itemOf({ productId: tried.id, count: 1 }, 0)],
    });
    if (tried.reason === null) return expect(answer.subtotal).toBe(5_000);
    expect(answer).toMatchObject({
      subtotal: 0,
      unavailable: [{ reason: tried.reason, from: tried.from ?? null }],
    });
  },
);

test('the menu for the browser’s prices contains the number of included modifiers', async () => {
  const answer = await server.app.inject({ url: '/v1/menus/1', headers: { 'x-tenant': 'burger' } });
  const groups: readonly { id: number; included?: number }[] = answer.json().modifierGroups;
  expect(groups.map(({ id, included }) => [id, included])).toEqual([
    [10, undefined],
    [11, undefined],
    [12, undefined],
    [13, 2],
  ]);
});

test('a future order for a time that the store’s clock skips is refused by its field', async () => {
  const cart = { dispatch_method: 'in_store', requested_time: '2027-09-05 00:30', items: [] };
  expect(await price('burger', cart)).toMatchObject({
    code: 1007,
    metadata: { field: 'cart.requested_time' },
  });
});
