import { runScript } from './run-script.mjs';
import { ensureInstalled } from './setup/install.mjs';
import { continueUnderProjectNode } from './setup/project-node.mjs';

/** Plain JavaScript for the machine's own Node (20 or newer): it may run before anything is installed. */
await runScript(async () => {
  ensureInstalled();
  await continueUnderProjectNode('scripts/run/serve.mjs');
});
