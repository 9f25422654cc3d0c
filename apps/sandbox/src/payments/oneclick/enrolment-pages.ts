import { type Html, html, htmlPage } from '../../http/html.ts';
import type { BrowserReturn } from '../kit/hosted-payment.ts';
import { enrolmentPath } from './oneclick-calls.ts';
import type { Inscription } from './inscription.ts';
import { type OneclickCard, oneclickCards } from './test-cards.ts';

/** Path that the page's buttons submit to. */
export const enrolmentDecidePath = `${enrolmentPath}/decide`;
const bare = 'Oneclick emulado';

const hints: Record<OneclickCard, string> = {
  visa: 'Se guarda, y todos sus cobros se aceptan.',
  mastercard: 'Se guarda, pero el banco rechaza sus cobros.',
  limited: 'Se guarda, pero sus cobros superan el límite (-98).',
  stolen: 'Se guarda, pero el banco no permite reintentar (-11).',
  amex: 'Se guarda en Oneclick: la tienda decide si la acepta.',
  debit: 'Tarjeta de débito sin marca conocida.',
};

/** The page on which a person chooses a test card. Each button is one outcome. */
export const enrolmentPage = (inscription: Inscription): string =>
  htmlPage({
    title: 'Inscribir una tarjeta',
    bare,
    body: html`<div class="pay card">
      ${facts(inscription)}
      <form class="choices" method="post" action="${enrolmentDecidePath}">
        <input type="hidden" name="TBK_TOKEN" value="${inscription.token}" />
        ${Object.entries(oneclickCards).map(([name, { label, digits }], at) =>
          choice(`card:${name}`, `${label} · ${digits}`, hints[name as OneclickCard], at === 0),
        )}
        ${choice('decline', 'Rechazar', 'El banco no acepta la tarjeta.')}
        ${choice('cancel', 'Anular', 'Vuelves al comercio sin inscribir nada.')}
        ${choice('expire', 'Dejar vencer', 'Se acaba el tiempo de la página.')}
        ${choice('close', 'Cerrar pestaña', 'Te vas sin decidir: el comercio no se entera.')}
      </form>
      <p class="quiet">
        Oneclick comprueba la tarjeta con $50 que no se cobran. Nada de esto es real.
      </p>
    </div>`,
  });

const choice = (outcome: string, label: string, hint: string, isMain = false): Html => {
  const id = `about-${outcome.replace(':', '-')}`;
  return html`<div>
    <button
      class="${isMain ? 'main' : 'other'}"
      name="outcome"
      value="${outcome}"
      aria-describedby="${id}"
    >
      ${label}
    </button>
    <p class="quiet" id="${id}">${hint}</p>
  </div>`;
};

const facts = ({ responseUrl, email }: Inscription): Html =>
  html`<dl class="facts">
    <dt>Comercio</dt>
    <dd>${new URL(responseUrl).host}</dd>
    <dt>Correo</dt>
    <dd>${email}</dd>
  </dl>`;

/** The page after the end of the inscription's time, and after its decision. */
export const endedEnrolmentPage = (token: string): string =>
  htmlPage({
    title: 'Esta inscripción ya terminó',
    bare,
    body: html`<div class="pay card">
      <form method="post" action="${enrolmentDecidePath}">
        <input type="hidden" name="TBK_TOKEN" value="${token}" />
        <button class="main" name="outcome" value="expire">Volver al comercio</button>
      </form>
    </div>`,
  });

/** The page that returns the browser by POST, automatically if scripts run. */
export const postBackPage = ({ url, fields }: BrowserReturn): string =>
  htmlPage({
    title: 'Volviendo al comercio',
    bare,
    body: html`<div class="pay card">
        <form method="post" action="${url}">
          ${Object.entries(fields).map(
            ([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`,
          )}
          <button class="main">Volver al comercio</button>
        </form>
      </div>
      <script>
        document.forms[0].submit();
      </script>`,
  });

export const closedEnrolmentPage = (): string =>
  htmlPage({
    title: 'Ya puedes cerrar esta pestaña',
    bare,
    body: html`<div class="pay card">
      <p>No se decidió nada y el comercio no se ha enterado.</p>
    </div>`,
  });

export const unknownEnrolmentPage = (): string =>
  htmlPage({
    title: 'No conocemos esta inscripción',
    bare,
    body: html`<p>El enlace está incompleto o es de otra sesión del emulador.</p>`,
  });
