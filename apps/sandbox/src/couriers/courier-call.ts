import type { FastifyReply, FastifyRequest } from 'fastify';
import { actOut, type Complaints } from '../control/act-out.ts';
import type { Control } from '../control/control.ts';
import type { CallName, Fault } from '../control/fault.ts';
import { redacted } from '../control/request-log.ts';
import type { AnyAnswer } from '../http/answer.ts';
import { doorOf } from './door-of.ts';
import { bodyOf } from '../http/request.ts';
import type { Couriers } from './trip.ts';

/**
 * One call of a shop. `refused`: what the courier says before it looks at the call (a bad token); such a call uses up no fault. `reference`:
 * the shop's name for the delivery, where the call has one.
 */
export type CourierCall = {
  readonly at: CallName;
  readonly reference: string | null;
  refused(): AnyAnswer | null;
  run(fault: Fault | null): AnyAnswer;
};
export type Answering = (request: FastifyRequest, reply: FastifyReply, call: CourierCall) => Promise<FastifyReply>;

type House = {
  courier: Couriers;
  control: Control;
  complaints: Complaints;
  /** What a token that opens nothing any more is answered with. */ expired(request: FastifyRequest): AnyAnswer;
};

/** Answers a courier's calls, plays what goes wrong with them, and writes each into the log. */
export const answeringOf =
  ({ courier, control, complaints, expired }: House): Answering =>
  async (request, reply, call) => {
    const refused = call.refused();
    const fault = refused === null ? played(control, courier, call, request) : null;
    const run = (): AnyAnswer => refused ?? (fault?.name === 'tokenExpired' ? expired(request) : call.run(fault));
    await actOut(reply, fault, run, control.timer, complaints);
    control.log.note({
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
function played({ play }: Control, courier: Couriers, { at, reference }: CourierCall, request: FastifyRequest): Fault | null {
  const door = at === 'quote' ? doorOf(bodyOf(request)) : null;
  return (door === null ? null : play.take(courier, at, door)) ?? play.take(courier, at, reference);
}
