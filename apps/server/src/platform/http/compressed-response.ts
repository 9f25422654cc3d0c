import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/**
 * An answer that is serialised and compressed once per version of its content, and sent many times.
 * `etag` is strong and quoted.
 */
export type CompressedResponse = {
  readonly kind: typeof compressedKind;
  readonly contentType: string;
  readonly etag: string;
  readonly identity: Buffer;
  readonly gzip: Buffer | null;
  readonly brotli: Buffer | null;
};

const compressedKind = Symbol('prepared');
const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);
const minCompressedBytes = 600;

export const isCompressedResponse = (value: unknown): value is CompressedResponse =>
  typeof value === 'object' && value !== null && 'kind' in value && value.kind === compressedKind;

/**
 * Compresses outside of the main thread. `quality` is brotli's: 9, or more for bytes that never
 * change.
 */
export async function compressResponse(
  contentType: string,
  content: string | Buffer,
  quality = 9,
): Promise<CompressedResponse> {
  const identity = typeof content === 'string' ? Buffer.from(content) : content;
  const etag = `"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`;
  if (identity.length < minCompressedBytes)
    return { kind: compressedKind, contentType, etag, identity, gzip: null, brotli: null };
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: identity.length,
    [constants.BROTLI_PARAM_LGWIN]: windowFor(identity.length),
  };
  const [brotli, gzipped] = await Promise.all([
    compressBrotli(identity, { params }),
    compressGzip(identity, { level: 9 }),
  ]);
  return { kind: compressedKind, contentType, etag, identity, gzip: gzipped, brotli };
}

/**
 * Returns a brotli window no larger than the content, because the window determines the
 * compressor's memory.
 */
const windowFor = (length: number): number =>
  Math.min(22, Math.max(16, Math.ceil(Math.log2(length)) + 1));

/** Wraps bytes of a format that is compressed already (pictures, fonts). */
export function precompressedResponse(
  contentType: string,
  identity: Buffer,
  etag: string,
): CompressedResponse {
  return { kind: compressedKind, contentType, etag, identity, gzip: null, brotli: null };
}
