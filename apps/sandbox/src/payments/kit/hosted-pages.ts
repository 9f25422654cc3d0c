import { type Html, html, htmlPage } from '../../http/html.ts';
import { formatMoney } from './format-money.ts';
import {
  type BrowserReturn,
  type HostedFlow,
  type HostedOffer,
  type HostedOutcome,
  type HostedPayment,
  hostedOutcomes,
} from './hosted-payment.ts';

const bareName = ({ title }: HostedFlow): string => `${title} emulado`;

const labels: Record<HostedOutcome | 'close', { label: string; hint: string }> = {
  pay: { label: 'Pagar', hint: 'El cobro se acepta.' },
  decline: { label: 'Rechazar', hint: 'El banco dice que no y vuelves al comercio.' },
  cancel: { label: 'Anular', hint: 'Te arrepientes y vuelves al comercio sin pagar.' },
  expire: { label: 'Dejar vencer', hint: 'Pasa el tiempo de la página y vuelves al comercio.' },
  close: { label: 'Cerrar pestaña', hint: 'Te vas sin decidir: el comercio no se entera.' },
};

/** The payment page. Each button is one outcome of the payment. */
export const payPage = (flow: HostedFlow, payment: HostedPayment): string =>
  htmlPage({
    title: `Pagar con ${flow.title}`,
    bare: bareName(flow),
    body: html`<div class="pay card">
      ${facts(payment)}
      <form class="choices" method="post" action="${flow.decidePath}">
        <input type="hidden" name="${flow.keyField}" value="${payment.key}" />
        ${(payment.offers ?? []).map(offerButton)}
        ${[...(flow.outcomes ?? hostedOutcomes), 'close' as const].map((outcome) => button(flow, outcome))}
      </form>
      <p class="quiet">Nada de esto es real: no se pide ninguna tarjeta y no se mueve dinero.</p>
    </div>`,
  });

function button({ hints }: HostedFlow, outcome: HostedOutcome | 'close'): Html {
  const { label, hint } = labels[outcome];
  const shownHint = (outcome === 'close' ? undefined : hints?.[outcome]) ?? hint;
  return html`<div>
    <button
      class="${outcome === 'pay' ? 'main' : 'other'}"
      name="outcome"
      value="${outcome}"
      aria-describedby="about-${outcome}"
    >
      ${label}
    </button>
    <p class="quiet" id="about-${outcome}">${shownHint}</p>
  </div>`;
}

const offerButton = ({ name, path, label, hint }: HostedOffer): Html =>
  html`<div>
    <button
      class="other"
      formaction="${path}"
      name="outcome"
      value="${name}"
      aria-describedby="about-${name}"
    >
      ${label}
    </button>
    <p class="quiet" id="about-${name}">${hint}</p>
  </div>`;

const facts = ({ amount, currency, merchant, merchantRef }: HostedPayment): Html =>
  html`<p class="quiet">Total a pagar</p>
    <p class="sum">${formatMoney(amount, currency)}</p>
    <dl class="facts">
      <dt>Comercio</dt>
      <dd>${merchant}</dd>
      <dt>Orden</dt>
      <dd><code>${merchantRef}</code></dd>
    </dl>`;

/** The page after the end of the payment's time. */
export const expiredPage = (flow: HostedFlow, payment: HostedPayment): string =>
  htmlPage({
    title: 'Se acabó el tiempo para pagar',
    bare: bareName(flow),
    body: html`<div class="pay card">
      ${facts(payment)}
      <form method="post" action="${flow.decidePath}">
        <input type="hidden" name="${flow.keyField}" value="${payment.key}" />
        <button class="main" name="outcome" value="expire">Volver al comercio</button>
      </form>
    </div>`,
  });

/** The page when the shopper opens a decided payment again. */
export const recoveredPage = (flow: HostedFlow, back: BrowserReturn | null): string =>
  htmlPage({
    title: 'Esta compra ya terminó aquí',
    bare: bareName(flow),
    body: html`<div class="pay card">
      <p>Vuelve al comercio para ver cómo quedó. No pagues de nuevo.</p>
      ${back === null ? '' : backForm(back)}
    </div>`,
  });

/** The page after a decision that does not send the browser back to the shop. */
export const decidedPage = (flow: HostedFlow): string =>
  htmlPage({
    title: 'Listo',
    bare: bareName(flow),
    body: html`<div class="pay card"><p>Vuelve a la tienda: ella sigue desde aquí.</p></div>`,
  });

/** The page that returns the browser to the shop by POST, automatically if scripts run. */
export const returnByPostPage = (flow: HostedFlow, back: BrowserReturn): string =>
  htmlPage({
    title: 'Volviendo al comercio',
    bare: bareName(flow),
    body: html`<div class="pay card">${backForm(back)}</div>
      <script>
        document.forms[0].submit();
      </script>`,
  });

const backForm = ({ method, url, fields }: BrowserReturn): Html =>
  html`<form method="${method.toLowerCase()}" action="${url}">
    ${Object.entries(fields).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`)}
    <button class="main">Volver al comercio</button>
  </form>`;

/** The page when the shopper left without a decision. The browser does not return to the shop. */
export const closedPage = (flow: HostedFlow, { key }: HostedPayment): string =>
  htmlPage({
    title: 'Ya puedes cerrar esta pestaña',
    bare: bareName(flow),
    body: html`<div class="pay card">
        <p>No se decidió nada y el comercio no se ha enterado.</p>
        <p><a href="${flow.addressOf(key)}">Abrir el pago otra vez</a></p>
      </div>
      <script>
        if (window.opener !== null) window.close();
      </script>`,
  });

/** The page for an unknown key. */
export const unknownPaymentPage = (flow: HostedFlow): string =>
  htmlPage({
    title: 'No conocemos este pago',
    bare: bareName(flow),
    body: html`<p>El enlace está incompleto o es de otra sesión del emulador.</p>`,
  });
