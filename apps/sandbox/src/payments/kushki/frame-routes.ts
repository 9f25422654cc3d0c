import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isLocalOrigin } from '../../control/host-and-origin.ts';
import { bodyOf } from '../../http/request.ts';
import { fieldsPage } from './fields-page.ts';
import { fieldsScript } from './fields-script.ts';
import type { Kushki } from './kushki.ts';

const quiet = { logLevel: 'warn' } as const;
type Opening = {
  Querystring: { merchant?: string; origin?: string; nonce?: string; secureId?: string };
};

/**
 * Mounts the pages that a shop shows in a frame: the hosted fields, and the bank's question about a
 * card. Both speak only with the page that opened them: its origin stands in the address, and no
 * other page may frame them.
 */
export function kushkiFrameRoutes(frames: FastifyInstance, { tokens }: Kushki): void {
  frames.get<Opening>('/kushki/fields', quiet, (request, reply) =>
    showPage(request, reply, 'fields'),
  );
  frames.get<Opening>('/kushki/challenge', quiet, (request, reply) =>
    showPage(request, reply, 'challenge'),
  );
  frames.get('/kushki/fields.js', quiet, (_request, reply) =>
    reply
      .type('text/javascript; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(fieldsScript),
  );
  frames.post('/kushki/challenge/answer', quiet, (request, reply) => {
    const fields = new URLSearchParams(bodyOf(request));
    const isOpen = tokens.answerChallenge(
      fields.get('secureId') ?? '',
      fields.get('outcome') === 'confirm',
    );
    return reply.code(isOpen ? 204 : 404).send();
  });
}

function showPage(
  { query }: FastifyRequest<Opening>,
  reply: FastifyReply,
  kind: 'fields' | 'challenge',
): FastifyReply {
  const { merchant = '', origin = '', nonce = '', secureId = '' } = query;
  if (!isLocalOrigin(origin) || !/^[\w-]{16,100}$/.test(nonce))
    return reply.code(400).send({ error: 'origin of the shop, nonce of 16 to 100 signs' });
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    "connect-src 'self'",
    "style-src 'unsafe-inline'",
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${origin}`,
  ].join('; ');
  return reply
    .headers({
      'cache-control': 'no-store',
      'content-security-policy': policy,
      'referrer-policy': 'no-referrer',
    })
    .type('text/html; charset=utf-8')
    .send(fieldsPage({ kind, merchant, origin, nonce, secureId }));
}
