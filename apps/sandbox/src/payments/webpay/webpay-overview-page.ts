import { type Html, html, htmlPage } from '../../http/html.ts';
import { pesos } from './pesos.ts';
import {
  type FormState,
  transactionStatus,
  capturedAmount,
  type EmulatedTransaction,
} from './transaction.ts';
import type { Webpay } from './webpay.ts';

const shownTransactions = 100;

const forms: Record<FormState, string> = {
  open: 'sin decidir',
  authorised: 'aceptado',
  declined: 'rechazado',
  aborted: 'anulado por la persona',
  expired: 'vencido',
};

/**
 * Shows the newest transactions with the amounts actually charged and refunded. Reloads every three
 * seconds.
 */
export function webpayOverviewPage(webpay: Webpay, now: number): string {
  const newest = webpay.newest(shownTransactions);
  return htmlPage({
    title: 'Webpay',
    refreshSeconds: 3,
    body:
      newest.length === 0
        ? html`<p class="quiet">Aún no se crea ninguna transacción.</p>`
        : table(newest, now),
  });
}

const table = (transactions: readonly EmulatedTransaction[], now: number): Html =>
  html`<p class="quiet">
      Las ${transactions.length} más nuevas. Tomado y devuelto es lo que de verdad pasó con el
      dinero.
    </p>
    <div class="wide" role="region" aria-label="Transacciones" tabindex="0">
      <table>
        <thead>
          <tr>
            <th>Estado</th>
            <th class="number">Monto</th>
            <th class="number">Tomado</th>
            <th class="number">Devuelto</th>
            <th>Orden de compra</th>
            <th>Página</th>
            <th>Creada (UTC)</th>
          </tr>
        </thead>
        <tbody>
          ${transactions.map((transaction) => row(transaction, now))}
        </tbody>
      </table>
    </div>`;

const row = (transaction: EmulatedTransaction, now: number): Html =>
  html`<tr>
    <td>${transactionStatus(transaction, now)}</td>
    <td class="number">${pesos(transaction.amount)}</td>
    <td class="number">${pesos(capturedAmount(transaction))}</td>
    <td class="number">${pesos(transaction.refunded)}</td>
    <td><code>${transaction.buyOrder}</code></td>
    <td>${forms[transaction.form]}</td>
    <td>${new Date(transaction.createdAt).toISOString().slice(5, 19).replace('T', ' ')}</td>
  </tr>`;
