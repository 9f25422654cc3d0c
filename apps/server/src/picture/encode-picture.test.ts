import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { expect, test } from 'vitest';
import { encodePicture, type PictureVariant } from './encode-picture.ts';
import { polyglotOf, smuggled, trailingWebp } from '../testing/bad-pictures.ts';
import { encodeSameFormat } from './encode-same-format.ts';
import { createPictureEncoder } from './picture-encoder.ts';

/** Draws a picture with enough detail that formats and widths differ in bytes. */
const drawing = (width: number, height: number): Sharp => {
  const dots = Array.from({ length: 400 }, (_, at) => {
    const [x, y] = [(at * 97) % width, (at * 61) % height];
    return `<circle cx="${x}" cy="${y}" r="${4 + (at % 23)}" fill="hsl(${(at * 37) % 360} 60% 55%)"/>`;
  });
  return sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${dots.join('')}</svg>`,
    ),
  ).flatten();
};
const widthsOf = (all: readonly PictureVariant[]): number[] => all.map(({ width }) => width);
const measure = async ({ bytes }: PictureVariant) => {
  const { format, width, height, compression } = await sharp(bytes).metadata();
  return { format: compression === 'av1' ? 'avif' : format, width, height };
};

test('a dish photo is encoded in the widths of cards and sheets, as AVIF and as WebP, and as a blurred placeholder', async () => {
  const photo = await drawing(1_600, 1_200).jpeg({ quality: 92 }).toBuffer();
  const { width, height, avif, webp, placeholder } = await encodePicture(photo, 'dish');
  expect([width, height, widthsOf(avif), widthsOf(webp)]).toEqual([
    800,
    600,
    [200, 320, 480, 800],
    [480, 800],
  ]);
  expect(await Promise.all([...avif, ...webp].map(measure))).toEqual([
    { format: 'avif', width: 200, height: 150 },
    { format: 'avif', width: 320, height: 240 },
    { format: 'avif', width: 480, height: 360 },
    { format: 'avif', width: 800, height: 600 },
    { format: 'webp', width: 480, height: 360 },
    { format: 'webp', width: 800, height: 600 },
  ]);
  const blur = Buffer.from(placeholder?.replace('data:image/webp;base64,', '') ?? '', 'base64');
  expect(await sharp(blur).metadata()).toMatchObject({ format: 'webp', width: 8, height: 6 });
  expect(blur.length).toBeLessThan(100);
});

test('no encoded picture is wider than its master or only slightly narrower', async () => {
  const widest = async (master: number, use: 'dish' | 'wide') => {
    const { avif, webp } = await encodePicture(
      await drawing(master, Math.round(master / 2))
        .png()
        .toBuffer(),
      use,
    );
    return [widthsOf(avif), widthsOf(webp)];
  };
  expect(await widest(500, 'dish')).toEqual([[200, 320, 500], [500]]);
  expect(await widest(120, 'dish')).toEqual([[], [120]]);
  expect(await widest(1_300, 'wide')).toEqual([
    [480, 800, 1_300],
    [800, 1_300],
  ]);
});

test.each<[string, () => Promise<Buffer>]>([
  ['a WebP with a text behind it', trailingWebp],
  ['a WebP of the largest width with a text behind it', () => trailingWebp(800)],
  ['a WebP with metadata and a text behind it', () => polyglotOf('webp')],
  ['a PNG with metadata and a text behind it', () => polyglotOf('png')],
  ['a JPEG with metadata and a text behind it', () => polyglotOf('jpeg')],
])('of %s only the pixels are encoded, into the same files each time', async (_what, make) => {
  const master = await make();
  expect(master.includes(smuggled)).toBe(true);
  const made = await encodePicture(master, 'dish');
  const files: Buffer[] = [...made.avif, ...made.webp].map(({ bytes }) => Buffer.from(bytes));
  files.push(await encodeSameFormat(master));
  for (const file of files) {
    const { exif, xmp, iptc, icc } = await sharp(file).metadata();
    expect([exif, xmp, iptc, icc]).toEqual([undefined, undefined, undefined, undefined]);
    expect(file.includes(smuggled)).toBe(false);
  }
  expect(await encodePicture(master, 'dish')).toEqual(made);
});

test('a picture that keeps its format keeps its size and its exact colours where its format loses none', async () => {
  const colours = { width: 30, height: 20 };
  for (const make of [
    (image: Sharp) => image.png(),
    (image: Sharp) => image.png({ palette: true }),
    (image: Sharp) => image.webp({ lossless: true }),
  ]) {
    const master = await make(drawing(colours.width, colours.height)).toBuffer();
    const encoded = await encodeSameFormat(master);
    expect((await sharp(encoded).metadata()).format).toBe((await sharp(master).metadata()).format);
    expect(await sharp(encoded).removeAlpha().raw().toBuffer()).toEqual(
      await sharp(master).removeAlpha().raw().toBuffer(),
    );
  }
  const photo = await drawing(40, 30).withMetadata({ orientation: 6 }).avif().toBuffer();
  expect(await sharp(await encodeSameFormat(photo)).metadata()).toMatchObject({
    ...{ format: 'heif', width: 30, height: 40 },
  });
});

test('a width that saves no bytes is left out', async () => {
  const flat = await sharp({
    create: { width: 800, height: 600, channels: 3, background: '#b93418' },
  })
    .webp()
    .toBuffer();
  const { avif, webp } = await encodePicture(flat, 'dish');
  const all = [...avif, ...webp];
  for (const one of avif)
    for (const other of all)
      if (other !== one && other.width >= one.width)
        expect(other.bytes.length).toBeGreaterThan(one.bytes.length);
  expect(widthsOf(avif)).not.toEqual([200, 320, 480]);
  expect(widthsOf(webp)).toContain(800);
});

test('a rotated photo is turned upright, and its camera metadata is removed', async () => {
  const exif = { IFD0: { Copyright: 'somebody' }, IFD3: { GPSLatitude: '33/1 26/1 0/1' } };
  const lying = await drawing(800, 600)
    .withExif(exif)
    .withMetadata({ orientation: 6 })
    .webp()
    .toBuffer();
  const { width, height, avif, webp } = await encodePicture(lying, 'dish');
  expect([width, height]).toEqual([600, 800]);
  for (const { bytes } of [...avif, ...webp]) {
    const facts = await sharp(bytes).metadata();
    expect([facts.width < facts.height, facts.orientation, facts.exif, facts.xmp]).toEqual([
      true,
      undefined,
      undefined,
      undefined,
    ]);
    expect(Buffer.from(bytes).includes('somebody')).toBe(false);
  }
});

test('a transparent picture stays transparent and has no blurred placeholder', async () => {
  const seen = await drawing(400, 300).ensureAlpha(0.5).png().toBuffer();
  const solid = await drawing(400, 300).ensureAlpha(1).png().toBuffer();
  const made = await encodePicture(seen, 'dish');
  expect([made.placeholder, (await sharp(made.webp[0]?.bytes).metadata()).hasAlpha]).toEqual([
    null,
    true,
  ]);
  expect((await encodePicture(solid, 'dish')).placeholder).not.toBeNull();
});

test('two simultaneous imports of the same picture both get it', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'comanda-pictures-'));
  const master = await drawing(300, 200).png().toBuffer();
  const [one, other] = await Promise.all([
    createPictureEncoder(folder)(master, 'dish'),
    createPictureEncoder(folder)(master, 'dish'),
  ]);
  expect(one).toEqual(other);
  expect(await readdir(folder)).toHaveLength(1);
  await rm(folder, { recursive: true });
});

test('encoded pictures are cached: the same master is encoded once, another master is encoded anew', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'comanda-pictures-'));
  const make = createPictureEncoder(folder);
  const master = await drawing(300, 200).png().toBuffer();
  const first = await make(master, 'dish');
  const [file] = await readdir(folder);
  await utimes(join(folder, file ?? ''), 1, 1);
  expect(await createPictureEncoder(folder)(master, 'dish')).toEqual(first);
  await make(master, 'wide');
  await make(await drawing(310, 200).png().toBuffer(), 'dish');
  expect(await readdir(folder)).toHaveLength(3);
  await writeFile(join(folder, file ?? ''), 'half a file');
  expect(await make(master, 'dish')).toEqual(first);
  await rm(folder, { recursive: true });
});
