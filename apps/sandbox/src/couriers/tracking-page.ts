import { html, htmlPage } from '../http/html.ts';
import { courierTitles } from './couriers-page.ts';
import { riderOfTrip } from './rider.ts';
import { stageLabels } from './stage-labels.ts';
import { stageTime, isTripLive, currentStage, currentStep, type Trip } from './trip.ts';
import { tripLocation } from './trip-location.ts';

/**
 * The page behind a courier's tracking address. Reloads every five seconds while the delivery is
 * live.
 */
export function trackingPage(trip: Trip, now: number, stepMs: number): string {
  const { rider } = currentStep(trip);
  const location = tripLocation(trip, now, stepMs);
  const eta = stageTime(trip, 'delivered', stepMs);
  return htmlPage({
    title: stageLabels[currentStage(trip)],
    bare: courierTitles[trip.courier],
    ...(isTripLive(trip) ? { refreshSeconds: 5 } : {}),
    body: html`<dl class="facts">
      <dt>Pedido</dt>
      <dd>${trip.reference}</dd>
      <dt>Repartidor</dt>
      <dd>${rider === null ? 'Sin asignar' : riderOfTrip(trip.id, rider).name}</dd>
      <dt>Posición</dt>
      <dd>${location === null ? '—' : `${location.lat}, ${location.lng}`}</dd>
      <dt>Llega (UTC)</dt>
      <dd>${eta === null ? '—' : new Date(eta).toISOString().slice(11, 16)}</dd>
    </dl>`,
  });
}
