import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import sharp from 'sharp';
import { type EncodedPicture, encodePicture } from './encode-picture.ts';
import {
  type NamedUse,
  type PictureUse,
  pictureEncoding,
  pictureUses,
} from './picture-encoding.ts';

/**
 * Encodes the widths of a master, or reads them from the cache. @throws Error if the master's
 * pixels cannot be read.
 */
export type PictureEncoder = (bytes: Buffer, use: PictureUse) => Promise<EncodedPicture>;

/** Returns the name of an encoded picture: the same for the same master, use and encoding. */
export const encodedPictureName = (bytes: Buffer, use: NamedUse): string =>
  createHash('sha256')
    .update(`${pictureEncoding} ${use} `)
    .update(bytes)
    .digest('base64url')
    .slice(0, 16);

/** True if a URL is that of the widths that are encoded of a master. */
export const isEncodedOf = (url: string, bytes: Buffer): boolean =>
  pictureUses.some((use) => url.includes(`/${encodedPictureName(bytes, use)}/`));

/**
 * Creates an encoder that caches its results in `folder`, which may be deleted at any time. null:
 * no cache.
 */
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

/**
 * Writes a result by renaming a draft, because two imports, even of two clones, may encode the same
 * picture at once.
 */
async function writeCached(folder: string, file: string, made: EncodedPicture): Promise<void> {
  await mkdir(folder, { recursive: true });
  const draft = `${file}.${randomUUID()}`;
  await writeFile(draft, serialize(made));
  await rename(draft, file);
}
