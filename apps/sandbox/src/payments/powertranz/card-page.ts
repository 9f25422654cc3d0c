import { type Html, html, htmlPage } from '../../http/html.ts';
import { bare, tokenField } from './frame-pages.ts';
import { type CardBehaviour, testCards } from './powertranz-cards.ts';
import type { Transaction } from './powertranz-transaction.ts';

/** Path of the buttons of the hosted page, on the origin of the frames. */
export const cardPath = '/powertranz/frame/card';

/**
 * The hosted page: the shopper enters a card. `problem`: what was wrong with the one before; empty:
 * nothing.
 */
export const cardPage = (transaction: Transaction, problem = ''): string =>
  htmlPage({
    title: 'Guardar una tarjeta',
    bare,
    body: html`<div class="pay card">
      <form class="choices" method="post" action="${cardPath}" autocomplete="off">
        ${tokenField(transaction)}
        <label for="number">Número de la tarjeta</label>
        <input
          id="number"
          name="number"
          inputmode="numeric"
          list="cards"
          aria-describedby="problem"
        />
        <p class="trouble" id="problem" role="alert">${problem}</p>
        <datalist id="cards">
          ${testCards.map(([number, card]) => html`<option value="${number}">${about(card)}</option>`)}
        </datalist>
        <label for="expiry">Vence (MM/AA)</label>
        <input id="expiry" name="expiry" inputmode="numeric" />
        <label for="cvv">Código de seguridad</label>
        <input id="cvv" name="cvv" inputmode="numeric" />
        <button class="main" name="outcome" value="enter">Guardar tarjeta</button>
        <button class="other" name="outcome" value="refuse">Rechazar la tarjeta</button>
        <button class="other" name="outcome" value="cancel">Anular</button>
      </form>
      <details>
        <summary>Tarjetas de prueba</summary>
        <ul>
          ${testCards.map(([number, card]) => html`<li><code>${number}</code> ${about(card)}</li>`)}
        </ul>
      </details>
      <p class="quiet">Nada de esto es real: escribe solo números de prueba.</p>
    </div>`,
  });

/** Says in words how a test card behaves in a payment. */
function about({ brand, authentication, challenge, code }: CardBehaviour): Html {
  const check = challenge
    ? 'el banco pregunta'
    : authentication === 'N' || authentication === 'R' || authentication === 'U'
      ? 'el banco no la verifica'
      : 'sin preguntas';
  return html`${brand}, ${check}${code === '00' || code === '12' ? '' : ', pago rechazado'}`;
}
