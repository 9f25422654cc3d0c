import { runScript } from './run-script.mjs';
import { ensureInstalled } from './setup/install.mjs';
import { continueUnderProjectNode } from './setup/project-node.mjs';

/** `npm run kitchen -- list` and `resend`: see docs/operations.md. */
await runScript(async () => {
  ensureInstalled();
  await continueUnderProjectNode('scripts/run/kitchen.mjs');
});
