import { runScript } from './run-script.mjs';
import { ensureInstalled } from './setup/install.mjs';
import { continueUnderProjectNode } from './setup/project-node.mjs';

/** `npm run privacy -- list`, `erase` and `repeat`: see docs/operations.md. */
await runScript(async () => {
  ensureInstalled();
  await continueUnderProjectNode('scripts/run/privacy.mjs');
});
