import { type Html, html } from '../../http/html.ts';

/**
 * One opening of a framed page. `origin`: the shop's page, the only one that it speaks with.
 * `nonce`: stands in every message.
 */
export type FrameOpening = {
  readonly kind: 'fields' | 'challenge';
  readonly merchant: string;
  readonly origin: string;
  readonly nonce: string;
  readonly secureId: string;
};

const style = `
:root{--ink:#221d18;--quiet:#6b635a;--line:#8a8178;--surface:#fff;--accent:#8a3c12;--on-accent:#fff;--danger:#b3261e;--radius:10px;--font:system-ui,sans-serif}
*{box-sizing:border-box}[hidden]{display:none!important}body{margin:0;padding:2px;color:var(--ink);background:transparent;font:16px/1.4 var(--font)}
#fields,#bank{display:grid;gap:14px;margin:0}.pair{display:grid;grid-template-columns:1fr 1fr;gap:14px;align-items:start}
.field{display:grid;gap:4px;min-width:0}label{font-size:14px;font-weight:600}
input{font:inherit;width:100%;min-height:48px;padding:0 12px;border:1px solid var(--line);border-radius:var(--radius);background:var(--surface);color:inherit}
input[aria-invalid=true]{border-color:var(--danger);border-width:2px}.error{color:var(--danger);font-size:14px;margin:0}
.hint{color:var(--quiet);font-size:13px;margin:0}button{font:inherit;min-height:48px;padding:0 16px;border:0;border-radius:var(--radius);background:var(--accent);color:var(--on-accent);cursor:pointer}
button.other{background:transparent;color:inherit;border:1px solid var(--line)}h1{font-size:18px;margin:0}p{margin:0}
:focus-visible{outline:3px solid var(--accent);outline-offset:1px}h1:focus-visible{outline:0}`;

/** The page in the frame. Its script is `fields.js`. */
export const fieldsPage = ({ kind, merchant, origin, nonce, secureId }: FrameOpening): string =>
  html`<!doctype html>
    <html lang="es">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Datos de la tarjeta · Kushki emulado</title>
        <style>
          ${{ markup: style }}
        </style>
      </head>
      <body
        data-kind="${kind}"
        data-merchant="${merchant}"
        data-origin="${origin}"
        data-nonce="${nonce}"
        data-secure="${secureId}"
      >
        ${kind === 'fields' ? fields : ''} ${bank(kind)}
        <script src="/kushki/fields.js"></script>
      </body>
    </html>`.markup;

type Field = { name: string; label: string; autocomplete: string; mode: string; most: number };

const field = ({ name, label, autocomplete, mode, most }: Field, hint: Html | '' = ''): Html =>
  html`<div class="field">
    <label for="${name}">${label}</label>
    <input
      id="${name}"
      type="${name === 'cvc' ? 'password' : 'text'}"
      inputmode="${mode}"
      autocomplete="${autocomplete}"
      maxlength="${most}"
      aria-describedby="${name}-error${name === 'cvc' ? ' cvc-hint' : ''}"
    />
    ${hint}
    <p class="error" id="${name}-error" role="alert"></p>
  </div>`;

const fields: Html = html`<form id="fields" novalidate>
  ${field({ name: 'name', label: 'Nombre en la tarjeta', autocomplete: 'cc-name', mode: 'text', most: 60 })}
  ${field({ name: 'number', label: 'Número de tarjeta', autocomplete: 'cc-number', mode: 'numeric', most: 19 })}
  <div class="pair">
    ${field({ name: 'expiry', label: 'Vence (MM/AA)', autocomplete: 'cc-exp', mode: 'numeric', most: 5 })}
    ${field(
      { name: 'cvc', label: 'CVC', autocomplete: 'off', mode: 'numeric', most: 4 },
      html`<p class="hint" id="cvc-hint">Los 3 dígitos del reverso.</p>`,
    )}
  </div>
</form>`;

const bank = (kind: FrameOpening['kind']): Html =>
  html`<section id="bank" aria-labelledby="bank-title" ${kind === 'fields' ? html`hidden` : ''}>
    <h1 id="bank-title" tabindex="-1">Tu banco pide que confirmes</h1>
    <p>Esto es una prueba: elige cómo responde la persona a su banco.</p>
    <button type="button" id="confirm">Confirmar la compra</button>
    <button type="button" id="refuse" class="other">No confirmar</button>
  </section>`;
