import {
  drawerMovementKinds,
  drawerMovementReasons,
  drawerReasons,
} from '@comanda/domain/counter/drawer/drawer-session.ts';
import type { StoreId } from '@comanda/domain/ids.ts';
import { amount, fileId, money } from '@comanda/domain/schema/fields.ts';
import * as v from 'valibot';
import { defineEndpoint } from '../define-endpoint.ts';
import { managers } from '../role-sets.ts';

const ofStore = v.object({ id: fileId<StoreId>() });
const path = '/v1/counter/stores/:id/drawer';

/** The sums of a drawer; `riders`: what they handed in; `expected`: what has to be in it. */
const sums = {
  float: amount,
  orders: money,
  riders: money,
  paidIn: amount,
  paidOut: amount,
  expected: money,
};

const movement = v.object({
  at: v.string(),
  staffName: v.string(),
  kind: v.picklist(drawerMovementKinds),
  reason: v.picklist(drawerMovementReasons),
  amount,
});

/**
 * The drawer of a store: the open one, null if none is, and those that were counted, the newest
 * first. Instants are ISO; `difference`: negative if cash was missing; `waiting`: cash of riders
 * that comes into the next drawer.
 * docs/rules/counter-money.md#drawer-of-a-store.
 */
export const getDrawer = defineEndpoint({
  name: 'getDrawer',
  summary: 'The cash drawer of a store and its last counts',
  tag: 'Counter',
  method: 'GET',
  path,
  access: managers,
  params: ofStore,
  answer: v.object({
    waiting: money,
    open: v.nullable(
      v.object({
        openedAt: v.string(),
        openedBy: v.string(),
        ...sums,
        movements: v.array(movement),
      }),
    ),
    counted: v.array(
      v.object({
        openedAt: v.string(),
        closedAt: v.string(),
        closedBy: v.string(),
        expected: money,
        counted: amount,
        difference: money,
      }),
    ),
  }),
});

/**
 * Opens the drawer of a store with a float. OPERATION_NOT_SUPPORTED `isOpen`: it is open already.
 * docs/rules/counter-money.md#drawer-of-a-store.
 */
export const openDrawer = defineEndpoint({
  name: 'openDrawer',
  summary: 'Open the cash drawer of a store with a float',
  tag: 'Counter',
  method: 'POST',
  path,
  access: managers,
  params: ofStore,
  body: v.object({ float: amount }),
  idempotencyKey: true,
  refusals: ['OPERATION_NOT_SUPPORTED'],
});

/**
 * Records cash that was put into the open drawer or taken out of it besides orders; it is never
 * changed. INVALID_PARAMETER: an amount of 0. OPERATION_NOT_SUPPORTED `notOpen`: no drawer is open.
 */
export const moveDrawerCash = defineEndpoint({
  name: 'moveDrawerCash',
  summary: 'Record cash put into the drawer or taken out of it',
  tag: 'Counter',
  method: 'POST',
  path: `${path}/movements`,
  access: managers,
  params: ofStore,
  body: v.object({
    kind: v.picklist(drawerMovementKinds),
    reason: v.picklist(drawerReasons),
    amount,
  }),
  idempotencyKey: true,
  refusals: ['OPERATION_NOT_SUPPORTED', 'INVALID_PARAMETER'],
});

/**
 * Closes the open drawer with the cash that was counted, and answers what it had to be. The count
 * is never changed. OPERATION_NOT_SUPPORTED `notOpen`: no drawer is open.
 */
export const countDrawer = defineEndpoint({
  name: 'countDrawer',
  summary: 'Count the cash drawer of a store and close it',
  tag: 'Counter',
  method: 'POST',
  path: `${path}/count`,
  access: managers,
  params: ofStore,
  body: v.object({ counted: amount }),
  answer: v.object({ expected: money, counted: amount, difference: money }),
  idempotencyKey: true,
  refusals: ['OPERATION_NOT_SUPPORTED'],
});
