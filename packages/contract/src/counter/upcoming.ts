import type { OrderId, StoreId } from '@comanda/domain/ids.ts';
import { fileId, uuid } from '@comanda/domain/schema/fields.ts';
import type { Frozen } from '@comanda/domain/schema/frozen.ts';
import { dispatchMethodSchema } from '@comanda/domain/store/dispatch-method-schema.ts';
import * as v from 'valibot';
import { defineEndpoint } from '../define-endpoint.ts';
import { staff } from '../role-sets.ts';
import { kitchenOrderFields } from './kitchen-lines.ts';

/**
 * A future order that its store has not begun. `scheduledAt`: when it is wanted; `opensAt`: when it
 * rises to the new orders of the board. ISO instants.
 */
const upcomingOrderSchema = v.object({
  id: uuid<OrderId>(),
  number: v.number(),
  scheduledAt: v.string(),
  opensAt: v.string(),
  dispatchMethod: dispatchMethodSchema,
  customerName: v.string(),
  ...kitchenOrderFields,
});
export type UpcomingOrder = Frozen<v.InferOutput<typeof upcomingOrderSchema>>;

/**
 * The future orders of a store, the earliest first. `isCut`: there are more than one reading
 * answers. Refused: NOT_FOUND for a store of others. docs/rules/counter-board.md#future-orders.
 */
export const getUpcomingOrders = defineEndpoint({
  name: 'getUpcomingOrders',
  summary: 'The future orders of a store, with the dishes to prepare',
  tag: 'Counter',
  method: 'GET',
  path: '/v1/counter/stores/:id/upcoming',
  access: staff,
  params: v.object({ id: fileId<StoreId>() }),
  answer: v.object({
    now: v.string(),
    timeZone: v.string(),
    orders: v.array(upcomingOrderSchema),
    isCut: v.boolean(),
  }),
});
