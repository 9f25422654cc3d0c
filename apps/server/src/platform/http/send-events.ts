import type { FastifyReply } from 'fastify';
import type { ServerResponse } from 'node:http';
import type { EventStream } from './event-stream.ts';
import { hijackReply } from './send-reply.ts';

const heartbeatMs = 15_000;
/** A client that takes none of what waits for it in this time is disconnected. Its browser opens the stream again. */
const slowReaderMs = 30_000;

/**
 * Streams server-sent events until they end or the client disconnects. Takes the next event only when the client has taken the ones before,
 * so that a slow client holds no memory here; after `patienceMs` milliseconds it is disconnected. Calls `onFailure` if the source throws.
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
    if (!raw.writableNeedDrain) raw.write(':\n\n');
  }, heartbeatMs);
  try {
    for await (const data of stream.events) {
      if (raw.destroyed) return;
      raw.write(`data: ${data}\n\n`);
      if (raw.writableNeedDrain && !(await isDrained(raw, patienceMs))) {
        raw.destroy();
        return;
      }
    }
  } finally {
    clearInterval(heartbeat);
    raw.end();
  }
}

/** Resolves with true once the client has taken what was written, and with false if it disconnects or the time passes before. */
function isDrained(raw: ServerResponse, patienceMs: number): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const onDrain = (): void => resolve(true);
  const onClose = (): void => resolve(false);
  const timer = setTimeout(onClose, patienceMs);
  raw.once('drain', onDrain).once('close', onClose);
  return promise.finally(() => {
    clearTimeout(timer);
    raw.off('drain', onDrain).off('close', onClose);
  });
}
