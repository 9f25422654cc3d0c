import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import sharp from 'sharp';
import { type MadePicture, makePicture } from './make-picture.ts';
import { type PictureUse, recipe } from './picture-recipe.ts';

/** The widths of masters, made once. @throws Error where the pixels of a master cannot be read. */
export type PictureMaker = (bytes: Buffer, use: PictureUse) => Promise<MadePicture>;

/** What is made of a master: the same name for the same master, use and recipe. */
export const nameOfMade = (bytes: Buffer, use: PictureUse): string =>
  createHash('sha256').update(`${recipe} ${use} `).update(bytes).digest('base64url').slice(0, 16);

/** Keeps what it made in `folder`, which may be deleted at any time; null: keeps nothing. */
export function pictureMaker(folder: string | null): PictureMaker {
  if (folder === null) return makePicture;
  return async (bytes, use) => {
    const file = join(folder, `${nameOfMade(bytes, use)}-${sharp.versions.sharp}`);
    const kept = await find(file);
    if (kept) return kept;
    const made = await makePicture(bytes, use);
    await keep(folder, file, made);
    return made;
  };
}

async function find(file: string): Promise<MadePicture | null> {
  try {
    return deserialize(await readFile(file)) as MadePicture;
  } catch {
    return null;
  }
}

/** Under its name only when it is whole: two imports, of two clones too, may make the same at once. */
async function keep(folder: string, file: string, made: MadePicture): Promise<void> {
  await mkdir(folder, { recursive: true });
  const draft = `${file}.${randomUUID()}`;
  await writeFile(draft, serialize(made));
  await rename(draft, file);
}
