import type { IncomingMessage } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { TestStaff } from '../../../apps/server/src/testing/test-staff.ts';
import { brandHost, openRequest, type ServerPort } from '../../chaos/call-server.ts';

const path = '/v1/counter/stores/1/events';
const reopenMs = 200;
const idLength = 36;
const ids = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/gu;

/**
 * A board as a tablet follows it. `shownAt`: the times at which an id was first on it, in
 * milliseconds of `performance.now`. `opened`: the streams that were opened. `refused`: tries that
 * opened none.
 */
export type FollowedBoard = {
  shownAt: ReadonlyMap<string, number>;
  opened(): number;
  refused(): number;
  end(): Promise<void>;
};

/** Follows the board of a store, and opens its stream again whenever it ends. */
export function followBoard(server: ServerPort, { headers }: TestStaff): FollowedBoard {
  const shownAt = new Map<string, number>();
  const ending = new AbortController();
  let opened = 0;
  let refused = 0;
  const follow = async (): Promise<void> => {
    while (!ending.signal.aborted) {
      const stream = await openStream(server, headers, ending.signal);
      if (stream === null) refused += ending.signal.aborted ? 0 : 1;
      else {
        opened += 1;
        await readIds(stream, (id) => shownAt.getOrInsertComputed(id, () => performance.now()));
      }
      await wait(reopenMs);
    }
  };
  const ended = follow();
  return {
    shownAt,
    opened: () => opened,
    refused: () => refused,
    end: () => {
      ending.abort();
      return ended;
    },
  };
}

async function openStream(
  server: ServerPort,
  headers: TestStaff['headers'],
  signal: AbortSignal,
): Promise<IncomingMessage | null> {
  const { promise, resolve } = Promise.withResolvers<IncomingMessage | null>();
  const options = { path, headers: { ...headers, host: brandHost('burger') }, signal };
  const request = openRequest(server, options, resolve);
  request.on('error', () => resolve(null)).end();
  const stream = await promise;
  if (stream?.statusCode === 200) return stream;
  stream?.resume();
  return null;
}

/** An id may be cut in two by the end of a piece. */
async function readIds(stream: IncomingMessage, onId: (id: string) => void): Promise<void> {
  let rest = '';
  stream.setEncoding('utf8').on('data', (piece: string) => {
    const text = rest + piece;
    for (const [id] of text.matchAll(ids)) onId(id);
    rest = text.slice(1 - idLength);
  });
  const { promise, resolve } = Promise.withResolvers<void>();
  stream.on('error', () => undefined).once('close', resolve);
  await promise;
}
