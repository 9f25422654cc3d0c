import type { TripStage } from './trip-stage.ts';

/** Labels for the sandbox's pages. */
export const stageLabels: Readonly<Record<TripStage, string>> = {
  accepted: 'Buscando repartidor',
  toPickup: 'En camino al local',
  nearPickup: 'Llegando al local',
  pickedUp: 'Retirado',
  toDropoff: 'En camino',
  nearDropoff: 'Llegando a la puerta',
  delivered: 'Entregado',
  cancelled: 'Anulado',
  returning: 'De vuelta al local',
  returned: 'Devuelto al local',
};
