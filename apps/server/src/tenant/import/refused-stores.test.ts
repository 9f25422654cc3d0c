import type { FolderDraft } from '../../testing/tenant-folder.ts';
import { storeOf, testRefusals } from '../../testing/folder-refusals.ts';

const holiday = (...windows: [from: string, to: string][]) => ({
  date: '2026-12-25',
  hours: windows.map(([openingTime, closingTime]) => ({
    openingTime,
    closingTime,
    dispatchMethod: 'in_store',
    position: 1,
  })),
});

const bowTie = [
  [-33.4, -70.7],
  [-33.5, -70.5],
  [-33.4, -70.5],
  [-33.5, -70.7],
].map(([latitude, longitude]) => ({ latitude, longitude }));
const lastHours = (d: FolderDraft) =>
  storeOf(d).businessHours.push({
    ...storeOf(d).businessHours[2],
    openingTime: '20:00:00',
    position: 2,
  });

testRefusals([
  [
    'a store whose orders nobody takes',
    (d) => delete storeOf(d).ordersGoTo,
    'stores.json at [0].ordersGoTo: does not say who takes the orders: "counter"',
  ],
  [
    'a store whose orders go to somebody unknown',
    (d) => (storeOf(d).ordersGoTo = 'fax'),
    'stores.json at [0].ordersGoTo: must be one of "system", "counter", not "fax"',
  ],
  [
    'overlapping hours',
    lastHours,
    'stores.json at [0].businessHours[7]: overlaps another window of the same day and dispatch method',
  ],
  [
    'a day that does not exist',
    (d) => (storeOf(d).businessHours[0].day = 7),
    'stores.json at [0].businessHours[0].day: must be one of 0, 1',
  ],
  [
    'a zone that crosses itself',
    (d) => (storeOf(d).deliveryZones[0].polygon = bowTie),
    'stores.json at [0].deliveryZones[0].polygon: crosses itself',
  ],
  [
    'a zone without area',
    (d) => (storeOf(d).deliveryZones[0].polygon = [bowTie[0], bowTie[1], bowTie[0]]),
    'stores.json at [0].deliveryZones[0].polygon: encloses no area',
  ],
  [
    'a corner of a zone over 100 km from its store',
    (d) => (storeOf(d).deliveryZones[0].polygon[2].latitude = -34.5),
    'stores.json at [0].deliveryZones[0].polygon[2]: lies over 100 km from the store',
  ],
  [
    'swapped degrees',
    (d) => Object.assign(storeOf(d), { latitude: -70.6, longitude: -33.4 }),
    'stores.json at [0].latitude: lies in no country that is served',
  ],
  [
    'a lost minus',
    (d) => (storeOf(d).deliveryZones[0].polygon[1].longitude = 70.5),
    'stores.json at [0].deliveryZones[0].polygon[1]: lies in no',
  ],
  [
    'degrees beyond the pole',
    (d) => (storeOf(d).latitude = -133.4),
    'stores.json at [0].latitude: must be -90 or more',
  ],
  [
    'a minimum above the maximum',
    (d) => (storeOf(d).deliveryZones[0].minimum = 300_000),
    'stores.json at [0].deliveryZones[0].minimum: must not be above',
  ],
  [
    'a holiday on a day that does not exist',
    (d) => (storeOf(d).holidays = [{ date: '2026-11-31', hours: [] }]),
    'stores.json at [0].holidays[0].date: is a day that does not exist',
  ],
  [
    'a holiday named twice',
    (d) => (storeOf(d).holidays = [holiday(), holiday()]),
    'stores.json at [0].holidays: dates of holidays must differ from each other: 2026-12-25 is there twice',
  ],
  [
    'a holiday that closes before it opens',
    (d) => (storeOf(d).holidays = [holiday(['20:00:00', '12:00:00'])]),
    'stores.json at [0].holidays[0].hours[0]: must open before it closes; a night past 24:00 is two windows',
  ],
  [
    'hours of a holiday that overlap',
    (d) => (storeOf(d).holidays = [holiday(['10:00:00', '14:00:00'], ['13:00:00', '18:00:00'])]),
    'stores.json at [0].holidays[0].hours[1]: overlaps another window of the same day and dispatch method',
  ],
  [
    'a slot capacity of zero',
    (d) => (storeOf(d).slotCapacity = 0),
    'stores.json at [0].slotCapacity: must be 1 or more',
  ],
  [
    'a pause without an offset',
    (d) => (storeOf(d).pausedUntil = '2026-11-21T18:00'),
    'stores.json at [0].pausedUntil: must be an instant with offset',
  ],
  [
    'a pickup minimum above its maximum',
    (d) => (storeOf(d).pickUpMaximum = 1),
    'stores.json at [0].pickUpMinimum: must not be above pickUpMaximum',
  ],
  [
    'a telephone that is a script',
    (d) => (storeOf(d).phone = 'javascript:x'),
    'stores.json at [0].phone: must be a telephone number',
  ],
  [
    'a method twice',
    (d) => (storeOf(d).paymentMethods = ['cash', 'cash']),
    'stores.json at [0].paymentMethods: payment methods must differ',
  ],
  [
    'two stores with the same id',
    (d) => (d['stores.json'][1].id = 1),
    'stores.json: ids of stores must differ',
  ],
  [
    'an id beyond the column',
    (d) => (storeOf(d).id = 2 ** 31),
    'stores.json at [0].id: must be 2147483647 or less',
  ],
]);
