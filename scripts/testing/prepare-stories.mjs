import { buildAll } from '../run/build-all.mjs';
import { runScript } from '../run-script.mjs';
import { ensureChromium } from '../setup/chromium.mjs';

/** The first steps of `npm run e2e`, run while other stages run. */
await runScript(async () => {
  ensureChromium();
  await buildAll();
});
