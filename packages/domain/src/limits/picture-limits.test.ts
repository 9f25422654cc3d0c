import { expect, test } from 'vitest';
import { exceededPictureLimit, type PictureHeader } from './picture-limits.ts';

const header = (rest: Partial<PictureHeader>): PictureHeader => ({
  width: 4_000,
  height: 4_000,
  channels: 4,
  channelBytes: 1,
  frames: 1,
  ...rest,
});

test.each<[string, Partial<PictureHeader>, ReturnType<typeof exceededPictureLimit>]>([
  ['8 bits with transparency at the longest sides', {}, null],
  ['a side of one pixel more', { width: 4_001, height: 1 }, 'side'],
  ['16 bits at the longest sides', { channels: 3, channelBytes: 2 }, 'frame'],
  ['16 bits of one channel', { channels: 1, channelBytes: 2 }, null],
  ['two frames of the largest size', { frames: 2 }, null],
  ['three frames of the largest size', { frames: 3 }, 'frames'],
  ['very many frames of a small size', { width: 100, height: 100, frames: 4_001 }, 'frames'],
])('the cost of a picture is known from its header: %s', (_what, rest, limit) => {
  expect(exceededPictureLimit(header(rest))).toBe(limit);
});
