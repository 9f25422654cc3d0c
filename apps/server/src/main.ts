import { enableCompileCache } from 'node:module';
import { setFlagsFromString } from 'node:v8';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { checkFolders } from './check-start.ts';
import { type Config, readConfig } from './config.ts';

/**
 * Starts the server. What it imports is kept compiled in the data folder, which halves the next start. The young part of the heap does
 * not grow while modules are loaded, for it would stay grown, 13 MB for nothing; under load it then grows in one step.
 */
const config = readConfigOrExit();
// A full log disk, or a reader of the log that is gone, ends no server.
for (const output of [process.stdout, process.stderr]) output.on('error', () => undefined);
process.env['UV_THREADPOOL_SIZE'] ??= String(Math.min(4, availableParallelism()));
setFlagsFromString('--semi-space-growth-factor=1');
enableCompileCache(join(config.dataDir, 'compiled'));
try {
  await checkFolders(config);
  const { serve } = await import('./serve.ts');
  await serve(config);
  setFlagsFromString('--semi-space-growth-factor=16');
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}

/** A setting that is wrong ends the start with its name, without a stack. */
function readConfigOrExit(): Config {
  try {
    return readConfig();
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  }
}
