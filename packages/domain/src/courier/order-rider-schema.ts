import * as v from 'valibot';
import { latitude, longitude } from '../schema/fields.ts';
import { deliveryTypes } from '../store/delivery-types.ts';
import { deliveryStatuses } from './delivery-status.ts';

/**
 * The rider as the shopper sees it. `courier` null: unknown. `eta`: ISO instant of the expected
 * arrival. Latitude and longitude are both present or both null.
 */
export const orderRiderSchema = v.object({
  courier: v.nullable(v.picklist(deliveryTypes)),
  status: v.picklist(deliveryStatuses),
  name: v.nullable(v.string()),
  phone: v.nullable(v.string()),
  eta: v.nullable(v.string()),
  latitude: v.nullable(latitude),
  longitude: v.nullable(longitude),
  trackingUrl: v.nullable(v.string()),
});
