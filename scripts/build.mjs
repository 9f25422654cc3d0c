import { runScript } from './run-script.mjs';
import { ensureInstalled } from './setup/install.mjs';
import { continueUnderProjectNode } from './setup/project-node.mjs';

/**
 * `npm run build`: builds everything that a server in production serves. See docs/operations.md.
 */
await runScript(async () => {
  ensureInstalled();
  await continueUnderProjectNode('scripts/run/build.mjs');
});
