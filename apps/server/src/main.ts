import { enableCompileCache } from 'node:module';
import { setFlagsFromString } from 'node:v8';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { checkFolders } from './check-start.ts';
import { type Config, readConfig } from './config.ts';

/**
 * Starts the server. The data folder caches the compiled modules, which halves the time of the next
 * start. The semi-space of the heap does not grow while modules load, because it would stay 13 MB
 * larger than needed; bound-heap-growth.ts lets it grow then.
 */
const config = readConfigOrExit();
// A full log disk, or a closed log pipe, does not stop the server.
for (const output of [process.stdout, process.stderr]) output.on('error', () => undefined);
process.env['UV_THREADPOOL_SIZE'] ??= String(Math.min(4, availableParallelism()));
setFlagsFromString('--semi-space-growth-factor=1');
enableCompileCache(join(config.dataDir, 'compiled'));
try {
  await checkFolders(config);
  const { serve } = await import('./serve.ts');
  await serve(config);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}

/** Ends the process on an invalid setting with a message that names it, without a stack. */
function readConfigOrExit(): Config {
  try {
    return readConfig();
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  }
}
