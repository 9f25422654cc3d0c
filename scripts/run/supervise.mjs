import { spawn } from 'node:child_process';

/**
 * `node supervise.mjs <program> <arguments…>`: runs a third-party program, forwards SIGTERM to it,
 * and ends it when this script's parent is gone.
 */
const [program, ...args] = process.argv.slice(2);
const child = spawn(program, args, { stdio: ['ignore', 'inherit', 'inherit'] });
process.on('SIGTERM', () => child.kill('SIGTERM'));
process.once('disconnect', () => child.kill('SIGKILL'));
child.once('exit', (code) => process.exit(code ?? 1));
