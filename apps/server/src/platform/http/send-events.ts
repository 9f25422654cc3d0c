import type { FastifyReply } from 'fastify';
import type { ServerResponse } from 'node:http';
import type { EventStream } from './event-stream.ts';
import { hijackReply } from './send-reply.ts';

const heartbeatMs = 15_000;
/**
 * A client that takes none of what waits for it in this time is disconnected. Its browser opens the
 * stream again.
 */
const slowReaderMs = 30_000;

/**
 * Streams server-sent events until they end or the client disconnects. Takes the next event only
 * when the client has taken the ones before, so that a slow client holds no memory here; after
 * `patienceMs` milliseconds it is disconnected. Calls `onFailure` if the source throws.
 */
export function sendEvents(
  reply: FastifyReply,
  stream: EventStream,
  onFailure: (error: unknown) => void,
  patienceMs = slowReaderMs,
): void {
  hijackReply(reply);
  const { raw } = reply;
  raw.writeHead(200, {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'private, no-store',
    'x-accel-buffering': 'no',
  });
  raw.flushHeaders();
  void writeEvents(stream, raw, patienceMs).catch(onFailure);
}

async function writeEvents(
  stream: EventStream,
  raw: ServerResponse,
  patienceMs: number,
): Promise<void> {
  const heartbeat = setInterval(() => {
    if (!raw.destroyed && raw.socket?.writableLength === 0) raw.write(':\n\n');
  }, heartbeatMs);
  try {
    for await (const data of stream.events) {
      if (raw.destroyed) return;
      if (!(await isTaken(raw, `data: ${data}\n\n`, patienceMs))) {
        raw.destroy();
        return;
      }
    }
  } finally {
    clearInterval(heartbeat);
    raw.end();
  }
}

/**
 * Writes a text. Resolves with true once the system of this machine has taken it for the client,
 * and with false if the client disconnects or the time passes before: a client that reads nothing
 * makes the system take nothing more.
 */
function isTaken(raw: ServerResponse, text: string, patienceMs: number): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const giveUp = (): void => resolve(false);
  const timer = setTimeout(giveUp, patienceMs);
  raw.once('close', giveUp);
  raw.write(text, (error) => resolve(!error));
  return promise.finally(() => {
    clearTimeout(timer);
    raw.off('close', giveUp);
  });
}
