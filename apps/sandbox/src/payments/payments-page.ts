import type { MoneyTruth } from '../control/provider-ledger.ts';
import { type Html, html, htmlPage } from '../http/html.ts';
import { formatMoney } from './kit/format-money.ts';

const shownPayments = 100;

/**
 * Shows the money of every emulated payment provider, newest first. Reloads every three seconds.
 */
export const paymentsPage = (truth: readonly MoneyTruth[]): string =>
  htmlPage({
    title: 'Pagos',
    refreshSeconds: 3,
    body:
      truth.length === 0
        ? html`<p class="quiet">Aún no se crea ningún pago.</p>`
        : table(truth.slice(-shownPayments).toReversed()),
  });

const table = (truth: readonly MoneyTruth[]): Html =>
  html`<p class="quiet">Tomado y devuelto es lo que de verdad pasó con el dinero.</p>
    <div class="wide" role="region" aria-label="Pagos" tabindex="0">
      <table>
        <thead>
          <tr>
            <th>Medio</th>
            <th>Estado</th>
            <th class="number">Tomado</th>
            <th class="number">Devuelto</th>
            <th>Orden</th>
          </tr>
        </thead>
        <tbody>
          ${truth.map(row)}
        </tbody>
      </table>
    </div>`;

const row = ({ provider, state, captured, refunded, currency, merchantRef }: MoneyTruth): Html =>
  html`<tr>
    <td>${provider}</td>
    <td>${state}</td>
    <td class="number">${formatMoney(captured, currency)}</td>
    <td class="number">${formatMoney(refunded, currency)}</td>
    <td><code>${merchantRef}</code></td>
  </tr>`;
