import type { FastifyReply, FastifyRequest } from 'fastify';
import { answerCall, type ProviderCall } from '../control/answer-call.ts';
import type { FaultBodies } from '../control/apply-fault.ts';
import type { Control } from '../control/control.ts';
import type { Fault } from '../control/fault.ts';
import type { AnyProviderResponse } from '../http/provider-response.ts';
import { readDropoffKey } from './read-dropoff-key.ts';
import { bodyOf } from '../http/request.ts';
import type { EmulatedCourier } from './trip.ts';

/**
 * One call of a shop to a courier. `reference`: the shop's name for the delivery, or null if the
 * call has none.
 */
type CourierCall = Omit<ProviderCall, 'takeFault'>;
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
  (request, reply, call) =>
    answerCall({ provider: courier, control, faultBodies }, request, reply, {
      ...call,
      run: (fault) => (fault?.name === 'tokenExpired' ? expired(request) : call.run(fault)),
      takeFault: () => faultForCall(control, courier, call, request),
    });

/**
 * Finds the fault of a call. A quote has no merchant reference, so its rules are bound to the
 * drop-off key.
 */
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
