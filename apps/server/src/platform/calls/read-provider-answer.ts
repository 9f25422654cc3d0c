import type { IncomingMessage } from 'node:http';
import type { ProviderAnswer } from './provider-call.ts';

const usualMaxBytes = 64 * 1024;

/** Reads a response body to its end, or destroys it once it exceeds the size limit. */
export async function readProviderAnswer(
  response: IncomingMessage,
  signal: AbortSignal,
  maxBytes = usualMaxBytes,
): Promise<ProviderAnswer> {
  const parts: Buffer[] = [];
  let bytes = 0;
  try {
    const chunks: AsyncIterable<Buffer> = response;
    for await (const part of chunks) {
      bytes += part.length;
      if (bytes > maxBytes) return { kind: 'noAnswer', reason: 'tooLarge' };
      parts.push(part);
    }
  } catch {
    return { kind: 'noAnswer', reason: signal.aborted ? 'timeout' : 'connectionFailed' };
  }
  const retryAfter = response.headers['retry-after'];
  const status = {
    status: response.statusCode ?? 0,
    ...(retryAfter === undefined ? {} : { retryAfter }),
  };
  if (bytes === 0) return { kind: 'answer', ...status, body: undefined, isEmpty: true };
  return {
    kind: 'answer',
    ...status,
    body: parseOrUndefined(Buffer.concat(parts).toString('utf8')),
  };
}

function parseOrUndefined(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
