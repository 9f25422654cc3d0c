import { fieldLengths } from '@comanda/domain/limits/field-lengths.ts';
import {
  addEarlierOrder,
  type EarlierOrders,
  noEarlierOrders,
} from '@comanda/domain/checkout/unusual-order.ts';
import { chargedAmount } from '@comanda/domain/payment/charged-amount.ts';
import { browserStorageLifetimes } from '@comanda/domain/session/browser-storage-lifetimes.ts';
import { amount } from '@comanda/domain/schema/fields.ts';
import { readPersonal, writePersonal } from '@comanda/client/personal-storage.ts';
import { text } from '@comanda/contract/fields.ts';
import * as v from 'valibot';
import { earlierOrdersName } from '../../platform/storage-names.ts';
import type { PlaceOrderRequest } from './place-order-request.ts';

const stored = v.object({
  areas: v.array(text(fieldLengths.city)),
  addresses: v.array(text(fieldLengths.address)),
  largest: v.nullable(amount),
});

/** Returns the facts that this browser stores of the person's earlier orders at this brand. */
export const readEarlierOrders = (now: number): EarlierOrders =>
  readPersonal(earlierOrdersName, stored, now) ?? noEarlierOrders;

/** Adds a placed order, so that the next one like it is usual. */
export function storeEarlierOrder({ body: { order } }: PlaceOrderRequest, now: number): void {
  const charged = chargedAmount(order.expectedTotal, order, order.dispatchMethod);
  const known = addEarlierOrder(readEarlierOrders(now), {
    address: order.address ?? null,
    charged,
  });
  writePersonal(earlierOrdersName, known, browserStorageLifetimes.place, now);
}
