import { expect, test } from 'vitest';
import { type BreakFolder, folderProblemsOf, testRefusals } from '../../testing/folder-refusals.ts';

const coupon = {
  code: 'LENA20',
  name: '20 % en tu pedido',
  discount: { kind: 'percent', value: 20 },
};
/** coupons.json with a coupon for each of these differences. */
const coupons =
  (...changes: readonly object[]): BreakFolder =>
  (draft) =>
    (draft['coupons.json'] = changes.map((change) => ({ ...coupon, ...change })));
const discount = (value: object) => coupons({ discount: value });
const hours = (...rows: readonly object[]) =>
  coupons({ hours: rows.map((row) => ({ days: [1], from: '12:00', to: '16:00', ...row })) });
const invitation = (value: object) => ({ invitation: { prefix: 'AMIGO', ...value } });

test('a coupon needs a code, a name and a discount; every limit may be left out or be at its end', async () => {
  const everyKind = coupons(
    {},
    { code: 'a-1', discount: { kind: 'percent', value: 0.01, maximum: 1 } },
    { code: 'A_2', discount: { kind: 'amount', value: 1 } },
    {
      code: 'A_3',
      discount: { kind: 'delivery', maximum: null },
      dispatchMethod: 'store_delivery',
    },
    { code: 'A_4', discount: { kind: 'product', productId: 3, quantity: 99, percent: 100 } },
    {
      code: 'X'.repeat(40),
      enabled: false,
      on: { productIds: [1], categoryIds: [2], notDiscounted: true },
      requires: [{ productIds: [1, 2], quantity: 99 }, { productIds: [3] }],
      startsAt: '2026-01-01 00:00',
      endsAt: '2026-01-01 00:00',
      hours: [
        { days: [5, 6], from: '12:00', to: '16:00' },
        { days: [6], from: '16:00', to: '23:59' },
      ],
      minimumBill: 10_000,
      maxUses: 100,
      maxUsesPerUser: 100,
      firstPurchase: true,
      dispatchMethod: 'in_store',
      paymentMethods: ['cash'],
      platforms: ['web', 'app'],
      storeIds: [1, 2],
      invitation: { prefix: 'AMIGO', reward: null },
    },
  );
  expect(await folderProblemsOf(everyKind)).toBe('valid');
});

