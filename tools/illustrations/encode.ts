import { writeFile } from 'node:fs/promises';
import sharp from 'sharp';

/** Writes a drawing as WebP, `width` wide; the more pattern there is in it, the lower `quality` may be. Answers with the size in bytes. */
export async function writeWebp(
  svg: string,
  file: string,
  width: number,
  quality = 76,
): Promise<number> {
  const bytes = await sharp(Buffer.from(svg))
    .resize({ width })
    .webp({ quality, effort: 6, smartSubsample: true })
    .toBuffer();
  await writeFile(file, bytes);
  return bytes.length;
}

/** Writes a drawing as PNG, `width` wide: for icons, which not every system takes as WebP. */
export async function writePng(svg: string, file: string, width: number): Promise<number> {
  const bytes = await sharp(Buffer.from(svg), { density: 72 * 8 })
    .resize({ width })
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();
  await writeFile(file, bytes);
  return bytes.length;
}

/** One PNG with all the pictures side by side, to look at them together. */
export async function writeSheet(
  files: readonly string[],
  sheet: string,
  columns: number,
): Promise<void> {
  const [width, height] = [400, 300];
  const tiles = await Promise.all(
    files.map((file) => sharp(file).resize(width, height).toBuffer()),
  );
  const placed = tiles.map((input, index) => ({
    input,
    left: (index % columns) * width,
    top: Math.floor(index / columns) * height,
  }));
  const canvas = {
    width: columns * width,
    height: Math.ceil(files.length / columns) * height,
    channels: 3,
    background: '#ffffff',
  } as const;
  await sharp({ create: canvas }).composite(placed).png().toFile(sheet);
}
