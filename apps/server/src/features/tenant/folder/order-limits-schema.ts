import { type AskerLimits, usualOrderLimits } from '@comanda/domain/order-limits/order-limits.ts';
import * as v from 'valibot';

const limit = (usual: number) => v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000)), usual);

const askerLimits = (usual: AskerLimits) =>
  v.optional(
    v.strictObject({
      openUnpaidOrders: limit(usual.openUnpaidOrders),
      ordersPerHour: limit(usual.ordersPerHour),
      heldUnits: limit(usual.heldUnits),
      paymentStartsPerHour: limit(usual.paymentStartsPerHour),
      eventStreams: limit(usual.eventStreams),
    }),
    {},
  );

/** `orderLimits` of settings.json; what it leaves out is usual, 0 switches one off. */
export const orderLimits = v.strictObject({
  perBuyer: askerLimits(usualOrderLimits.perBuyer),
  perNetwork: askerLimits(usualOrderLimits.perNetwork),
  mailsPerRecipientAndDay: limit(usualOrderLimits.mailsPerRecipientAndDay),
  courierQuotesPerNetworkAndHour: limit(usualOrderLimits.courierQuotesPerNetworkAndHour),
});
