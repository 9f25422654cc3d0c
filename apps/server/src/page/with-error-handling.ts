import { type Refusal } from '@comanda/domain/errors/catalogue.ts';
import type { FastifyReply } from 'fastify';
import { answerRefusal, refusalOfError } from '../platform/http/answer-error.ts';
import { sendError } from '../platform/http/send-reply.ts';
import type { NoTenant } from '../platform/http/tenant-lookup.ts';
import type { Log } from '../platform/log.ts';
import type { MaybePromise } from '../platform/maybe-promise.ts';

/** Sends a refusal. `status` overrides the catalogue's HTTP status. */
export const sendRefusal = (reply: FastifyReply, refusal: Refusal, status?: number): void =>
  sendError(reply, answerRefusal(refusal, 0, status));

/** Refuses a request whose Host and `X-Tenant` belong to no tenant. */
export const refuseTenant = (reply: FastifyReply, { refusal, status }: NoTenant): void =>
  sendRefusal(reply, refusal, status);

/** Runs the work of a response. An error is logged and sent as a refusal. */
export function withErrorHandling(
  { log }: { log: Log },
  reply: FastifyReply,
  work: () => MaybePromise<void>,
): MaybePromise<void> {
  const sendFailure = (error: unknown) => {
    const refusal = refusalOfError(error);
    if (refusal.label === 'DEFAULT') log.error({ err: error }, 'a page or file failed');
    sendRefusal(reply, refusal);
  };
  try {
    const pending = work();
    return pending instanceof Promise ? pending.catch(sendFailure) : pending;
  } catch (error) {
    return sendFailure(error);
  }
}
