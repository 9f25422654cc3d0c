import { cutText } from '@comanda/domain/text/cut-text.ts';
import type { RiderPosition } from '@comanda/domain/courier/delivery.ts';
import { isoOf } from '@comanda/domain/time/instant.ts';
import type { DeliveryRequest, Waypoint } from '../../delivery-request.ts';

/** Size and weight of a meal that fits into a rider's box. */
const parcelMeasures = {
  dimensions: { height: 25, length: 30, width: 30, unit: 'cm' },
  weight: { value: 1_500, unit: 'g' },
};

const pointOf = ({ latitude, longitude }: RiderPosition) => ({ lat: latitude, lon: longitude });

export const cabifyEstimateBody = ({ from, to, readyAt }: DeliveryRequest, typeId: string) => ({
  shipping_type_id: typeId,
  parcels: [
    {
      pickup_location: pointOf(from.point),
      dropoff_location: pointOf(to.point),
      ...parcelMeasures,
    },
  ],
  pickup_time: isoOf(readyAt),
});

/** Cabify takes either coordinates or an address, so the street is added as text. */
const waypointOf = ({ name, phone, point, street, extra, notes }: Waypoint) => ({
  contact: { name: cutText(name, 100), phone },
  loc: pointOf(point),
  instr: cutText([street, extra, notes].filter((part) => part !== '').join(' · '), 500),
});

/** `external_id` is our reference. Cabify creates only one parcel per `external_id`. */
export const cabifyParcelBody = ({ ref, from, to, value, currency }: DeliveryRequest) => ({
  parcels: [
    {
      external_id: ref,
      pickup_info: waypointOf(from),
      dropoff_info: waypointOf(to),
      ...parcelMeasures,
      price: { declared_value: value, collected_value: 0, currency },
    },
  ],
});

export const cabifyShipBody = (parcelId: string, typeId: string, readyAt: number) => ({
  parcel_ids: [parcelId],
  shipping_type_id: typeId,
  pickup_time: isoOf(readyAt),
});
