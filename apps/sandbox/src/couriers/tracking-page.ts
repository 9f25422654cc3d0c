import { html, page } from '../http/html.ts';
import { courierTitles } from './couriers-page.ts';
import { riderOf } from './rider.ts';
import { stageWords } from './stage-words.ts';
import { instantOf, isLive, stageOf, stepOf, type Trip } from './trip.ts';
import { whereIs } from './whereabouts.ts';

/** The page that a courier's tracking address leads to. Draws itself again every five seconds while somebody is on the way. */
export function trackingPage(trip: Trip, now: number, stepMs: number): string {
  const { rider } = stepOf(trip);
  const where = whereIs(trip, now, stepMs);
  const eta = instantOf(trip, 'delivered', stepMs);
  return page({
    title: stageWords[stageOf(trip)],
    bare: courierTitles[trip.courier],
    ...(isLive(trip) ? { refreshSeconds: 5 } : {}),
    body: html`<dl class="facts">
      <dt>Pedido</dt>
      <dd>${trip.reference}</dd>
      <dt>Repartidor</dt>
      <dd>${rider === null ? 'Sin asignar' : riderOf(trip.id, rider).name}</dd>
      <dt>Posición</dt>
      <dd>${where === null ? '—' : `${where.lat}, ${where.lng}`}</dd>
      <dt>Llega (UTC)</dt>
      <dd>${eta === null ? '—' : new Date(eta).toISOString().slice(11, 16)}</dd>
    </dl>`,
  });
}
