import type { FastifyReply } from 'fastify';
import type { IncomingMessage } from 'node:http';

/** Most bytes of an unread body that are discarded to keep the connection for the next request. */
const discardedBytes = 64 * 1_024;
/**
 * A client that is still sending has this long to read its refusal before the connection closes, in
 * milliseconds.
 */
const lingerMs = 1_000;
/**
 * Most bytes that are discarded in that time: a client that sends first and reads afterwards sends
 * a picture whole.
 */
const lingerBytes = 4 * 1_024 * 1_024;

/** Returns whether a body of unknown length, or one that is not small, was not read to its end. */
export const hasUnreadBody = ({ complete, headers }: IncomingMessage): boolean =>
  !complete &&
  (headers['transfer-encoding'] !== undefined ||
    Number(headers['content-length'] ?? 0) > discardedBytes);

/**
 * Writes a refusal to a client whose body is not read, and closes the connection after it: the
 * answer is complete at once, and what the client goes on sending is thrown away for a second,
 * because a connection that is closed on unread bytes may take the refusal along.
 * docs/rules/limits.md#bodies-of-refused-callers.
 */
export function refuseUnreadBody(
  { raw: response, request: { raw: request } }: FastifyReply,
  status: number,
  headers: readonly string[],
  body: string,
): void {
  response.shouldKeepAlive = false;
  response.writeHead(status, [...headers]);
  response.write(body);
  const close = () => {
    clearTimeout(linger);
    response.end();
  };
  const linger = setTimeout(close, lingerMs);
  let left = lingerBytes;
  request.on('data', ({ length }: Buffer) => (left -= length) < 0 && close());
  request.once('end', close).once('close', close).resume();
}
