import { spawn } from 'node:child_process';
import { join } from 'node:path';
import type { AppParts, Deps } from './deps.ts';

/** Where the best compression of the web app's files is kept. */
export const compressedFolder = (dataDir: string): string => join(dataDir, 'compressed');

/** Compresses the web app's files in a process of its own, which ends by itself or with this one. */
export function compressInBackground({
  client,
  config,
  stopping,
  log,
}: Pick<Deps & AppParts, 'client' | 'config' | 'stopping' | 'log'>): void {
  const files = client.texts();
  if (files.length === 0) return;
  const program = join(import.meta.dirname, 'compress-client.ts');
  const child = spawn(process.execPath, [program, compressedFolder(config.dataDir), ...files], {
    stdio: 'ignore',
    signal: stopping,
  });
  child.once('error', (error) =>
    stopping.aborted
      ? undefined
      : log.warn({ err: error }, 'files of the web app are sent less compressed'),
  );
  child.unref();
}
