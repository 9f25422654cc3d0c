import { runScript } from './run-script.mjs';
import { ensureInstalled } from './setup/install.mjs';
import { continueUnderProjectNode } from './setup/project-node.mjs';

/**
 * Runs the daily checks: types, lint, import rules, format and unit tests
 * (scripts/testing/run-check.mjs).
 */
await runScript(async () => {
  ensureInstalled();
  await continueUnderProjectNode('scripts/testing/run-check.mjs');
});
