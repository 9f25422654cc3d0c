import { cutText } from '@comanda/domain/text/cut-text.ts';
import type { RiderPoint } from '@comanda/domain/courier/delivery.ts';
import type { Errand, Stop } from '../../errand.ts';

/** Of a meal: it fits a rider's box. */
const measures = { dimensions: { height: 25, length: 30, width: 30, unit: 'cm' }, weight: { value: 1_500, unit: 'g' } };

const pointOf = ({ latitude, longitude }: RiderPoint) => ({ lat: latitude, lon: longitude });
const iso = (instant: number): string => new Date(instant).toISOString();

export const estimateBody = ({ from, to, readyAt }: Errand, typeId: string) => ({
  shipping_type_id: typeId,
  parcels: [{ pickup_location: pointOf(from.point), dropoff_location: pointOf(to.point), ...measures }],
  pickup_time: iso(readyAt),
});

/** The street goes along in words: Cabify takes either a place or an address. */
const endOf = ({ name, phone, point, street, extra, notes }: Stop) => ({
  contact: { name: cutText(name, 100), phone },
  loc: pointOf(point),
  instr: cutText([street, extra, notes].filter((part) => part !== '').join(' · '), 500),
});

/** `external_id` is ours, and Cabify keeps it to one parcel. */
export const parcelBody = ({ ref, from, to, value, currency }: Errand) => ({
  parcels: [
    {
      external_id: ref,
      pickup_info: endOf(from),
      dropoff_info: endOf(to),
      ...measures,
      price: { declared_value: value, collected_value: 0, currency },
    },
  ],
});

export const shipBody = (parcelId: string, typeId: string, readyAt: number) => ({
  parcel_ids: [parcelId],
  shipping_type_id: typeId,
  pickup_time: iso(readyAt),
});
