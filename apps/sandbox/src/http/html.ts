const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escaped markup that is safe to send. */
export type Html = { readonly markup: string };
type Part = Html | string | number | readonly Html[];

const escape = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (sign) => entities[sign] ?? sign);
const isList = (part: Part): part is readonly Html[] => Array.isArray(part);

function renderPart(part: Part): string {
  if (isList(part)) return part.map(({ markup }) => markup).join('');
  return typeof part === 'object' ? part.markup : escape(String(part));
}

/** Builds markup. Parts that are text are escaped. */
export const html = (strings: TemplateStringsArray, ...parts: readonly Part[]): Html => ({
  markup: strings.reduce(
    (before, text, index) => before + renderPart(parts[index - 1] ?? '') + text,
  ),
});

const style = `
:root{color-scheme:light dark;--page:#f6f4ef;--card:#fff;--ink:#221d18;--quiet:#6b635a;--line:#ddd6cb;--acts:#8a3c12;--on:#fff}
@media (prefers-color-scheme:dark){:root{--page:#1b1815;--card:#26221e;--ink:#f2ece4;--quiet:#b3a99c;--line:#433c35;--acts:#f0a56f;--on:#221d18}}
*{box-sizing:border-box}body{margin:0;background:var(--page);color:var(--ink);font:16px/1.5 system-ui,sans-serif}
main,header{max-width:1100px;margin:0 auto;padding:16px}header{display:flex;gap:4px 16px;align-items:baseline;flex-wrap:wrap}
header a{color:inherit}h1{font-size:28px;margin:8px 0}h2{font-size:18px;margin:0 0 8px}a{color:var(--acts)}
.cards{display:grid;gap:16px;grid-template-columns:repeat(auto-fill,minmax(260px,1fr));padding:0;margin:16px 0;list-style:none}
.card{background:var(--card);border:1px solid var(--line);border-radius:12px;padding:16px}.quiet{color:var(--quiet);font-size:14px;margin:4px 0}
.row{display:flex;justify-content:space-between;gap:12px;align-items:center;flex-wrap:wrap}.trouble{color:#b3261e;font-size:14px}
@media (prefers-color-scheme:dark){.trouble{color:#ffb4ab}}ul{padding-left:20px;margin:8px 0}
button{font:inherit;min-height:44px;padding:0 16px;border:0;border-radius:10px;background:var(--acts);color:var(--on);cursor:pointer}
input{font:inherit;min-height:44px;padding:0 12px;border:1px solid var(--quiet);border-radius:10px;background:var(--card);color:inherit;width:9em}
table{border-collapse:collapse;width:100%}th,td{text-align:left;padding:8px;border-bottom:1px solid var(--line);vertical-align:top}
code{font-size:.92em}.wide{overflow-x:auto}.wide :is(th,td){white-space:nowrap}@media (max-width:551px){.wide :is(th,td){padding:8px 5px;font-size:14px}}.number{text-align:right;font-variant-numeric:tabular-nums;white-space:nowrap}
.bare :is(main,header){max-width:500px}.bare main{padding-top:0}.sum{font-size:40px;line-height:1.2;font-weight:700;margin:4px 0 16px;font-variant-numeric:tabular-nums}
.pay input:not([type=hidden]){width:100%}.pay summary{min-height:44px;padding-top:12px}.pay button{width:100%;min-height:48px}.pay .main{min-height:56px;font-size:18px;font-weight:600}
.pay .other{background:transparent;color:var(--acts);border:1px solid var(--line)}.choices{display:grid;gap:6px;margin:0}.facts{display:grid;grid-template-columns:auto 1fr;gap:4px 16px;margin:0 0 16px}
.facts dt{color:var(--quiet)}.facts dd{margin:0;overflow-wrap:anywhere}.facts code{font-size:13px}
:focus-visible{outline:3px solid var(--acts);outline-offset:2px}pre{white-space:pre-wrap;overflow-wrap:anywhere}iframe{width:100%;height:70vh;border:1px solid var(--line);border-radius:12px;background:#fff}`;

/**
 * `bare`: a provider's page for shoppers, with the provider's name in the header and no links to
 * the sandbox's own pages.
 */
type Page = { title: string; body: Html; refreshSeconds?: number; bare?: string };

const navigation = html`<b>Sandbox</b> <a href="/">Inicio</a> <a href="/kitchen">Cocina</a>
  <a href="/mail">Correo</a> <a href="/push">Avisos</a> <a href="/payments">Pagos</a>
  <a href="/couriers">Repartos</a> <a href="/printers">Impresoras</a>`;

/** Renders a whole page of the sandbox, with links to its other pages. */
export const htmlPage = ({ title, body, refreshSeconds, bare }: Page): string =>
  html`<!doctype html>
    <html lang="es">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        ${refreshSeconds === undefined ? '' : html`<meta http-equiv="refresh" content="${refreshSeconds}" />`}
        <title>${title} · ${bare ?? 'Sandbox'}</title>
        <style>
          ${{ markup: style }}
        </style>
      </head>
      <body class="${bare === undefined ? '' : 'bare'}">
        <header>${bare === undefined ? navigation : html`<b>${bare}</b>`}</header>
        <main>
          <h1>${title}</h1>
          ${body}
        </main>
      </body>
    </html>`.markup;
