import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Recording, recordingFileOf } from '../payments/certification/recording.ts';

/** Writes the recording into the folder. Returns the path of its file. */
export async function storeRecording(recording: Recording, folder: string): Promise<string> {
  await mkdir(folder, { recursive: true });
  const file = join(folder, recordingFileOf(recording));
  await writeFile(file, `${JSON.stringify(recording, null, 2)}\n`);
  return file;
}
