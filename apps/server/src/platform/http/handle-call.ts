import type { Endpoint } from '@comanda/contract/define-endpoint.ts';
import { headers } from '@comanda/contract/headers.ts';
import { chain, type MaybePromise } from '../maybe-promise.ts';
import { textOf } from './admit-call.ts';
import { isAnswerWithCookies } from './answer-with-cookies.ts';
import type { CallerSession, TenantContext } from './call.ts';
import type { HttpPlatform } from './http-platform.ts';
import type { EndpointResult, Exchange, MountedEndpoint } from './mounted-endpoint.ts';
import { readCall } from './read-call.ts';
import type { HeaderList } from './send-reply.ts';
import { withTimeout } from './with-timeout.ts';

/**
 * Time limit of a handler: after 15 s the response is 408. The handler's work is not stopped; its
 * transaction commits or rolls back by itself.
 */
const handlerTimeoutMs = 15_000;

const noBytes = Buffer.alloc(0);

type AuthorisedCall = { tenant: TenantContext; session: CallerSession };

/** Validates the input of an authorised call and runs the endpoint's handler. */
export function handleCall<E extends Endpoint>(
  { endpoint, handler, compiled, http }: MountedEndpoint<E>,
  { request, reply }: Exchange,
  authorised: AuthorisedCall,
): MaybePromise<EndpointResult> {
  const call = readCall(endpoint, compiled, request, reply, {
    ...authorised,
    rawBody: textOf(request),
    file: Buffer.isBuffer(request.body) ? request.body : noBytes,
    now: http.clock(),
    stopping: http.stopping,
  });
  if (!call.ok) return { ok: false, refusal: call.error };
  const pending = handler(call.value);
  return chain(
    pending instanceof Promise ? withTimeout(handlerTimeoutMs, pending, http.ending) : pending,
    (outcome): EndpointResult =>
      outcome.ok
        ? answerOf(outcome.value, expiryHeader(http, authorised))
        : { ok: false, refusal: outcome.error },
  );
}

const answerOf = (value: unknown, more: HeaderList): EndpointResult =>
  isAnswerWithCookies(value)
    ? {
        ok: true,
        value: value.answer,
        more: [...more, ...value.cookies.flatMap((cookie) => ['set-cookie', cookie])],
      }
    : { ok: true, value, more };

/**
 * Reports to a guest or a user when the token expires: the browser stores the token until then and
 * never sends an expired one.
 */
function expiryHeader({ sessions }: HttpPlatform, { tenant, session }: AuthorisedCall): HeaderList {
  const expiresAt = sessions.expiresAt(tenant.id, session);
  return expiresAt === null ? [] : [headers.sessionExpiresAt, expiresAt];
}
