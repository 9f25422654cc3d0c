import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import { readConfig } from './config.ts';

/** Starts the server. What it imports is kept compiled in the data folder, which halves the next start. */
const config = readConfig();
enableCompileCache(join(config.dataDir, 'compiled'));
const { serve } = await import('./serve.ts');
try {
  await serve(config);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
