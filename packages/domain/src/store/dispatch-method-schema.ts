import * as v from 'valibot';

/** docs/rules/times.md#order-method. The dispatch method: delivery or pickup. */
export const dispatchMethodSchema = v.picklist(['store_delivery', 'in_store']);
