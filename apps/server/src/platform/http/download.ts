import { jsonType } from './send-reply.ts';

const downloadKind = Symbol('download');

/**
 * A file that the client saves. It is sent piece by piece, so that the whole never stands in
 * memory.
 */
export type Download = {
  readonly kind: typeof downloadKind;
  /** Letters, digits, dots and hyphens. */
  readonly fileName: string;
  readonly contentType: string;
  readonly pieces: AsyncIterable<string>;
};

export const download = (
  fileName: string,
  pieces: AsyncIterable<string>,
  contentType = jsonType,
): Download => ({
  kind: downloadKind,
  fileName,
  contentType,
  pieces,
});

export const isDownload = (value: unknown): value is Download =>
  typeof value === 'object' && value !== null && 'kind' in value && value.kind === downloadKind;
