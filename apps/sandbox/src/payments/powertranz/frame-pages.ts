import { type Html, html, htmlPage } from '../../http/html.ts';
import { formatMoney } from '../kit/format-money.ts';
import { returnedBody } from './powertranz-responses.ts';
import { powertranzCurrencies, type Transaction } from './powertranz-transaction.ts';

/** Path of the bank's buttons, on the origin of the frames. */
export const bankPath = '/powertranz/frame/bank';
/** Name of the provider at the head of its pages. */
export const bare = 'BAC Credomatic emulado';

const choices = [
  ['Y', 'Confirmar que soy yo', 'El banco te reconoce y vuelves al comercio.'],
  ['A', 'Banco sin respuesta', 'El banco no contesta a tiempo; cuenta como intento.'],
  ['N', 'Fallar la verificación', 'La clave no coincide y vuelves al comercio.'],
  ['U', 'Verificación no disponible', 'El banco no puede verificar ahora.'],
  ['expire', 'Dejar vencer', 'Pasan los cinco minutos y vuelves al comercio.'],
  ['close', 'Quedarse aquí', 'No decides nada: el comercio no se entera.'],
] as const;

/** The bank's page: the shopper confirms that the card is theirs. */
export const bankPage = (transaction: Transaction): string =>
  htmlPage({
    title: 'Tu banco quiere confirmar',
    bare,
    body: html`<div class="pay card">
      ${facts(transaction)}
      <form class="choices" method="post" action="${bankPath}">
        ${tokenField(transaction)}
        ${choices.map(([value, label, hint], at) => choice({ value, label, hint, isMain: at === 0 }))}
      </form>
    </div>`,
  });

type Choice = { value: string; label: string; hint: string; isMain: boolean };

const choice = ({ value, label, hint, isMain }: Choice): Html =>
  html`<div>
    <button
      class="${isMain ? 'main' : 'other'}"
      name="outcome"
      value="${value}"
      aria-describedby="about-${value}"
    >
      ${label}
    </button>
    <p class="quiet" id="about-${value}">${hint}</p>
  </div>`;

export const tokenField = ({ spiToken }: Transaction): Html =>
  html`<input type="hidden" name="SpiToken" value="${spiToken}" />`;

const facts = ({ hundredths, currencyCode, card, orderIdentifier }: Transaction): Html =>
  html`<p class="quiet">Total a pagar</p>
    <p class="sum">${formatMoney(hundredths / 100, powertranzCurrencies[currencyCode] ?? 'USD')}</p>
    <dl class="facts">
      <dt>Tarjeta</dt>
      <dd>${card === null ? '' : `${card.brand} ···· ${card.suffix}`}</dd>
      <dt>Orden</dt>
      <dd><code>${orderIdentifier}</code></dd>
    </dl>`;

/**
 * The page that returns the browser to the shop, inside the frame: the result as JSON in the field
 * `Response`.
 */
export const returnPage = (transaction: Transaction): string =>
  htmlPage({
    title: 'Volviendo al comercio',
    bare,
    body: html`<div class="pay card">
        <form method="post" action="${transaction.returnUrl}">
          <input
            type="hidden"
            name="Response"
            value="${JSON.stringify(returnedBody(transaction))}"
          />
          <button class="main">Volver al comercio</button>
        </form>
      </div>
      <script>
        document.forms[0].submit();
      </script>`,
  });

/** The page without a way on: unknown token, unknown card, or a shopper who decides nothing. */
export const messagePage = (title: string, text: string): string =>
  htmlPage({ title, bare, body: html`<div class="pay card"><p>${text}</p></div>` });
