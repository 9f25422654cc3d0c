import { spawn } from 'node:child_process';
import { root } from '../root.mjs';
import { Plain } from '../say.mjs';
import { projectEnvironment } from './project-node.mjs';

/** Runs a program of the project to its end, its output shown as it comes. Answers the exit code. */
export function runTool(program, args, environment = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd: root,
      env: { ...projectEnvironment(), ...environment },
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    child.once('error', reject);
    child.once('exit', (code) => resolve(code ?? 1));
  });
}

/** The same, where anything but success ends the whole start. */
export async function mustRun(what, program, args, environment) {
  const code = await runTool(program, args, environment);
  if (code !== 0) throw new Plain(`${what} failed (exit code ${code}): see above.`);
}
