import { type Html, html, htmlPage } from '../../http/html.ts';
import { formatMoney } from '../kit/format-money.ts';
import { capturedOf, type EmulatedSale, refundedOf } from './emulated-sale.ts';
import type { Kushki } from './kushki.ts';

const shownSales = 100;

/**
 * Shows the newest charges with the money that was really taken and returned, and the number of
 * stored cards.
 */
export function kushkiOverviewPage({ book, subscriptions }: Kushki): string {
  const sales = book.newest(shownSales);
  const stored = subscriptions.all().filter(({ cancelled }) => !cancelled).length;
  return htmlPage({
    title: 'Kushki',
    refreshSeconds: 3,
    body: html`<p class="quiet">Tarjetas guardadas: ${stored}</p>
      ${sales.length === 0 ? html`<p class="quiet">Aún no hay cobros.</p>` : table(sales)}`,
  });
}

const table = (sales: readonly EmulatedSale[]): Html =>
  html`<div class="wide" role="region" aria-label="Cobros" tabindex="0">
    <table>
      <thead>
        <tr>
          <th>Estado</th>
          <th class="number">Tomado</th>
          <th class="number">Devuelto</th>
          <th>Referencia</th>
          <th>Tarjeta</th>
          <th>Cuotas</th>
          <th>Guardada</th>
        </tr>
      </thead>
      <tbody>
        ${sales.map(row)}
      </tbody>
    </table>
  </div>`;

const row = (sale: EmulatedSale): Html =>
  html`<tr>
    <td>${sale.status}</td>
    <td class="number">${formatMoney(capturedOf(sale), sale.charged.currency)}</td>
    <td class="number">${formatMoney(refundedOf(sale), sale.charged.currency)}</td>
    <td><code>${sale.merchantRef}</code></td>
    <td>${sale.card.brand} ${sale.card.lastDigits}</td>
    <td>${sale.installments}</td>
    <td>${sale.subscriptionId === null ? 'no' : 'sí'}</td>
  </tr>`;
