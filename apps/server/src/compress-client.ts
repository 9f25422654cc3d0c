import { setPriority } from 'node:os';
import { storeCompressed } from './page/compressed-store.ts';

/**
 * `compress-client.ts <folder> <file…>`: the server runs it as a process of its own, which takes no
 * time or memory from the server.
 */
setPriority(10);
const [folder, ...files] = process.argv.slice(2);
if (folder !== undefined) storeCompressed(folder, files);
