import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { Plain, say } from '../say.mjs';

const places = [process.env.CHROMIUM_PATH, '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** The machine's own Chromium, or null. CHROMIUM_PATH names another. */
export const chromiumPath = () => places.find((path) => path && existsSync(path)) ?? null;

/** Installs Debian's Chromium where it is missing and we may. @throws Plain saying what to install otherwise. */
export function ensureChromium() {
  if (chromiumPath()) return;
  if (process.getuid?.() !== 0 || !has('apt-get'))
    throw new Plain(`The browser tests need Chromium. Install it (Debian: sudo apt-get install chromium) or set CHROMIUM_PATH.`);
  say('Installing Chromium (apt-get) …');
  apt('update', '-qq');
  apt('install', '-y', '-qq', '--no-install-recommends', 'chromium');
  if (!chromiumPath()) throw new Plain('apt-get installed chromium, but none of its usual places holds it. Set CHROMIUM_PATH.');
}

const has = (program) => spawnSync(program, ['--version'], { stdio: 'ignore' }).status === 0;

function apt(...args) {
  const { status } = spawnSync('apt-get', args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  if (status !== 0) throw new Plain(`apt-get ${args[0]} failed: see above. The browser tests need Debian's package chromium.`);
}
