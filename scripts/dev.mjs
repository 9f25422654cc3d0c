import { runScript } from './run-script.mjs';
import { ensureInstalled } from './setup/install.mjs';
import { continueUnderProjectNode } from './setup/project-node.mjs';

/** As `npm start`, with hot reload: see scripts/run/develop.mjs. */
await runScript(async () => {
  ensureInstalled();
  await continueUnderProjectNode('scripts/run/develop.mjs');
});
