import { spawn } from 'node:child_process';
import { realpathSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../root.mjs';

const binaries = join(root, 'node_modules', '.bin');
const projectNode = join(binaries, 'node');

/** Our environment with the project's own Node 26 first on the path, so that every tool started from here runs on it. */
export const projectEnvironment = () => ({
  ...process.env,
  PATH: [binaries, process.env.PATH].join(delimiter),
});

/** Goes on in `script` under the project's Node: in this process when it is that already, else in a child. */
export async function continueUnderProjectNode(script) {
  if (realpathSync(process.execPath) === realpathSync(projectNode))
    await import(pathToFileURL(join(root, script)).href);
  else handOver(script);
}

/** Ends as the child ends. Signals are passed on; if we are killed, the closed channel tells the child. */
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
