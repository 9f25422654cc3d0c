import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { loopbackOnly } from '../../control/loopback-only.ts';
import { redacted } from '../../control/request-log.ts';
import { readObject, textOrNull } from '../../http/read-json.ts';
import { bodyOf } from '../../http/request.ts';
import {
  closedEnrolmentPage,
  endedEnrolmentPage,
  enrolmentDecidePath,
  enrolmentPage,
  postBackPage,
  unknownEnrolmentPage,
} from './enrolment-pages.ts';
import { returnAddress } from '../kit/hosted-payment.ts';
import { enrolmentReturnOf } from './enrolment-return.ts';
import { type Inscription, isPageOpen } from './inscription.ts';
import type { Oneclick } from './oneclick.ts';
import { enrolmentPath } from './oneclick-calls.ts';
import type { OneclickDeps } from './oneclick-deps.ts';
import { isOneclickCard } from './test-cards.ts';

const quiet = { logLevel: 'warn' } as const;
type Named = { Querystring: { TBK_TOKEN?: string } };

/**
 * Sends a page that is never cached. Its address contains the token, so the referrer is only the
 * origin.
 */
const show = (reply: FastifyReply, text: string, status = 200): FastifyReply =>
  reply
    .code(status)
    .headers({ 'cache-control': 'no-store', 'referrer-policy': 'strict-origin' })
    .type('text/html; charset=utf-8')
    .send(text);

const fieldsOf = (request: FastifyRequest): URLSearchParams => new URLSearchParams(bodyOf(request));

/**
 * Mounts the page on which a person enrols a card, and the calls that press its buttons without a
 * browser.
 */
export function enrolmentRoutes(app: FastifyInstance, deps: OneclickDeps): void {
  const { oneclick, control } = deps;
  app.route<Named>({
    method: ['GET', 'POST'],
    url: enrolmentPath,
    ...quiet,
    handler: (request, reply) => {
      const token = request.query.TBK_TOKEN ?? fieldsOf(request).get('TBK_TOKEN') ?? '';
      const inscription = oneclick.find(token);
      note(deps, request, inscription);
      if (inscription === null) return show(reply, unknownEnrolmentPage(), 404);
      return isPageOpen(inscription, control.clock.now())
        ? show(reply, enrolmentPage(inscription))
        : show(reply, endedEnrolmentPage(token));
    },
  });
  app.post(enrolmentDecidePath, quiet, (request, reply) => {
    const fields = fieldsOf(request);
    const [token, outcome] = [fields.get('TBK_TOKEN') ?? '', fields.get('outcome') ?? ''];
    if (oneclick.find(token) === null) return show(reply, unknownEnrolmentPage(), 404);
    if (outcome === 'close') return show(reply, closedEnrolmentPage());
    const decided = decide(oneclick, token, outcome);
    note(deps, request, decided);
    return goBack(reply, decided);
  });
  mountPress(app, oneclick);
}

/** Applies a button: `card:<name>`, `decline`, `cancel` or `expire`. */
function decide(oneclick: Oneclick, token: string, outcome: string): Inscription | null {
  const card = outcome.startsWith('card:') ? outcome.slice('card:'.length) : null;
  if (isOneclickCard(card)) return oneclick.decide(token, 'approved', card);
  if (outcome === 'decline') return oneclick.decide(token, 'declined', null);
  return oneclick.decide(token, outcome === 'cancel' ? 'aborted' : 'expired', null);
}

function goBack(reply: FastifyReply, inscription: Inscription | null): FastifyReply {
  const back = inscription && enrolmentReturnOf(inscription);
  if (back === null) return show(reply, unknownEnrolmentPage(), 404);
  return back.method === 'GET'
    ? reply.header('cache-control', 'no-store').redirect(returnAddress(back), 303)
    : show(reply, postBackPage(back));
}

/**
 * `/oneclick/_enrol` presses a button without a browser and answers with the browser's return;
 * `/oneclick/_withdraw` ends a card as its bank does; `/oneclick/_cards` lists the cards that exist
 * here.
 */
function mountPress(app: FastifyInstance, oneclick: Oneclick): void {
  const options = { ...quiet, onRequest: loopbackOnly };
  app.post('/oneclick/_enrol', options, (request, reply) => {
    const body = readObject(bodyOf(request));
    const [token, outcome] = [textOrNull(body?.['token']), textOrNull(body?.['outcome'])];
    const decided = token === null || outcome === null ? null : decide(oneclick, token, outcome);
    const back = decided && enrolmentReturnOf(decided);
    return back === null ? reply.code(404).send({ error: 'no such token' }) : reply.send(back);
  });
  app.post('/oneclick/_withdraw', options, (request, reply) => {
    const username = textOrNull(readObject(bodyOf(request))?.['username']);
    const user = oneclick.users().find((one) => one.username === username && one.live);
    if (user === undefined) return reply.code(404).send({ error: 'no such card' });
    oneclick.withdraw(user.tbkUser);
    return reply.send({ withdrawn: true });
  });
  app.get('/oneclick/_cards', options, (_request, reply) =>
    reply.send({
      cards: oneclick.users().map(({ username, card, live }) => ({ username, card, live })),
    }),
  );
}

const note = (
  { control }: OneclickDeps,
  request: FastifyRequest,
  inscription: Inscription | null,
): void =>
  control.log.add({
    at: control.clock.now(),
    provider: 'oneclick',
    call: 'form',
    merchantRef: inscription?.username ?? null,
    method: request.method,
    path: redacted(request.url),
    fault: null,
    status: inscription === null ? 404 : 200,
  });
