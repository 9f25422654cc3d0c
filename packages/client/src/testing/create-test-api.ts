import type { UserId } from '@comanda/domain/ids.ts';
import type { IncomingMessage, RequestListener } from 'node:http';
import { vi } from 'vitest';
import { type ApiOptions, type CallSessions, createApi } from '../api.ts';
import type { Caller } from '../api-request.ts';
import { startLocalServer } from './local-server.ts';

type RecordedRequest = { line: string; headers: IncomingMessage['headers']; body: unknown };

const guest: Caller = { role: 'guest', token: 'burger.secret', userId: 'u-1' as UserId };

/** The same caller for every call. Reports of the responses about the session change nothing. */
export const callSessions = (caller: Caller | null): CallSessions => ({
  current: () => caller,
  drop: () => false,
  extend: () => undefined,
});

/**
 * An API client over real HTTP to a server with the given responses. Waits are recorded instead of
 * waited.
 */
export async function createTestApi(answers: RequestListener, changes: Partial<ApiOptions> = {}) {
  const requests: RecordedRequest[] = [];
  const waits: number[] = [];
  const origin = await startLocalServer((request, response) => {
    const pieces: Buffer[] = [];
    request.on('data', (piece: Buffer) => pieces.push(piece));
    request.on('end', () => {
      const text = Buffer.concat(pieces).toString();
      requests.push({
        line: `${request.method} ${request.url}`,
        headers: request.headers,
        body: text === '' ? null : JSON.parse(text),
      });
      answers(request, response);
    });
  });
  vi.stubGlobal('location', new URL(origin));
  const api = createApi({
    tenantId: 'burger',
    decimals: 0,
    sessions: callSessions(guest),
    timeLimit: () => new AbortController().signal,
    wait: (ms) => {
      waits.push(ms);
      return Promise.resolve();
    },
    random: () => 0.5,
    ...changes,
  });
  return { api, requests, waits };
}

/** Sends the same response to every request. */
export const json =
  (status: number, body: unknown, headers: Record<string, string> = {}): RequestListener =>
  (_request, response) =>
    void response
      .writeHead(status, { 'content-type': 'application/json', ...headers })
      .end(JSON.stringify(body));
