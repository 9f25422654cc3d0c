import { hasNextStep, type LatLng, currentStep, type Trip } from './trip.ts';
import type { TripStage } from './trip-stage.ts';

const metresOfDegree = 111_320;
const startMetres = 1_400;
const fiveDigits = 100_000;

const rounded = ({ lat, lng }: LatLng): LatLng => ({
  lat: Math.round(lat * fiveDigits) / fiveDigits,
  lng: Math.round(lng * fiveDigits) / fiveDigits,
});

/** Metres between two points of one city, as the crow flies. */
export function metresBetween(from: LatLng, to: LatLng): number {
  const narrowing = Math.cos((((from.lat + to.lat) / 2) * Math.PI) / 180);
  return Math.hypot(to.lat - from.lat, (to.lng - from.lng) * narrowing) * metresOfDegree;
}

/** Where riders wait: north-west of the store, the next one south-east. */
function riderStart({ from }: Trip, rider: number): LatLng {
  const degrees = ((rider % 2 === 0 ? 1 : -1) * startMetres) / metresOfDegree / 2;
  return { lat: from.lat + degrees, lng: from.lng - degrees };
}

/** Streets run along the compass: first all of the longitude, then all of the latitude. */
function pointAlong(from: LatLng, to: LatLng, share: number): LatLng {
  const [east, north] = [Math.abs(to.lng - from.lng), Math.abs(to.lat - from.lat)];
  const done = share * (east + north);
  const eastDone = east === 0 ? 1 : Math.min(1, done / east);
  const northDone = north === 0 ? 1 : Math.max(0, Math.min(1, (done - east) / north));
  return {
    lat: from.lat + (to.lat - from.lat) * northDone,
    lng: from.lng + (to.lng - from.lng) * eastDone,
  };
}

/** Which share of its way is behind a rider when a stage begins, and when it ends. To the store, or from there. */
const shares: Partial<
  Record<TripStage, { to: 'store' | 'door' | 'back'; begins: number; ends: number }>
> = {
  toPickup: { to: 'store', begins: 0, ends: 0.98 },
  nearPickup: { to: 'store', begins: 0.98, ends: 1 },
  pickedUp: { to: 'door', begins: 0, ends: 0.1 },
  toDropoff: { to: 'door', begins: 0.1, ends: 0.98 },
  nearDropoff: { to: 'door', begins: 0.98, ends: 1 },
  delivered: { to: 'door', begins: 1, ends: 1 },
  returning: { to: 'back', begins: 0, ends: 1 },
  returned: { to: 'back', begins: 1, ends: 1 },
};

/** Where the rider is at that instant; null while there is none. A rider who does not go on stands where the stage began. */
export function tripLocation(trip: Trip, now: number, stepMs: number): LatLng | null {
  const { rider, stage } = currentStep(trip);
  const share = shares[stage];
  if (rider === null || share === undefined) return null;
  const passed =
    hasNextStep(trip) && stepMs > 0
      ? Math.max(0, Math.min(1, (now - trip.stepStartedAt) / stepMs))
      : 0;
  const done = share.begins + (share.ends - share.begins) * passed;
  switch (share.to) {
    case 'store':
      return rounded(pointAlong(riderStart(trip, rider), trip.from, done));
    case 'door':
      return rounded(pointAlong(trip.from, trip.to, done));
    case 'back':
      return rounded(pointAlong(trip.to, trip.from, done));
  }
}
