import { setPriority } from 'node:os';
import { storeCompressed } from './features/page/compressed-store.ts';

/** `compress-client.ts <folder> <file…>`: run by the server beside itself, so that neither its time nor its memory is spent on it. */
setPriority(10);
const [folder, ...files] = process.argv.slice(2);
if (folder !== undefined) storeCompressed(folder, files);
