import { runScript } from './run-script.mjs';
import { ensureInstalled } from './setup/install.mjs';
import { continueUnderProjectNode } from './setup/project-node.mjs';

/**
 * `npm run deliveries -- list|show|retry|own|delivered|reassign|cancel …`: see docs/couriers.md.
 */
await runScript(async () => {
  ensureInstalled();
  await continueUnderProjectNode('scripts/run/deliveries.mjs');
});
