import { type Html, html, htmlPage } from '../http/html.ts';
import {
  type EmulatedPrinter,
  type PrinterQuirk,
  printerQuirks,
  type PrinterTrouble,
  printerTroubles,
} from './emulated-printer.ts';

const troubleNames: Readonly<Record<PrinterTrouble, string>> = {
  none: 'Todo bien',
  paperLow: 'Queda poco papel',
  paperOut: 'Sin papel',
  coverOpen: 'Tapa abierta',
  away: 'Apagada',
};
const quirkNames: Readonly<Record<PrinterQuirk, string>> = {
  noToken: 'No nombra el papel al confirmar',
  takesTwice: 'Descarga cada papel dos veces',
  losesConfirmation: 'Pierde la próxima confirmación',
  confirmsTwice: 'Confirma dos veces',
  diesMidJob: 'Se apaga a mitad del próximo papel',
  emptiesMidJob: 'Se queda sin papel en el próximo',
  oddCode: 'Dice un código desconocido',
};

/** The emulated printers with the papers that came out. Reloads every three seconds. */
export const printersPage = (printers: readonly EmulatedPrinter[]): string =>
  htmlPage({
    title: 'Impresoras',
    refreshSeconds: printers.length === 0 ? 60 : 3,
    body: html`<form class="card row" method="post" action="/printers">
        <label
          >Modelo
          <select name="model">
            <option value="star">Star</option>
            <option value="epson">Epson</option>
          </select>
        </label>
        <label>Dirección <input name="url" required style="width:24em" /></label>
        <label>Dirección de estado <input name="statusUrl" style="width:24em" /></label>
        <button>Conectar</button>
      </form>
      <ul class="cards">
        ${printers.map(printerCard)}
      </ul>`,
  });

function printerCard({
  id,
  model,
  url,
  trouble,
  quirks,
  papers,
  lastStatus,
}: EmulatedPrinter): Html {
  return html`<li class="card" data-printer="${id}">
    <h2>${model === 'star' ? 'Star' : 'Epson'}: ${troubleNames[trouble]}</h2>
    <p class="quiet"><code>${url}</code></p>
    <p class="${lastStatus === 200 ? 'quiet' : 'trouble'}">Última respuesta: ${lastStatus}</p>
    <form class="row" method="post" action="/printers/${id}/trouble">
      ${printerTroubles.map((each) => html`<button name="trouble" value="${each}">${troubleNames[each]}</button>`)}
    </form>
    <form method="post" action="/printers/${id}/quirks">
      ${printerQuirks.map((each) => html`<label class="quiet"><input style="width:auto;min-height:0" type="checkbox" name="quirk" value="${each}" ${{ markup: quirks.has(each) ? 'checked' : '' }} /> ${quirkNames[each]}</label><br />`)}
      <button>Guardar</button>
    </form>
    ${papers.map(
      ({ at, text }) =>
        html`<p class="quiet">${new Date(at).toISOString().slice(11, 19)} UTC</p>
          <pre class="card">${text}</pre>`,
    )}
    <form method="post" action="/printers/${id}/disconnect"><button>Desconectar</button></form>
  </li>`;
}
