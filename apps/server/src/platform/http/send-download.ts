import type { FastifyReply } from 'fastify';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Download } from './download.ts';
import { type HeaderList, hijackReply } from './send-reply.ts';

/**
 * Sends a file. The next piece is made when the client has taken the one before. If the source
 * throws, the connection is cut, so that no client takes half a file for a whole one, and
 * `onFailure` is called.
 */
export function sendDownload(
  reply: FastifyReply,
  { fileName, contentType, pieces }: Download,
  more: HeaderList,
  onFailure: (error: unknown) => void,
): void {
  hijackReply(reply);
  reply.raw.writeHead(200, [
    'content-type',
    contentType,
    'content-disposition',
    `attachment; filename="${fileName}"`,
    'cache-control',
    'private, no-store',
    'x-content-type-options',
    'nosniff',
    ...more,
  ]);
  pipeline(Readable.from(pieces, { objectMode: true }), reply.raw).catch(onFailure);
}
