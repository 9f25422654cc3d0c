import { type BreakFolder, testRefusals } from '../../testing/folder-refusals.ts';

const combo = {
  id: 1,
  name: 'Dúo',
  needs: [{ categoryIds: [1] }, { productIds: [3], quantity: 1 }],
  benefit: { kind: 'amount', amount: 1_490 },
};
/** offers.json with one combo of which some fields differ. */
const offers =
  (...changes: readonly object[]): BreakFolder =>
  (draft) =>
    (draft['offers.json'] = changes.map((change) => ({ ...combo, ...change })));
const benefit = (value: object) => offers({ benefit: value });
const hours = (row: object) =>
  offers({ hours: [{ days: [1], from: '12:00', to: '16:00', ...row }] });

testRefusals([
  ['an object in place of a list of combos', (d) => (d['offers.json'] = {}), 'offers.json'],
  ['a combo with a misspelt key', offers({ maxPerOder: 1 }), 'offers.json at [0].maxPerOder'],
  ['two combos of the same id', offers({}, { name: 'Otro' }), 'offers.json: ids of combos must'],
  ['two combos of the same name', offers({}, { id: 2 }), 'offers.json: names of combos must'],
  ['a combo without needs', offers({ needs: [] }), 'offers.json at [0].needs'],
  [
    'a need that names nothing',
    offers({ needs: [{ quantity: 2 }] }),
    'offers.json at [0].needs[0]: must name a product or a category',
  ],
  [
    'a combo of a product that no menu has',
    offers({ needs: [{ productIds: [3, 99] }] }),
    'offers.json at [0].needs[0].productIds[1]: no menu has product 99',
  ],
  [
    'a combo of a category that no menu has',
    offers({ needs: [{ categoryIds: [9] }] }),
    'offers.json at [0].needs[0].categoryIds[0]: no menu has category 9',
  ],
  [
    'a combo of a store that is not there',
    offers({ storeIds: [1, 7] }),
    'offers.json at [0].storeIds[1]: is no store of stores.json: 7',
  ],
  [
    'a combo of more than 20 units',
    offers({ needs: [{ categoryIds: [1], quantity: 20 }, { productIds: [3] }] }),
    'offers.json at [0]: must need 20 units or fewer',
  ],
  ['a benefit of no known kind', benefit({ kind: 'gift' }), 'offers.json at [0].benefit.kind'],
  [
    'a percentage for a price',
    benefit({ kind: 'price', percent: 20 }),
    'offers.json at [0].benefit: must have a percent',
  ],
  ['110 %', benefit({ kind: 'percent', percent: 110 }), 'offers.json at [0].benefit.percent'],
  [
    'an amount of zero',
    benefit({ kind: 'amount', amount: 0 }),
    'offers.json at [0].benefit: must have a percent',
  ],
  [
    'cents in the amount of a Chilean combo',
    benefit({ kind: 'amount', amount: 990.5 }),
    'offers.json at [0].benefit.amount: must be a whole number',
  ],
  [
    'a price that no choice of products is above',
    benefit({ kind: 'price', amount: 12_000 }),
    'offers.json at [0].benefit.amount: must be below the price of its dearest products together',
  ],
  [
    'a single unit whose cheapest is free',
    offers({ needs: [{ categoryIds: [1] }], benefit: { kind: 'cheapestFree' } }),
    'offers.json at [0]: with cheapestFree must need two units or more',
  ],
  [
    'hours past midnight in one row',
    hours({ from: '22:00', to: '02:00' }),
    'offers.json at [0].hours[0]: must begin before it ends',
  ],
  ['a day that does not exist', hours({ days: [7] }), 'offers.json at [0].hours[0].days[0]'],
  ['a combo that applies 0 times', offers({ maxPerOrder: 0 }), 'offers.json at [0].maxPerOrder'],
]);
