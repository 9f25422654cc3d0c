import type { StoreCheck } from '../store/check-store.ts';
import type { DispatchMethod, Store } from '../store/store.ts';
import type { ClosedReason, OrderingState } from '../store/why-store-is-closed.ts';

/**
 * Stores that take an order at once, only for later, or not at all. Menu, strip, checkout and
 * server answer each case alike. The store is in Santiago and opens every day from 12:00 to 23:00;
 * `clock` is local time of Saturday, 21 November 2026. `reason` null: it takes orders. `opensAt`:
 * weekday and time of the next opening, null if none is known. `check`: without a chosen time.
 */
export type ClosedStoreCase = {
  name: string;
  store: Partial<Store>;
  dispatch: DispatchMethod;
  clock: string;
  reason: ClosedReason | null;
  opensAt: string | null;
  check: StoreCheck;
  state: OrderingState;
};

const open = { reason: null, opensAt: null, check: 'open', state: 'open' } as const;
const toSchedule = { check: 'chooseTime', state: 'scheduledOnly' } as const;
const none = { check: 'closed', state: 'disabled', opensAt: null } as const;
const pickup = { dispatch: 'in_store', clock: '13:00' } as const;
const delivery = { dispatch: 'store_delivery', clock: '13:00' } as const;

export const closedStoreCases: readonly ClosedStoreCase[] = [
  { name: 'within its hours', store: {}, ...pickup, ...open },
  { name: 'in its first minute', store: {}, ...pickup, clock: '12:00', ...open },
  { name: 'in its last minute', store: {}, ...delivery, clock: '22:59', ...open },
  {
    name: 'before it opens',
    store: {},
    ...pickup,
    clock: '11:59',
    reason: 'closed',
    opensAt: 'today 12:00',
    ...toSchedule,
  },
  {
    name: 'after it closed',
    store: {},
    ...delivery,
    clock: '23:00',
    reason: 'closed',
    opensAt: '0 12:00',
    ...toSchedule,
  },
  {
    name: 'before it opens, without future orders',
    store: { futureOrdersEnabled: false },
    ...pickup,
    clock: '09:00',
    ...none,
    reason: 'closed',
    opensAt: 'today 12:00',
  },
  {
    name: 'before it opens, without an online method to pay a future order with',
    store: { paymentMethods: ['cash', 'card'] },
    ...pickup,
    clock: '09:00',
    ...none,
    reason: 'closed',
    opensAt: 'today 12:00',
  },
  {
    name: 'during a pause',
    store: { pausedUntil: '2026-11-21T13:30:00-03:00' },
    ...pickup,
    reason: 'closed',
    opensAt: 'today 13:30',
    ...toSchedule,
  },
  {
    name: 'as a pause ends',
    store: { pausedUntil: '2026-11-21T13:00:00-03:00' },
    ...pickup,
    ...open,
  },
  {
    name: 'on a holiday without hours',
    store: { holidays: [{ date: '2026-11-21', hours: [] }] },
    ...pickup,
    reason: 'closed',
    opensAt: '0 12:00',
    ...toSchedule,
  },
  {
    name: 'without any hours',
    store: { businessHours: [] },
    ...pickup,
    reason: 'closed',
    opensAt: null,
    ...toSchedule,
  },
  {
    name: 'with pickup switched off',
    store: { pickUpOpen: false },
    ...pickup,
    reason: 'otherMethodOnly',
    opensAt: null,
    ...toSchedule,
  },
  {
    name: 'with pickup switched off, for a delivery',
    store: { pickUpOpen: false },
    ...delivery,
    ...open,
  },
  {
    name: 'with both switched off',
    store: { pickUpOpen: false, deliveryOpen: false },
    ...delivery,
    reason: 'closed',
    opensAt: null,
    ...toSchedule,
  },
  {
    name: 'with its only dispatch method switched off',
    store: { orderMethod: 'store_delivery', deliveryOpen: false },
    ...delivery,
    reason: 'closed',
    opensAt: null,
    ...toSchedule,
  },
  {
    name: 'for a delivery that it does not offer',
    store: { orderMethod: 'in_store' },
    ...delivery,
    ...none,
    reason: 'otherMethodOnly',
  },
  {
    name: 'with order method neither',
    store: { orderMethod: 'neither' },
    ...pickup,
    ...none,
    reason: 'noDispatchMethod',
  },
  {
    name: 'with a subscription whose payment failed',
    store: { subscription: 'failed_payment' },
    ...pickup,
    ...open,
  },
  {
    name: 'with a suspended subscription',
    store: { subscription: 'suspended' },
    ...pickup,
    ...none,
    reason: 'blocked',
    state: 'blocked',
  },
  {
    name: 'with an inactive subscription, before its hours',
    store: { subscription: 'inactive' },
    ...delivery,
    clock: '09:00',
    ...none,
    reason: 'blocked',
    state: 'blocked',
  },
];

export const instantOfCase = ({ clock }: Pick<ClosedStoreCase, 'clock'>): number =>
  Date.parse(`2026-11-21T${clock}:00-03:00`);
