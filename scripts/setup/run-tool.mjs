import { spawn } from 'node:child_process';
import { root } from '../root.mjs';
import { PlainError } from '../run-script.mjs';
import { projectEnvironment } from './project-node.mjs';

/** Runs a program of the project to its end, its output shown as it comes. `input`: 'inherit' lets it read ours. Answers the exit code. */
export const runTool = (program, args, environment = {}, input = 'ignore') =>
  codeOf(begin(program, args, environment, 'inherit', input), 'exit');

/** The same with its output, both kinds in the order in which they come, added to `said` instead. */
export function runToolQuietly(output, program, args, environment = {}) {
  const child = begin(program, args, environment, 'pipe');
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text) => output.push(text));
  return codeOf(child, 'close');
}

const begin = (program, args, environment, output, input = 'ignore') =>
  spawn(program, args, {
    cwd: root,
    env: { ...projectEnvironment(), ...environment },
    stdio: [input, output, output],
  });

/** The exit code once the child has ended (`exit`), or has ended and said all (`close`). */
const codeOf = (child, event) =>
  new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once(event, (code) => resolve(code ?? 1));
  });

/** The same, where anything but success ends the whole start. */
export async function mustRun(what, program, args, environment) {
  const code = await runTool(program, args, environment);
  if (code !== 0) throw new PlainError(`${what} failed (exit code ${code}): see above.`);
}
