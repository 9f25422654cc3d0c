import type { FastifyInstance } from 'fastify';
import { sameOriginOnly } from '../control/host-and-origin.ts';
import { type Mailbox, readMail } from './mailbox.ts';
import { mailListPage, mailPage } from './mail-page.ts';

export type MailRoutesDeps = { mailbox: Mailbox; now(): number };
type OneMail = { Params: { id: string } };
const htmlType = 'text/html; charset=utf-8';

/**
 * Receives mail by POST. The pages show it, and tests read it as JSON: GET
 * /mail.json?to=somebody@example.com.
 */
export function mailRoutes(app: FastifyInstance, { mailbox, now }: MailRoutesDeps): void {
  app.post('/mail', (request, reply) => {
    const mail = readMail(typeof request.body === 'string' ? request.body : '');
    if (mail === null)
      return reply.code(422).send({ error: 'a mail has to, subject, and html or text' });
    return reply.code(202).send({ id: mailbox.receive(mail, now()).id });
  });

  app.get('/mail', (_request, reply) => reply.type(htmlType).send(mailListPage(mailbox.list())));
  app.get<{ Querystring: { to?: string } }>('/mail.json', (request) => ({
    mails: mailbox.list(request.query.to),
  }));
  app.delete('/mail', { onRequest: sameOriginOnly }, (_request, reply) => {
    mailbox.empty();
    return reply.code(204).send();
  });

  app.get<OneMail>('/mail/:id', (request, reply) => {
    const mail = mailbox.find(Number(request.params.id));
    return mail === null ? reply.callNotFound() : reply.type(htmlType).send(mailPage(mail));
  });

  app.get<OneMail>('/mail/:id/html', (request, reply) => {
    const mail = mailbox.find(Number(request.params.id));
    if (mail === null) return reply.callNotFound();
    return reply
      .header(
        'content-security-policy',
        "sandbox allow-popups allow-popups-to-escape-sandbox; script-src 'none'",
      )
      .type(htmlType)
      .send(mail.html);
  });
}
