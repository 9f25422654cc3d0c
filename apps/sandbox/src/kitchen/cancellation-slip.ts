import { type Html, html } from '../http/html.ts';
import type { Ticket } from './ticket.ts';

const reasons: Readonly<Record<string, string>> = {
  restaurant: 'lo canceló el mostrador del local',
  operator: 'lo canceló la tienda',
  notAccepted: 'el local no lo aceptó a tiempo',
  notDelivered: 'nadie lo pudo llevar',
  refunded: 'el pago fue devuelto',
};

/**
 * The slip that the kitchen prints when another party ended an order: in red over the ticket, so
 * that the kitchen does not cook it.
 */
export const cancellationSlip = ({
  endReason,
  status,
}: Pick<Ticket, 'endReason' | 'status'>): Html =>
  endReason === undefined || status === 'reversed'
    ? html``
    : html`<p class="trouble">
        <b>ANULADO: no preparar.</b> Motivo: ${reasons[endReason] ?? endReason}.
      </p>`;
