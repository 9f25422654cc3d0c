import { type Html, html, htmlPage } from '../http/html.ts';
import type { ReceivedMail } from './mailbox.ts';

const timeOf = (at: number): string => new Date(at).toISOString().slice(0, 19).replace('T', ' ');

/** The inbox, newest first. Reloads every three seconds. */
export const mailListPage = (mails: readonly ReceivedMail[]): string =>
  htmlPage({
    title: 'Correo',
    refreshSeconds: 3,
    body:
      mails.length === 0
        ? html`<p class="quiet">Aún no llega ningún correo.</p>`
        : html`<table>
            <thead>
              <tr>
                <th>De</th>
                <th>Para</th>
                <th>Asunto</th>
                <th>Hora (UTC)</th>
              </tr>
            </thead>
            <tbody>
              ${mails.map(row)}
            </tbody>
          </table>`,
  });

const row = ({ id, from, to, subject, at }: ReceivedMail): Html =>
  html`<tr>
    <td>${from}</td>
    <td>${to}</td>
    <td><a href="/mail/${id}">${subject === '' ? '(sin asunto)' : subject}</a></td>
    <td>${timeOf(at)}</td>
  </tr>`;

/** One mail: its markup in a sandboxed frame that runs no scripts, then its plain text. */
export const mailPage = (mail: ReceivedMail): string =>
  htmlPage({
    title: mail.subject === '' ? '(sin asunto)' : mail.subject,
    body: html`<p class="quiet">
        De ${mail.from === '' ? 'nadie' : mail.from} para ${mail.to} · ${timeOf(mail.at)} UTC
      </p>
      ${mail.html === '' ? '' : html`<iframe title="${mail.subject}" sandbox="allow-popups allow-popups-to-escape-sandbox" src="/mail/${mail.id}/html"></iframe>`}
      ${
        mail.text === ''
          ? ''
          : html`<h2>Texto sin formato</h2>
              <pre class="card">${mail.text}</pre>`
      }`,
  });
