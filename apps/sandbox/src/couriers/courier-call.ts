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
 * One call of a shop. `authRefusal`: the courier's refusal of a bad access token; such a call uses up no fault.
 * `reference`: the shop's name for the delivery, or null if the call has none.
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
  /** Response to a call whose access token expired. */ expired(
    request: FastifyRequest,
  ): AnyProviderResponse;
};

/** Responds to a courier's calls, applies their faults, and logs each call. */
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

/** Finds the fault of a call. A quote has no merchant reference, so its rules are bound to the drop-off key. */
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
