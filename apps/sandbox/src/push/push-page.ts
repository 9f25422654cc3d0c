import { type Html, html, htmlPage } from '../http/html.ts';
import { readObject, textOrNull } from '../http/read-json.ts';
import type { ReceivedPush } from './push-service.ts';

const timeOf = (at: number): string => new Date(at).toISOString().slice(0, 19).replace('T', ' ');

/** The messages, newest first, as a phone would show them. Reloads every three seconds. */
export const pushListPage = (pushes: readonly ReceivedPush[]): string =>
  htmlPage({
    title: 'Avisos',
    refreshSeconds: 3,
    body:
      pushes.length === 0
        ? html`<p class="quiet">Aún no llega ningún aviso.</p>`
        : html`<ul class="cards">
            ${pushes.map(card)}
          </ul>`,
  });

function card({ message, ttl, bytes, topic, at }: ReceivedPush): Html {
  const content = message === null ? null : readObject(message);
  const title = textOrNull(content?.['title']) ?? 'No se puede leer';
  return html`<li class="card">
    <h2>${title}</h2>
    <p>${textOrNull(content?.['body']) ?? ''}</p>
    <p class="quiet">${timeOf(at)} UTC · ${bytes} bytes · TTL ${ttl} s</p>
    <p class="quiet">Tema <code>${topic}</code></p>
  </li>`;
}
