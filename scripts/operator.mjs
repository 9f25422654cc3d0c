import { runScript } from './run-script.mjs';
import { ensureInstalled } from './setup/install.mjs';
import { continueUnderProjectNode } from './setup/project-node.mjs';

/**
 * The operator's commands: `npm run tenant`, `payments`, `deliveries`, `kitchen`, `coupons`,
 * `points`, `privacy` and `database`, each of which names itself to this script. See
 * CONTRIBUTING.md.
 */
await runScript(async () => {
  ensureInstalled();
  await continueUnderProjectNode('scripts/run/operator.mjs');
});
