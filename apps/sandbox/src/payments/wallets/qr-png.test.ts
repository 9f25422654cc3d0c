import sharp from 'sharp';
import { encode } from 'uqr';
import { expect, test } from 'vitest';
import { qrPng } from './qr-png.ts';

const address = 'http://127.0.0.1:4000/mach/pay/5f6ff1d2-8a0c-4d6c-9d6a-3a6f0f3f1a11';

test('the picture of a code is a PNG whose modules are those of the text', async () => {
  const png = Buffer.from(qrPng(address), 'base64');
  const { data: modules, size } = encode(address, { ecc: 'M', border: 4 });
  const { data, info } = await sharp(png).greyscale().raw().toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([size * 8, size * 8]);
  const drawn = modules.map((row, y) =>
    row.map((_, x) => data[(y * 8 + 4) * info.width + x * 8 + 4] === 0),
  );
  expect(drawn).toEqual(modules);
});

test('another text is another picture, and the white border is four modules wide', async () => {
  expect(qrPng(address)).not.toBe(qrPng(`${address}2`));
  const png = Buffer.from(qrPng(address), 'base64');
  const { data, info } = await sharp(png).greyscale().raw().toBuffer({ resolveWithObject: true });
  const border = data.subarray(0, info.width * 4 * 8);
  expect(new Set(border)).toEqual(new Set([255]));
});
