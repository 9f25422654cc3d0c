/** A rider of a courier. The phone numbers belong to nobody. */
export type TripRider = {
  readonly name: string;
  readonly phone: string;
  readonly vehicle: 'bicycle' | 'motorbike' | 'car';
};

const firstRider: TripRider = { name: 'Camila Rojas', phone: '+56900000101', vehicle: 'motorbike' };
const riders: readonly TripRider[] = [
  firstRider,
  { name: 'Matías Soto', phone: '+56900000102', vehicle: 'bicycle' },
  { name: 'Valentina Díaz', phone: '+56900000103', vehicle: 'car' },
  { name: 'Joaquín Pérez', phone: '+56900000104', vehicle: 'motorbike' },
  { name: 'Antonia Silva', phone: '+56900000105', vehicle: 'bicycle' },
];

/** Chooses a rider by the trip's id. Each next rider of the same trip is another one. */
export function riderOfTrip(tripId: string, rider: number): TripRider {
  const start = [...tripId].reduce((sum, sign) => sum + (sign.codePointAt(0) ?? 0), 0);
  return riders[(start + rider) % riders.length] ?? firstRider;
}
