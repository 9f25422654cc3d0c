import { hasNextStep, type LatLng, currentStep, type Trip } from './trip.ts';
import type { TripStage } from './trip-stage.ts';

const metresOfDegree = 111_320;
const startMetres = 1_400;
const fiveDigits = 100_000;

const rounded = ({ lat, lng }: LatLng): LatLng => ({
  lat: Math.round(lat * fiveDigits) / fiveDigits,
  lng: Math.round(lng * fiveDigits) / fiveDigits,
});

/** Straight-line distance in metres between two points of one city. */
export function metresBetween(from: LatLng, to: LatLng): number {
  const narrowing = Math.cos((((from.lat + to.lat) / 2) * Math.PI) / 180);
  return Math.hypot(to.lat - from.lat, (to.lng - from.lng) * narrowing) * metresOfDegree;
}

/** Start of a rider: north-west of the store, or south-east for every second rider. */
function riderStart({ from }: Trip, rider: number): LatLng {
  const degrees = ((rider % 2 === 0 ? 1 : -1) * startMetres) / metresOfDegree / 2;
  return { lat: from.lat + degrees, lng: from.lng - degrees };
}

/**
 * Returns the point at a share of the route: first along the longitude, then along the latitude.
 */
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

/**
 * Share of the route that the rider has covered when a stage begins and when it ends. Routes go to
 * the store, to the drop-off or back.
 */
const shares: Partial<
  Record<TripStage, { to: 'store' | 'dropoff' | 'return'; begins: number; ends: number }>
> = {
  toPickup: { to: 'store', begins: 0, ends: 0.98 },
  nearPickup: { to: 'store', begins: 0.98, ends: 1 },
  pickedUp: { to: 'dropoff', begins: 0, ends: 0.1 },
  toDropoff: { to: 'dropoff', begins: 0.1, ends: 0.98 },
  nearDropoff: { to: 'dropoff', begins: 0.98, ends: 1 },
  delivered: { to: 'dropoff', begins: 1, ends: 1 },
  returning: { to: 'return', begins: 0, ends: 1 },
  returned: { to: 'return', begins: 1, ends: 1 },
};

/**
 * Returns the rider's location at an instant, or null if there is no rider. A rider who has no next
 * step stays where the stage began.
 */
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
    case 'dropoff':
      return rounded(pointAlong(trip.from, trip.to, done));
    case 'return':
      return rounded(pointAlong(trip.to, trip.from, done));
  }
}
