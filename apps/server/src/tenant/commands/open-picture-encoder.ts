import { readConfig } from '../../config.ts';

/** Opens the encoder of a folder's pictures. It is loaded on demand: most commands need none. */
export const openPictureEncoder = async () =>
  (await import('../../picture/picture-encoder.ts')).createPictureEncoder(
    readConfig().pictureCacheDir,
  );
