import type { FastifyReply, FastifyRequest } from 'fastify';
import { applyFault } from '../control/apply-fault.ts';
import type { Control } from '../control/control.ts';
import type { CallName } from '../control/fault.ts';
import { redacted } from '../control/request-log.ts';
import type { AnyProviderResponse } from '../http/provider-response.ts';
import type { City } from './city.ts';

/** Dependencies of the map and address routes. */
export type MapDeps = { city: () => City; control: Control };

export const quietLog = { logLevel: 'warn' } as const;

/**
 * Responds to a call of an address service, applies its fault, and logs it. The log contains no API
 * keys.
 */
export async function answerMapCall(
  provider: string,
  at: CallName,
  { control }: MapDeps,
  {
    request,
    reply,
    run,
  }: { request: FastifyRequest; reply: FastifyReply; run: () => AnyProviderResponse },
): Promise<FastifyReply> {
  const fault = control.faultPlan.takeFault(provider, at, null);
  await applyFault(reply, fault, run, control.timer);
  const status = reply.raw.destroyed && !reply.raw.writableEnded ? null : reply.statusCode;
  const path = redacted(request.url.replace(/([?&]key=)[^&]*/, '$1…'));
  control.log.add({
    at: control.clock.now(),
    provider,
    call: at,
    merchantRef: null,
    method: request.method,
    path,
    fault: fault?.name ?? null,
    status,
  });
  return reply;
}

export type MapQuery = Readonly<Record<string, string | undefined>>;

/** Returns the first parameter that is unknown or repeated, or null. */
export function unknownParameter(
  query: Readonly<Record<string, unknown>>,
  known: readonly string[],
): string | null {
  return (
    Object.entries(query).find(
      ([name, value]) => !known.includes(name) || typeof value !== 'string',
    )?.[0] ?? null
  );
}

/**
 * Reads a number from a query. Null if it is not a number or its absolute value exceeds the
 * maximum.
 */
export function readDegrees(text: string | undefined, most: number): number | null {
  const value = text === undefined || !/^-?\d{1,3}(\.\d{1,15})?$/.test(text) ? null : Number(text);
  return value === null || Math.abs(value) > most ? null : value;
}
