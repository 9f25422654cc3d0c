import { spawn } from 'node:child_process';
import { join } from 'node:path';
import type { AppParts, Deps } from './deps.ts';

/** Folder that stores the best compression of the web apps' files. */
export const compressedFolder = (dataDir: string): string => join(dataDir, 'compressed');

/**
 * Compresses the files of both web apps in a child process, which ends when it is done or when this
 * process ends.
 */
export function compressInBackground({
  client,
  counter,
  config,
  stopping,
  log,
}: Pick<Deps & AppParts, 'client' | 'counter' | 'config' | 'stopping' | 'log'>): void {
  const files = [...client.texts(), ...counter.files.texts()];
  if (files.length === 0) return;
  const program = join(import.meta.dirname, 'compress-client.ts');
  const child = spawn(process.execPath, [program, compressedFolder(config.dataDir), ...files], {
    stdio: 'ignore',
    signal: stopping,
  });
  child.once('error', (error) =>
    stopping.aborted
      ? undefined
      : log.warn(
          { err: error },
          'background compression failed: files of the web app are sent less compressed',
        ),
  );
  child.unref();
}
