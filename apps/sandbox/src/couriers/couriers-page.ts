import { type Html, html, htmlPage } from '../http/html.ts';
import type { Fleet } from './fleet.ts';
import { riderOfTrip } from './rider.ts';
import { stageLabels } from './stage-labels.ts';
import { hasNextStep, currentStage, currentStep, type Trip } from './trip.ts';

const shownTrips = 100;
export const courierTitles = {
  uber: 'Uber Direct',
  peya: 'PedidosYa Envíos',
  cabify: 'Cabify Logistics',
} as const;

/**
 * Shows the newest deliveries of all couriers, with a button for the next step. Reloads every three
 * seconds.
 */
export function couriersPage(fleet: Fleet, now: number): string {
  const newest = fleet.all().slice(-shownTrips).toReversed();
  const { paused, stepMs } = fleet.pace();
  return htmlPage({
    title: 'Repartos',
    refreshSeconds: 3,
    body: html`<form class="row" method="post" action="/couriers/${paused ? 'resume' : 'pause'}">
        <p class="quiet">
          ${paused ? 'En pausa: nadie se mueve solo.' : `Un paso cada ${Math.round(stepMs / 100) / 10} segundos.`}
        </p>
        <button>${paused ? 'Seguir' : 'Pausar'}</button>
      </form>
      ${newest.length === 0 ? html`<p class="quiet">Aún no se pide ningún reparto.</p>` : table(newest, now)}`,
  });
}

const table = (trips: readonly Trip[], now: number): Html =>
  html`<div class="wide" role="region" aria-label="Repartos" tabindex="0">
    <table>
      <thead>
        <tr>
          <th>Estado</th>
          <th>Empresa</th>
          <th>Pedido</th>
          <th>Repartidor</th>
          <th class="number">Hace</th>
          <th>Mapa</th>
          <th>A mano</th>
        </tr>
      </thead>
      <tbody>
        ${trips.map((trip) => row(trip, now))}
      </tbody>
    </table>
  </div>`;

function row(trip: Trip, now: number): Html {
  const { rider } = currentStep(trip);
  return html`<tr>
    <td>${stageLabels[currentStage(trip)]}</td>
    <td>${courierTitles[trip.courier]}</td>
    <td><code>${trip.reference}</code></td>
    <td>${rider === null ? '—' : riderOfTrip(trip.id, rider).name}</td>
    <td class="number">${Math.round((now - trip.stepStartedAt) / 1_000)} s</td>
    <td><a href="/couriers/track/${trip.courier}/${trip.id}">Ver</a></td>
    <td>
      ${hasNextStep(trip) ? html`<form method="post" action="/couriers/deliveries/${trip.courier}/${trip.id}/advance"><button>Avanzar</button></form>` : ''}
    </td>
  </tr>`;
}
