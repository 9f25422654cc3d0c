import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import sharp from 'sharp';
import { type EncodedPicture, encodePicture } from './encode-picture.ts';
import { type PictureUse, pictureEncoding } from './picture-encoding.ts';

/** The widths of masters, made once. @throws Error where the pixels of a master cannot be read. */
export type PictureEncoder = (bytes: Buffer, use: PictureUse) => Promise<EncodedPicture>;

/** What is made of a master: the same name for the same master, use and recipe. */
export const encodedPictureName = (bytes: Buffer, use: PictureUse): string =>
  createHash('sha256')
    .update(`${pictureEncoding} ${use} `)
    .update(bytes)
    .digest('base64url')
    .slice(0, 16);

/** Keeps what it made in `folder`, which may be deleted at any time; null: keeps nothing. */
export function createPictureEncoder(folder: string | null): PictureEncoder {
  if (folder === null) return encodePicture;
  return async (bytes, use) => {
    const file = join(folder, `${encodedPictureName(bytes, use)}-${sharp.versions.sharp}`);
    const cached = await readCached(file);
    if (cached) return cached;
    const made = await encodePicture(bytes, use);
    await writeCached(folder, file, made);
    return made;
  };
}

async function readCached(file: string): Promise<EncodedPicture | null> {
  try {
    return deserialize(await readFile(file)) as EncodedPicture;
  } catch {
    return null;
  }
}

/** Under its name only when it is whole: two imports, of two clones too, may make the same at once. */
async function writeCached(folder: string, file: string, made: EncodedPicture): Promise<void> {
  await mkdir(folder, { recursive: true });
  const draft = `${file}.${randomUUID()}`;
  await writeFile(draft, serialize(made));
  await rename(draft, file);
}
