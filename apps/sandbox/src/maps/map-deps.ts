import type { FastifyReply, FastifyRequest } from 'fastify';
import { actOut } from '../control/act-out.ts';
import type { Control } from '../control/control.ts';
import type { CallName } from '../control/fault.ts';
import { redacted } from '../control/request-log.ts';
import type { AnyAnswer } from '../http/answer.ts';
import type { City } from './city.ts';

/** What the addresses of maps and address services need. */
export type MapDeps = { city: () => City; control: Control };

export const quiet = { logLevel: 'warn' } as const;

/** Answers a call of an address service or plays what goes wrong with it, and notes it. Keys in the address are not noted. */
export async function answerAs(
  provider: string,
  at: CallName,
  { control }: MapDeps,
  { request, reply, run }: { request: FastifyRequest; reply: FastifyReply; run: () => AnyAnswer },
): Promise<FastifyReply> {
  const fault = control.play.take(provider, at, null);
  await actOut(reply, fault, run, control.timer);
  const status = reply.raw.destroyed && !reply.raw.writableEnded ? null : reply.statusCode;
  const path = redacted(request.url.replace(/([?&]key=)[^&]*/, '$1…'));
  control.log.note({
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

export type Query = Readonly<Record<string, string | undefined>>;

/** The first parameter that is none of these, or that is sent twice; null: all are well. */
export function strangerIn(query: Readonly<Record<string, unknown>>, known: readonly string[]): string | null {
  return Object.entries(query).find(([name, value]) => !known.includes(name) || typeof value !== 'string')?.[0] ?? null;
}

/** A number of a query within a bound on both sides of zero; null when it is none. */
export function degreesOf(text: string | undefined, most: number): number | null {
  const value = text === undefined || !/^-?\d{1,3}(\.\d{1,15})?$/.test(text) ? null : Number(text);
  return value === null || Math.abs(value) > most ? null : value;
}
