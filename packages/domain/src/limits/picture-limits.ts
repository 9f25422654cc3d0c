/** Longest side of a picture, in pixels. docs/rules/limits.md#cost-of-a-picture. */
export const maxPictureSide = 4_000;

/**
 * Most bytes of one decoded frame: 4,000 x 4,000 pixels of 8 bits with transparency. A file of some
 * kilobytes may hold more. docs/rules/limits.md#cost-of-a-picture.
 */
export const maxDecodedPictureBytes = 64_000_000;

/**
 * Most decoded bytes of the frames of an animation, or the pages of a file, together.
 * docs/rules/limits.md#cost-of-a-picture.
 */
export const maxDecodedFramesBytes = 160_000_000;

/**
 * A picture as its header describes it, before a pixel is decoded. `channels`: 1 to 4.
 * `channelBytes`: 1 for at most 8 bits a channel, 2 for at most 16. `frames`: 1, or the number of
 * frames of an animation or of pages of a file.
 */
export type PictureHeader = {
  readonly width: number;
  readonly height: number;
  readonly channels: number;
  readonly channelBytes: number;
  readonly frames: number;
};

/**
 * The limit that a picture exceeds: a side, the decoded bytes of one frame, or those of all frames.
 */
export type PictureLimit = 'side' | 'frame' | 'frames';

/** Bytes of one decoded frame: pixels x channels x bytes of a channel. */
export const decodedFrameBytes = ({
  width,
  height,
  channels,
  channelBytes,
}: PictureHeader): number => width * height * channels * channelBytes;

/**
 * Returns the first limit that a picture exceeds, or null. docs/rules/limits.md#cost-of-a-picture.
 */
export function exceededPictureLimit(header: PictureHeader): PictureLimit | null {
  if (Math.max(header.width, header.height) > maxPictureSide) return 'side';
  const bytes = decodedFrameBytes(header);
  if (bytes > maxDecodedPictureBytes) return 'frame';
  return bytes * header.frames > maxDecodedFramesBytes ? 'frames' : null;
}
