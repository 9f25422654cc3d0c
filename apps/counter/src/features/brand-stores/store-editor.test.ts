import type { DraftEdit } from '@comanda/domain/draft/draft-edit.ts';
import { readStores, storesIn, zonesOf } from '@comanda/domain/draft/store-files.ts';
import { countries } from '@comanda/domain/country/countries.ts';
import { expect, test } from 'vitest';
import { editorOf } from './store-editor.ts';
import { storeFieldsOf, storeProblems, storeValues } from './store-fields.ts';

const zone = (id: number, fee: number) => ({
  ...{ id, name: `Zona ${id}`, polygon: [], fee, freeFrom: null, minimum: 0, maximum: null },
  waitTime: 30,
});
const window = (day: number, openingTime: string, closingTime: string) => ({
  ...{ day, openingTime, closingTime, dispatchMethod: 'in_store', position: 1 },
});
const file = {
  ...{ id: 1, name: 'Centro', phone: '+56 2 2345 6700', textAddress: 'Uno 1', commune: 'Centro' },
  ...{ latitude: -33.4, longitude: -70.6, menuId: 1, ordersGoTo: 'counter' },
  ...{ orderMethod: 'in_store', subscription: 'active', futureOrdersEnabled: true },
  ...{ deliveryWaitTime: 30, pickUpWaitTime: 15, pickUpMinimum: 2000, pickUpMaximum: null },
  ...{ deliveryOptions: ['deliverDoor'], checkoutQuestions: [], slotCapacity: 12 },
  paymentMethods: ['webpay', { name: 'mach', maximum: 500_000, priority: 3 }, 'cash'],
  businessHours: [window(1, '10:00:00', '23:59:59'), window(2, '10:00:00', '23:59:59')],
  ...{ busyMinutes: 20, deliveryZones: [zone(12, 990), zone(11, 1490)] },
};
const files = readStores(new Map([['stores.json', JSON.stringify([file])]]));
const country = countries.cl;

function editor() {
  const edits: DraftEdit[] = [];
  const draft = {
    files,
    published: files,
    add: (added: readonly DraftEdit[]) => edits.push(...added),
  };
  return { edits, ...editorOf(draft) };
}
const [store = { id: 0 }] = storesIn(files);

test('a form that nobody changed drafts nothing, and one that changed drafts its fields alone', () => {
  const { edits, save } = editor();
  const fields = storeFieldsOf(store, country);
  const before = storeValues(fields, store, country);
  expect(storeProblems(fields, country)).toEqual(new Set());
  save(1, storeValues({ ...fields, capacity: '' }, store, country), before);
  expect(edits).toMatchObject([{ op: 'set', id: 1, field: 'slotCapacity', value: null }]);
});

test('the form writes the file as it was, but for the hours of a night, which are two windows', () => {
  const fields = storeFieldsOf(store, country);
  const { paymentMethods, businessHours } = storeValues(fields, store, country);
  expect({ paymentMethods, businessHours }).toEqual({
    paymentMethods: file.paymentMethods,
    businessHours: file.businessHours,
  });
  const late = { ...fields, pickupHours: [{ days: [6], from: '20:00', to: '02:00' }] };
  expect(storeValues(late, store, country)['businessHours']).toEqual([
    window(0, '00:00:00', '02:00:00'),
    window(6, '20:00:00', '23:59:59'),
  ]);
});

test('a new store has the facts of another one, and neither its zones nor its extra minutes', () => {
  const { edits, add } = editor();
  add({ name: 'Plaza', holidays: null }, store);
  expect(edits).toMatchObject([
    { op: 'add', after: 1, value: { name: 'Plaza', menuId: 1, deliveryZones: {}, zoneOrder: [] } },
  ]);
  expect(Object.keys(edits[0]?.op === 'add' ? edits[0].value : {})).not.toEqual(
    expect.arrayContaining(['busyMinutes']),
  );
});

test('a published zone changes by its fields, and the order of zones is an edit of its own', () => {
  const { edits, saveZones } = editor();
  const [first, second] = zonesOf(store);
  saveZones(store, [{ ...(second ?? { id: 0 }), fee: 500 }, first ?? { id: 0 }]);
  expect(edits).toMatchObject([
    { field: 'deliveryZones/11/fee', value: 500 },
    { field: 'zoneOrder', value: [11, 12] },
  ]);
});

test('wrong fields are found before anything is sent', () => {
  const fields = storeFieldsOf(store, country);
  const wrong = { ...fields, name: ' ', phone: 'no', latitude: 'x', pickupWait: '', methods: [] };
  expect([...storeProblems(wrong, country)]).toEqual([
    'name',
    'phone',
    'latitude',
    'pickupWait',
    'methods',
  ]);
});
