import { runScript } from './run-script.mjs';
import { ensureInstalled } from './setup/install.mjs';
import { continueUnderProjectNode } from './setup/project-node.mjs';

/** `npm run tenant -- new|import|validate|export|static|secret …`: see docs/tenants.md. */
await runScript(async () => {
  ensureInstalled();
  await continueUnderProjectNode('scripts/run/tenant.mjs');
});
