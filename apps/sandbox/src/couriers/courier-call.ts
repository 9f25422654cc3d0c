import type { FastifyReply, FastifyRequest } from 'fastify';
import { applyFault, type FaultBodies } from '../control/apply-fault.ts';
import type { Control } from '../control/control.ts';
import type { CallName, Fault } from '../control/fault.ts';
import { redacted } from '../control/request-log.ts';
import type { AnyProviderResponse } from '../http/provider-response.ts';
import { readDropoffKey } from './read-dropoff-key.ts';
import { bodyOf } from '../http/request.ts';
import type { EmulatedCourier } from './trip.ts';

/**
 * One call of a shop. `refused`: what the courier says before it looks at the call (a bad token); such a call uses up no fault. `reference`:
 * the shop's name for the delivery, where the call has one.
 */
export type CourierCall = {
  readonly at: CallName;
  readonly reference: string | null;
  authRefusal(): AnyProviderResponse | null;
  run(fault: Fault | null): AnyProviderResponse;
};
export type AnswerCourierCall = (
  request: FastifyRequest,
  reply: FastifyReply,
  call: CourierCall,
) => Promise<FastifyReply>;

type CourierCallDeps = {
  courier: EmulatedCourier;
  control: Control;
  faultBodies: FaultBodies;
  /** What a token that opens nothing any more is answered with. */ expired(
    request: FastifyRequest,
  ): AnyProviderResponse;
};

/** Answers a courier's calls, plays what goes wrong with them, and writes each into the log. */
export const courierCallAnswerer =
  ({ courier, control, faultBodies, expired }: CourierCallDeps): AnswerCourierCall =>
  async (request, reply, call) => {
    const refused = call.authRefusal();
    const fault = refused === null ? faultForCall(control, courier, call, request) : null;
    const run = (): AnyProviderResponse =>
      refused ?? (fault?.name === 'tokenExpired' ? expired(request) : call.run(fault));
    await applyFault(reply, fault, run, control.timer, faultBodies);
    control.log.add({
      at: control.clock.now(),
      provider: courier,
      call: call.at,
      merchantRef: call.reference,
      method: request.method,
      path: redacted(request.url),
      fault: fault?.name ?? null,
      status: reply.raw.destroyed && !reply.raw.writableEnded ? null : reply.statusCode,
    });
    return reply;
  };

/** A price is asked for before anybody has ordered: what goes wrong with it may be bound to the door. */
function faultForCall(
  { faultPlan }: Control,
  courier: EmulatedCourier,
  { at, reference }: CourierCall,
  request: FastifyRequest,
): Fault | null {
  const dropoff = at === 'quote' ? readDropoffKey(bodyOf(request)) : null;
  return (
    (dropoff === null ? null : faultPlan.takeFault(courier, at, dropoff)) ??
    faultPlan.takeFault(courier, at, reference)
  );
}
