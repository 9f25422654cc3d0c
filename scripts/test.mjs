import { runScript } from './run-script.mjs';
import { ensureInstalled } from './setup/install.mjs';
import { continueUnderProjectNode } from './setup/project-node.mjs';

/**
 * Runs every test and check, from a fresh clone and without interaction:
 * scripts/testing/run-all.mjs.
 */
await runScript(async () => {
  ensureInstalled();
  await continueUnderProjectNode('scripts/testing/run-all.mjs');
});