testRefusals([
  ['an object in place of a list', (d) => (d['coupons.json'] = {}), 'coupons.json: must be a list'],
  ['a misspelt key', coupons({ maxUse: 1 }), 'coupons.json at [0].maxUse: is no key of this file'],
  [
    'a code with a space',
    coupons({ code: 'LENA 20' }),
    'coupons.json at [0].code: must be 3 to 40',
  ],
  ['a code with ñ', coupons({ code: 'LEÑA20' }), 'coupons.json at [0].code: must be 3 to 40'],
  [
    'two codes that are equal up to case',
    coupons({}, { code: 'lena20' }),
    'coupons.json: codes of coupons must differ from each other: LENA20 is there twice',
  ],
  ['an unknown kind', discount({ kind: 'gift' }), 'coupons.json at [0].discount.kind: must be'],
  [
    'more than everything',
    discount({ kind: 'percent', value: 101 }),
    'coupons.json at [0].discount.value: must be 100 or less',
  ],
  [
    'a third of a hundredth of a percent',
    discount({ kind: 'percent', value: 33.333 }),
    'coupons.json at [0].discount.value: must have two decimals or fewer',
  ],
  [
    'an amount of nothing',
    discount({ kind: 'amount', value: 0 }),
    'coupons.json at [0].discount.value: must be above 0',
  ],
  [
    'half a peso',
    discount({ kind: 'amount', value: 990.5 }),
    'coupons.json at [0].discount.value: must be a whole number',
  ],
  [
    'a product that no menu has',
    discount({ kind: 'product', productId: 99 }),
    "coupons.json at [0].discount.productId: no menu of the coupon's stores has product 99",
  ],
  [
    'a category that no menu has',
    coupons({ on: { categoryIds: [2, 9] } }),
    "coupons.json at [0].on.categoryIds[1]: no menu of the coupon's stores has category 9",
  ],
  [
    'a requirement that no menu has',
    coupons({ requires: [{ productIds: [1] }, { productIds: [3, 99] }] }),
    "coupons.json at [0].requires[1].productIds[1]: no menu of the coupon's stores has product 99",
  ],
  [
    'two requirements of one product',
    coupons({ requires: [{ productIds: [1] }, { productIds: [3, 1] }] }),
    'coupons.json at [0].requires[1].productIds[1]: product 1 is in another requirement',
  ],
  [
    'products of free delivery',
    coupons({ discount: { kind: 'delivery' }, on: { productIds: [1] } }),
    'coupons.json at [0].on: a discount of the kind "delivery" names no products',
  ],
  [
    'free delivery of a pickup',
    coupons({ discount: { kind: 'delivery' }, dispatchMethod: 'in_store' }),
    'coupons.json at [0].dispatchMethod: free delivery needs a delivery',
  ],
  [
    'a delivery of a store that has none',
    coupons({ storeIds: [2], dispatchMethod: 'store_delivery' }),
    'coupons.json at [0].dispatchMethod: no store of the coupon offers "store_delivery"',
  ],
  [
    'a day that does not exist',
    coupons({ endsAt: '2026-02-30 12:00' }),
    'coupons.json at [0].endsAt: is on a day that does not exist',
  ],
  [
    'an instant in place of a local time',
    coupons({ startsAt: '2026-02-03T12:00:00Z' }),
    'coupons.json at [0].startsAt: must be a local date and time',
  ],
  [
    'an end before the start',
    coupons({ startsAt: '2026-12-01 10:00', endsAt: '2026-12-01 09:59' }),
    'coupons.json at [0].endsAt: must not be before startsAt',
  ],
  [
    'hours across midnight in one row',
    hours({ from: '22:00', to: '02:00' }),
    'coupons.json at [0].hours[0]: must begin before it ends; a night past 24:00 is two rows',
  ],
  [
    'hours that overlap on one weekday',
    hours({ days: [1, 2] }, { days: [2, 3], from: '15:59', to: '18:00' }),
    'coupons.json at [0].hours[1]: overlaps another row of the weekday 2',
  ],
  ['a window without days', hours({ days: [] }), 'coupons.json at [0].hours[0].days: must have 1'],
  [
    'more uses of one person than of all',
    coupons({ maxUses: 1, maxUsesPerUser: 2 }),
    'coupons.json at [0].maxUsesPerUser: must not be above maxUses',
  ],
  [
    'a payment method that no store takes',
    coupons({ paymentMethods: ['cash', 'webpay'] }),
    'coupons.json at [0].paymentMethods[1]: no store of the coupon takes "webpay"',
  ],
  [
    'a platform with a typing error',
    coupons({ platforms: ['wep'] }),
    'coupons.json at [0].platforms[0]: must be one of "web", "app"',
  ],
  [
    'an unknown store',
    coupons({ storeIds: [1, 7] }),
    'coupons.json at [0].storeIds[1]: there is no store 7',
  ],
  [
    'an unknown company',
    coupons({ companyIds: [7] }),
    'coupons.json at [0].companyIds[0]: companies.json has no company 7',
  ],
  [
    'two invitations',
    coupons(invitation({}), { code: 'OTRA', ...invitation({ prefix: 'OTRO' }) }),
    'coupons.json at [1].invitation: a brand has one invitation',
  ],
  [
    'a code that an invitation could have',
    coupons({ code: 'AMIGO', ...invitation({}) }, { code: 'AMIGO2X3Y4Z' }),
    'coupons.json at [1].code: has the form of an invitation with the prefix AMIGO',
  ],
  [
    'a reward in points without a loyalty program',
    coupons(invitation({ reward: { points: 100 } })),
    'coupons.json at [0].invitation.reward: points need loyaltyProgram in settings.json',
  ],
]);

test('a product that only another store’s menu has is refused', async () => {
  const problems = await folderProblemsOf((d) => {
    d['menus/2.json'] = { ...structuredClone(d['menus/1.json']), id: 2 };
    d['menus/2.json'].categories[1].products.pop();
    d['stores.json'][1].menuId = 2;
    d['coupons.json'] = [2, 1].map((store) => ({
      ...coupon,
      code: `LOCAL-${store}`,
      storeIds: [store],
      discount: { kind: 'product', productId: 4 },
    }));
  });
  expect(problems).toBe(
    "coupons.json at [0].discount.productId: no menu of the coupon's stores has product 4",
  );
});

test('coupons of stores that take no orders name any method: the brand shows its menu for now', async () => {
  const problems = await folderProblemsOf((d) => {
    for (const store of d['stores.json']) Object.assign(store, { orderMethod: 'neither' });
    d['coupons.json'] = [
      { ...coupon, paymentMethods: ['webpay'], dispatchMethod: 'store_delivery' },
      { ...coupon, code: 'ENVIO', discount: { kind: 'delivery', maximum: null } },
    ];
  });
  expect(problems).toBe('valid');
});
