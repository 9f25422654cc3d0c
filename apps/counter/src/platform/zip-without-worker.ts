import { tableLimits } from '@comanda/domain/draft/table-limits.ts';
import {
  strFromU8 as textOfBytes,
  strToU8 as bytesOfText,
  unzipSync,
  type Unzipped,
  type Zippable,
  zipSync as zipAtOnce,
} from 'fflate/browser';

type OnDone<T> = (error: Error | null, data: T) => void;

/**
 * Stands for fflate, with which the libraries of spreadsheets pack and unpack. They would do it in
 * workers made of texts, which the policy of the page forbids. A file that would unpack to more
 * than the limit is refused before its bytes are written.
 */
export function unzip(archive: Uint8Array, onDone: OnDone<Unzipped>): void {
  let size = 0;
  finish(onDone, () =>
    unzipSync(archive, {
      filter: ({ originalSize }) => {
        size += originalSize;
        if (size > tableLimits.unpackedBytes) throw new Error('unpacks to too many bytes');
        return true;
      },
    }),
  );
}

export const zip = (files: Zippable, onDone: OnDone<Uint8Array>): void =>
  finish(onDone, () => zipAtOnce(files));

/** @public The libraries call these of fflate too. They use no worker. */
export const zipSync = zipAtOnce;
/** @public */
export const strFromU8 = textOfBytes;
/** @public */
export const strToU8 = bytesOfText;

function finish<T>(onDone: OnDone<T>, work: () => T): void {
  let data: T;
  try {
    data = work();
  } catch (error) {
    onDone(error instanceof Error ? error : new Error(String(error)), undefined as T);
    return;
  }
  onDone(null, data);
}
