import { runScript } from './run-script.mjs';
import { ensureInstalled } from './setup/install.mjs';
import { continueUnderProjectNode } from './setup/project-node.mjs';

/** `npm run coupons -- list`, `show` and `give-back`: see docs/operations.md. */
await runScript(async () => {
  ensureInstalled();
  await continueUnderProjectNode('scripts/run/coupons.mjs');
});
