import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AnyProviderResponse } from '../http/provider-response.ts';
import { applyFault, type FaultBodies } from './apply-fault.ts';
import type { Control } from './control.ts';
import type { CallName, Fault } from './fault.ts';
import { redacted } from './request-log.ts';

/**
 * One call of a shop to a provider. `reference`: the shop's name for the payment or delivery; null
 * if the call has none. `authRefusal`: the provider's refusal of bad credentials; such a call uses
 * up no fault. `takeFault`: finds the fault of this call in another way than by its reference.
 */
export type ProviderCall = {
  readonly at: CallName;
  readonly reference: string | null;
  authRefusal(): AnyProviderResponse | null;
  run(fault: Fault | null): AnyProviderResponse;
  takeFault?(): Fault | null;
};

type AnsweringProvider = { provider: string; control: Control; faultBodies?: FaultBodies };

/** Responds to a call of a shop, applies its fault, and logs the call without secrets. */
export async function answerCall(
  { provider, control, faultBodies }: AnsweringProvider,
  request: FastifyRequest,
  reply: FastifyReply,
  { at, reference, authRefusal, run, takeFault }: ProviderCall,
): Promise<FastifyReply> {
  const find = takeFault ?? (() => control.faultPlan.takeFault(provider, at, reference));
  const refused = authRefusal();
  const fault = refused === null ? find() : null;
  await applyFault(reply, fault, () => refused ?? run(fault), control.timer, faultBodies);
  control.log.add({
    at: control.clock.now(),
    provider,
    call: at,
    merchantRef: reference,
    method: request.method,
    path: redacted(request.url),
    fault: fault?.name ?? null,
    status: reply.raw.destroyed && !reply.raw.writableEnded ? null : reply.statusCode,
  });
  return reply;
}
