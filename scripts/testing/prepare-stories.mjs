import { buildWeb } from '../run/build-web.mjs';
import { runScript } from '../run-script.mjs';
import { ensureChromium } from '../setup/chromium.mjs';

/** What `npm run e2e` would do first, done while other stages run. */
await runScript(async () => {
  ensureChromium();
  await buildWeb();
});
