import { spawn } from 'node:child_process';

/**
 * `node supervise.mjs <program> <arguments…>`: runs a program that is not ours, passes SIGTERM on, and ends it when whoever
 * started the leash is gone.
 */
const [program, ...args] = process.argv.slice(2);
const child = spawn(program, args, { stdio: ['ignore', 'inherit', 'inherit'] });
process.on('SIGTERM', () => child.kill('SIGTERM'));
process.once('disconnect', () => child.kill('SIGKILL'));
child.once('exit', (code) => process.exit(code ?? 1));
