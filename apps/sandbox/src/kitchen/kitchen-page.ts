import { type Html, html, htmlPage } from '../http/html.ts';
import type { StepPace } from './step-pace.ts';
import { cancellationSlip } from './cancellation-slip.ts';
import { moneyText, slipCard } from './slip-card.ts';
import { hasTicketEnded, nextStatus, type Ticket, type TicketProduct } from './ticket.ts';

const labels: Record<string, string> = {
  scheduled: 'Programado',
  created: 'Recibido',
  preparing: 'En preparación',
  ready: 'Listo',
  inTransit: 'En camino',
  completed: 'Entregado',
  cancelled: 'Cancelado',
  failed: 'Fallido',
  reversed: 'Devuelto',
};
const labelOf = (status: string): string => labels[status] ?? status;

/**
 * The kitchen's board: open orders, and buttons to advance or pause them. Reloads every two
 * seconds.
 */
export function kitchenPage(tickets: readonly Ticket[], pace: StepPace): string {
  const open = tickets.filter((ticket) => !ticket.stopped && !hasTicketEnded(ticket.status));
  const closed = tickets.filter((ticket) => !open.includes(ticket)).slice(0, 30);
  return htmlPage({
    title: 'Cocina',
    refreshSeconds: 2,
    body: html`${controls(pace)}
      <ul class="cards">
        ${open.map(card)}
      </ul>
      ${open.length === 0 ? html`<p class="quiet">No hay pedidos en marcha.</p>` : ''}
      <h2>Terminados</h2>
      <ul class="cards">
        ${closed.map(card)}
      </ul>`,
  });
}

const controls = ({ stepMs, paused }: StepPace): Html =>
  html`<div class="row card">
    <span
      >${paused ? 'En pausa: nada avanza solo.' : `Cada pedido avanza solo cada ${stepMs / 1_000} s.`}</span
    >
    <form method="post" action="/kitchen/${paused ? 'resume' : 'pause'}">
      <button>${paused ? 'Reanudar' : 'Pausar'}</button>
    </form>
  </div>`;

const dispatchText = ({ dispatchMethod, broughtBy }: Ticket): string => {
  if (dispatchMethod === 'in_store') return 'retiro';
  return broughtBy === 'courier' ? 'reparto con repartidor externo' : 'reparto del local';
};

const productItem = (
  { name, quantity, detail, total, discount }: TicketProduct,
  currency: string,
) =>
  html`<li>
    ${quantity} × ${name}${detail === '' ? '' : html`<br /><span class="quiet">${detail}</span>`}
    ${total === undefined || !discount ? '' : html`<br /><span class="quiet">${moneyText(total, currency)}, con ${moneyText(discount, currency)} de descuento</span>`}
  </li>`;

function card(ticket: Ticket): Html {
  const next = nextStatus(ticket);
  return html`<li class="card" data-order="${ticket.orderId}">
    <div class="row">
      <h2>Pedido ${ticket.number}</h2>
      <b>${labelOf(ticket.status)}</b>
    </div>
    ${cancellationSlip(ticket)}
    <p class="quiet">
      ${ticket.tenantId}${ticket.slip ? ` · local ${ticket.slip.storeId}` : ''} ·
      ${dispatchText(ticket)}
    </p>
    <ul>
      ${ticket.products.map((product) => productItem(product, ticket.slip?.money.currency ?? ''))}
    </ul>
    ${ticket.slip ? slipCard(ticket.slip) : ''}
    ${ticket.lastError === null ? '' : html`<p class="trouble">${ticket.stopped ? 'Detenido' : `Reintento ${ticket.attempts}`}: ${ticket.lastError}</p>`}
    ${next === null ? '' : html`<form method="post" action="/kitchen/orders/${encodeURIComponent(ticket.orderId)}/advance"><button>Siguiente: ${labelOf(next).toLowerCase()}</button></form>`}
  </li>`;
}
