import { spawn } from 'node:child_process';
import { closeSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../root.mjs';

const shutdownTimeoutMs = 12_000;
const endWithParent = pathToFileURL(join(root, 'scripts', 'run', 'end-with-parent.mjs')).href;
const supervise = join(root, 'scripts', 'run', 'supervise.mjs');

/**
 * Starts a program of this repository, with its output in a log file. Returns `{ name, ended, stop,
 * lastOutput }`: `ended` resolves with the exit code. `words` are its arguments. `watch` restarts
 * the program whenever a file that it loaded changes.
 */
export function startProgram(name, file, { environment, logs, words = [], watch = false }) {
  mkdirSync(logs, { recursive: true });
  const log = join(logs, `${name}.log`);
  const output = openSync(log, 'w');
  const args = ['--import', endWithParent, join(root, file), ...words];
  const child = spawnChild(watch ? [supervise, process.execPath, '--watch', ...args] : args, {
    environment,
    output,
  });
  closeSync(output);
  return {
    name,
    ...child,
    lastOutput: () => readFileSync(log, 'utf8').split('\n').slice(-30).join('\n'),
  };
}

/** Starts a third-party program in `cwd`, with its output shown live. */
export const startTool = (name, [program, ...args], { environment, cwd }) => ({
  name,
  ...spawnChild([supervise, program, ...args], { environment, output: 'inherit', cwd }),
  lastOutput: () => '(above)',
});

/**
 * Starts the child in a session of its own, so that Ctrl-C reaches it once, through this process.
 */
function spawnChild(args, { environment, output, cwd = root }) {
  const child = spawn(process.execPath, args, {
    cwd,
    env: { ...process.env, ...environment },
    detached: true,
    stdio: ['ignore', output, output, 'ipc'],
  });
  const ended = new Promise((resolve) =>
    child.once('exit', (code, signal) => resolve(code ?? signal)).once('error', resolve),
  );
  return { ended, stop: (timeoutMs = shutdownTimeoutMs) => stop(child, ended, timeoutMs) };
}

async function stop(child, ended, timeoutMs) {
  child.kill('SIGTERM');
  const timer = setTimeout(() => child.kill('SIGKILL'), timeoutMs);
  await ended;
  clearTimeout(timer);
}
