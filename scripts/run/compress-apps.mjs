import { runOrThrow } from '../setup/run-tool.mjs';
import { startProgram } from './programs.mjs';

const program = 'apps/server/src/compress-files.ts';
const builds = ['apps/web/dist', 'apps/counter/dist'];

/** Compresses the files of both built web apps. What is compressed already is left alone. */
export const compressApps = () =>
  runOrThrow('The compression of the web applications', 'node', [program, ...builds]);

/**
 * Does the same while others work: a server sends a file less compressed until then. A failure is
 * in its log. Returns the program, as `startProgram` does.
 */
export const startCompression = ({ environment, logs }) =>
  startProgram('compression', program, { environment, logs, words: builds });
