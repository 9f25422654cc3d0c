const downloadKind = Symbol('download');

/** JSON that the client saves as a file. It is sent piece by piece, so that the whole never stands in memory. */
export type Download = {
  readonly kind: typeof downloadKind;
  /** Letters, digits, dots and hyphens. */
  readonly fileName: string;
  readonly pieces: AsyncIterable<string>;
};

export const download = (fileName: string, pieces: AsyncIterable<string>): Download => ({
  kind: downloadKind,
  fileName,
  pieces,
});

export const isDownload = (value: unknown): value is Download =>
  typeof value === 'object' && value !== null && 'kind' in value && value.kind === downloadKind;
