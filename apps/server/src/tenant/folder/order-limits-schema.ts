import {
  type CallerLimits,
  defaultOrderLimits,
} from '@comanda/domain/order-limits/order-limits.ts';
import * as v from 'valibot';

const limit = (usual: number) =>
  v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000)), usual);

const limitsSchema = (usual: CallerLimits) =>
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

/** `orderLimits` of settings.json. A missing limit has its default, 0 switches a limit off. */
export const orderLimitsSchema = v.strictObject({
  perBuyer: limitsSchema(defaultOrderLimits.perBuyer),
  perNetwork: limitsSchema(defaultOrderLimits.perNetwork),
  mailsPerRecipientAndDay: limit(defaultOrderLimits.mailsPerRecipientAndDay),
  courierQuotesPerNetworkAndHour: limit(defaultOrderLimits.courierQuotesPerNetworkAndHour),
});
