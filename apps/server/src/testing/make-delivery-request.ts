import { minor } from '@comanda/domain/money/money.ts';
import type { DeliveryRequest, Waypoint } from '../couriers/delivery-request.ts';

const waypoint: Waypoint = {
  name: 'Brasa & Pan',
  phone: '+56987654321',
  street: 'Av. Italia 1500',
  extra: '',
  city: 'Ñuñoa',
  postalCode: '',
  country: 'cl',
  point: { latitude: -33.45, longitude: -70.62 },
  notes: '',
};

/** A delivery from one street to another, ready at the epoch. */
export const makeDeliveryRequest = (to: Partial<Waypoint> = {}): DeliveryRequest => ({
  ref: 'burger-1',
  storeId: 1,
  from: waypoint,
  to: { ...waypoint, ...to },
  parcels: [{ name: 'Clásica', quantity: 1, price: minor(5_990) }],
  value: minor(5_990),
  currency: 'CLP',
  readyAt: 0,
  leaveAtDoor: false,
});
