import { spawn } from 'node:child_process';
import { root } from '../root.mjs';
import { PlainError } from '../run-script.mjs';
import { projectEnvironment } from './project-node.mjs';

/**
 * Runs a program of the project to its end, with its output shown live. `input`: 'inherit' connects
 * standard input. Returns the exit code.
 */
export const runTool = (program, args, environment = {}, input = 'ignore') =>
  codeOf(spawnTool(program, args, environment, 'inherit', input), 'exit');

/** Runs a program like `runTool`, but appends its stdout and stderr, in order, to `output`. */
export function runToolQuietly(output, program, args, environment = {}) {
  const child = spawnTool(program, args, environment, 'pipe');
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text) => output.push(text));
  return codeOf(child, 'close');
}

const spawnTool = (program, args, environment, output, input = 'ignore') =>
  spawn(program, args, {
    cwd: root,
    env: { ...projectEnvironment(), ...environment },
    stdio: [input, output, output],
  });

/**
 * The exit code once the child has ended (`exit`), or has ended and closed its output (`close`).
 */
const codeOf = (child, event) =>
  new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once(event, (code) => resolve(code ?? 1));
  });

/** Runs a program like `runTool`; any exit code but 0 ends the whole start. */
export async function runOrThrow(name, program, args, environment) {
  const code = await runTool(program, args, environment);
  if (code !== 0) throw new PlainError(`${name} failed (exit code ${code}): see above.`);
}
