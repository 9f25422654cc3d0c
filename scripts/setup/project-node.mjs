import { spawn } from 'node:child_process';
import { realpathSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../root.mjs';

const binaries = join(root, 'node_modules', '.bin');
const projectNode = join(binaries, 'node');

/**
 * The current environment with the project's Node 26 first on the path, so that every tool started
 * from here runs on it.
 */
export const projectEnvironment = () => ({
  ...process.env,
  PATH: [binaries, process.env.PATH].join(delimiter),
});

/**
 * Continues with `script` under the project's Node: in this process if it already is that Node,
 * else in a child.
 */
export async function continueUnderProjectNode(script) {
  if (realpathSync(process.execPath) === realpathSync(projectNode))
    await import(pathToFileURL(join(root, script)).href);
  else handOver(script);
}

/**
 * Exits with the child's exit code. Signals are forwarded; if this process is killed, the closed
 * channel notifies the child.
 */
function handOver(script) {
  const child = spawn(projectNode, [join(root, script), ...process.argv.slice(2)], {
    cwd: root,
    env: projectEnvironment(),
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
    process.on(signal, () => child.kill(signal));
  child.once('exit', (code) => process.exit(code ?? 1));
}
