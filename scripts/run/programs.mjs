import { spawn } from 'node:child_process';
import { closeSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../root.mjs';

const drainMs = 12_000;
const endWithParent = pathToFileURL(join(root, 'scripts', 'run', 'end-with-parent.mjs')).href;

/**
 * Starts one of our programs in a session of its own, so that Ctrl-C reaches it once, through us. Its output goes to a
 * log file. Answers `{ name, ended, stop, lastWords }`: `ended` resolves with the exit code.
 */
export function startProgram(name, file, { environment, logs, flags = [] }) {
  mkdirSync(logs, { recursive: true });
  const log = join(logs, `${name}.log`);
  const output = openSync(log, 'w');
  const child = spawn(process.execPath, [...flags, '--import', endWithParent, join(root, file)], {
    cwd: root,
    env: { ...process.env, ...environment },
    detached: true,
    stdio: ['ignore', output, output, 'ipc'],
  });
  closeSync(output);
  const ended = new Promise((resolve) => child.once('exit', (code, signal) => resolve(code ?? signal)).once('error', resolve));
  return {
    name,
    ended,
    stop: (patienceMs = drainMs) => stop(child, ended, patienceMs),
    lastWords: () => readFileSync(log, 'utf8').split('\n').slice(-30).join('\n'),
  };
}

async function stop(child, ended, patienceMs) {
  child.kill('SIGTERM');
  const timer = setTimeout(() => child.kill('SIGKILL'), patienceMs);
  await ended;
  clearTimeout(timer);
}
