/** A person who rides for a courier. The numbers ring nowhere. */
export type Rider = { readonly name: string; readonly phone: string; readonly vehicle: 'bicycle' | 'motorbike' | 'car' };

const first: Rider = { name: 'Camila Rojas', phone: '+56900000101', vehicle: 'motorbike' };
const riders: readonly Rider[] = [
  first,
  { name: 'Matías Soto', phone: '+56900000102', vehicle: 'bicycle' },
  { name: 'Valentina Díaz', phone: '+56900000103', vehicle: 'car' },
  { name: 'Joaquín Pérez', phone: '+56900000104', vehicle: 'motorbike' },
  { name: 'Antonia Silva', phone: '+56900000105', vehicle: 'bicycle' },
];

/** Whose turn it is: by the delivery's name, and another one for the next rider of the same delivery. */
export function riderOf(tripId: string, rider: number): Rider {
  const start = [...tripId].reduce((sum, sign) => sum + (sign.codePointAt(0) ?? 0), 0);
  return riders[(start + rider) % riders.length] ?? first;
}
