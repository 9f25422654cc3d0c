import { type Html, html, htmlPage } from '../http/html.ts';
import { formPath } from './api-calls.ts';
import type { FormOutcome, ReturnForm } from './form-return.ts';
import { pesos } from './pesos.ts';
import type { EmulatedTransaction } from './transaction.ts';

/** Path that the page's buttons submit to. */
export const decidePath = '/webpay/webpayserver/decide';
const bare = 'Webpay emulado';

type Choice = {
  outcome: FormOutcome | 'close';
  label: string;
  hint: string;
  look: 'main' | 'other';
};

const choices: readonly Choice[] = [
  {
    outcome: 'pay',
    label: 'Pagar',
    hint: 'La tarjeta de prueba terminada en 6623 acepta el cobro.',
    look: 'main',
  },
  {
    outcome: 'decline',
    label: 'Rechazar',
    hint: 'El banco dice que no y vuelves al comercio.',
    look: 'other',
  },
  {
    outcome: 'cancel',
    label: 'Anular',
    hint: 'Te arrepientes y vuelves al comercio sin pagar.',
    look: 'other',
  },
  {
    outcome: 'expire',
    label: 'Dejar vencer',
    hint: 'Pasa el tiempo de la página y vuelves al comercio.',
    look: 'other',
  },
  {
    outcome: 'close',
    label: 'Cerrar pestaña',
    hint: 'Te vas sin decidir: el comercio no se entera.',
    look: 'other',
  },
];

/** The payment page. Each button is one outcome of the payment. */
export const payPage = (transaction: EmulatedTransaction): string =>
  htmlPage({
    title: 'Pagar con Webpay',
    bare,
    body: html`<div class="pay card">
      ${facts(transaction)}
      <form class="choices" method="post" action="${decidePath}">
        <input type="hidden" name="token_ws" value="${transaction.token}" />
        ${choices.map(button)}
      </form>
      <p class="quiet">Nada de esto es real: no se pide ninguna tarjeta y no se mueve dinero.</p>
    </div>`,
  });

const button = ({ outcome, label, hint, look }: Choice): Html =>
  html`<div>
    <button class="${look}" name="outcome" value="${outcome}" aria-describedby="about-${outcome}">
      ${label}
    </button>
    <p class="quiet" id="about-${outcome}">${hint}</p>
  </div>`;

const facts = ({ amount, returnUrl, buyOrder }: EmulatedTransaction): Html =>
  html`<p class="quiet">Total a pagar</p>
    <p class="sum">${pesos(amount)}</p>
    <dl class="facts">
      <dt>Comercio</dt>
      <dd>${new URL(returnUrl).host}</dd>
      <dt>Orden</dt>
      <dd><code>${buyOrder}</code></dd>
    </dl>`;

/** The page after the form's five minutes. */
export const expiredPage = (transaction: EmulatedTransaction): string =>
  htmlPage({
    title: 'Se acabó el tiempo para pagar',
    bare,
    body: html`<div class="pay card">
      ${facts(transaction)}
      <form method="post" action="${decidePath}">
        <input type="hidden" name="token_ws" value="${transaction.token}" />
        <button class="main" name="outcome" value="expire">Volver al comercio</button>
      </form>
    </div>`,
  });

/** The page when the shopper opens a decided form again. */
export const recoveredPage = (form: ReturnForm): string =>
  htmlPage({
    title: 'Esta compra ya terminó aquí',
    bare,
    body: html`<div class="pay card">
      <p>Vuelve al comercio para ver cómo quedó. No pagues de nuevo.</p>
      ${backForm(form)}
    </div>`,
  });

/** The page that returns the browser to the shop by POST, automatically if scripts run. */
export const returnByPostPage = (form: ReturnForm): string =>
  htmlPage({
    title: 'Volviendo al comercio',
    bare,
    body: html`<div class="pay card">${backForm(form)}</div>
      <script>
        document.forms[0].submit();
      </script>`,
  });

const backForm = ({ url, fields }: ReturnForm): Html =>
  html`<form method="post" action="${url}">
    ${Object.entries(fields).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`)}
    <button class="main">Volver al comercio</button>
  </form>`;

/** The page when the shopper closed the form without a decision. The browser does not return to the shop. */
export const closedPage = ({ token }: EmulatedTransaction): string =>
  htmlPage({
    title: 'Ya puedes cerrar esta pestaña',
    bare,
    body: html`<div class="pay card">
        <p>No se decidió nada y el comercio no se ha enterado.</p>
        <p><a href="${formPath}?token_ws=${token}">Abrir el pago otra vez</a></p>
      </div>
      <script>
        if (window.opener !== null) window.close();
      </script>`,
  });

/** The page for an unknown token. */
export const unknownTokenPage = (): string =>
  htmlPage({
    title: 'No conocemos este pago',
    bare,
    body: html`<p>El enlace está incompleto o es de otra sesión del emulador.</p>`,
  });
