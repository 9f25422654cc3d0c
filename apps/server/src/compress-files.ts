import { setPriority } from 'node:os';
import { storeCompressed } from './page/compressed-store.ts';

/**
 * `compress-files.ts <dist…>`: a part of the build. Stores the best compression of each text file
 * of these built web apps beside them, once per content; other programs have precedence. A server
 * without it sends a faster compression, which is about a tenth larger.
 */
setPriority(10);
for (const dist of process.argv.slice(2)) await storeCompressed(dist);
