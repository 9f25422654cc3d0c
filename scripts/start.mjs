import { runScript } from './run-script.mjs';
import { ensureInstalled } from './setup/install.mjs';
import { continueUnderProjectNode } from './setup/project-node.mjs';

/**
 * Plain JavaScript for the machine's own Node (20 or newer), because this file may run before the
 * install.
 */
await runScript(async () => {
  ensureInstalled();
  await continueUnderProjectNode('scripts/run/serve.mjs');
});
