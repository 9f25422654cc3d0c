import type { OrderId } from '@comanda/domain/ids.ts';
import type { CourierName } from '@comanda/domain/courier/delivery.ts';
import { deliveryAlerts } from '@comanda/domain/courier/delivery-effect.ts';
import { uuid } from '@comanda/domain/schema/fields.ts';
import * as v from 'valibot';
import { defineJob } from '../platform/jobs/define-job.ts';

/** Alerts the operator. `courier` of the key: null for an alert about all couriers. */
export const sendDeliveryAlertJob = defineJob({
  name: 'send-delivery-alert',
  queue: 'mail',
  payload: { orderId: uuid<OrderId>(), why: v.picklist(deliveryAlerts) },
  key: ({ tenantId, orderId, why }, courier: CourierName | null) =>
    `delivery-alert:${tenantId}:${orderId}:${why}:${courier ?? 'all'}`,
});
