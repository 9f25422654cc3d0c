import { buildApps } from '../run/build-apps.mjs';
import { compressApps } from '../run/compress-apps.mjs';
import { runScript } from '../run-script.mjs';
import { ensureChromium } from '../setup/chromium.mjs';

/** The first steps of `npm run e2e`, run while other stages run. */
await runScript(async () => {
  ensureChromium();
  await buildApps();
  await compressApps();
});
