import { runScript } from './run-script.mjs';
import { ensureInstalled } from './setup/install.mjs';
import { continueUnderProjectNode } from './setup/project-node.mjs';

/** `npm run payments -- list|show|reconcile|refund …`: see docs/payments.md. */
await runScript(async () => {
  ensureInstalled();
  await continueUnderProjectNode('scripts/run/payments.mjs');
});
