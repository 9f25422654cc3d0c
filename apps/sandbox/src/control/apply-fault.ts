import type { FastifyReply } from 'fastify';
import type { ProviderResponse, AnyProviderResponse } from '../http/provider-response.ts';
import type { Timer } from '../timer.ts';
import { unreachable } from '../unreachable.ts';
import { type Fault, isTransportFault } from './fault.ts';

/** A provider's own response bodies for an internal failure and for too many calls. */
export type FaultBodies = {
  readonly failed: ProviderResponse['body'];
  readonly tooManyRequests: ProviderResponse['body'];
};

const plainFaultBodies: FaultBodies = {
  failed: { error_message: 'Internal server error' },
  tooManyRequests: { error_message: 'Too many requests' },
};
const retryAfterSeconds = 1;
const gatewayPage =
  '<html><head><title>502 Bad Gateway</title></head><body><h1>502 Bad Gateway</h1></body></html>';

/**
 * Responds to a call, with the fault applied if there is one. `run` carries the call out; it also
 * applies the faults that only the provider can emulate (false responses). Resolves once the
 * response is sent.
 */
export async function applyFault(
  reply: FastifyReply,
  fault: Fault | null,
  run: () => AnyProviderResponse,
  timer: Timer,
  faultBodies: FaultBodies = plainFaultBodies,
): Promise<void> {
  if (fault === null || !isTransportFault(fault.name)) return send(reply, run());
  switch (fault.name) {
    case 'error500':
      return send(reply, { status: 500, body: faultBodies.failed });
    case 'error502Html':
      return void reply.code(502).type('text/html').send(gatewayPage);
    case 'tooManyRequests':
      return void reply
        .code(429)
        .header('retry-after', retryAfterSeconds)
        .send(faultBodies.tooManyRequests);
    case 'resetBefore':
      return dropConnection(reply);
    case 'resetAfter':
      run();
      return dropConnection(reply);
    case 'slow': {
      const answer = run();
      await new Promise<void>((resolve) => void timer.after(fault.ms, resolve));
      return send(reply, answer);
    }
    case 'malformedJson':
      return sendBroken(reply, run());
    default:
      return unreachable(fault.name);
  }
}

const send = (reply: FastifyReply, { status, body }: AnyProviderResponse): void =>
  void reply.code(status).send(body);

/** Sends a body that is cut off in the middle. */
function sendBroken(reply: FastifyReply, { status, body }: AnyProviderResponse): void {
  const text = JSON.stringify(body);
  void reply
    .code(status)
    .type('application/json')
    .send(text.slice(0, Math.ceil(text.length / 2)));
}

/** Closes the connection without a response. */
function dropConnection(reply: FastifyReply): void {
  reply.hijack();
  reply.raw.destroy();
}
