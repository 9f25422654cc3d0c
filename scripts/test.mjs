import { runScript } from './run-script.mjs';
import { ensureInstalled } from './setup/install.mjs';
import { continueUnderProjectNode } from './setup/project-node.mjs';

/** Everything that says whether the product is right, from a fresh clone, with nobody to ask: scripts/testing/run-all.mjs. */
await runScript(async () => {
  ensureInstalled();
  await continueUnderProjectNode('scripts/testing/run-all.mjs');
});
