import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { PlainError, print } from '../run-script.mjs';

/** Chromium without a window is the quickest; any other will do. */
const headlessShell = '/usr/bin/chromium-headless-shell';
const browsers = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

const firstOf = (paths) => paths.find((path) => path && existsSync(path)) ?? null;

/** The path of the browser that tests use, or null. CHROMIUM_PATH names another than the machine's own. */
export const chromiumPath = () => firstOf([process.env.CHROMIUM_PATH, headlessShell, ...browsers]);

/** A browser with everything that shoppers have, such as whole pages kept for Back: or null. */
export const fullChromiumPath = () => firstOf(browsers);

/**
 * Installs Debian's two Chromium packages where one is missing and we may (root with apt-get): the headless shell runs the stories, the full
 * browser those about pages that it keeps whole for Back. Any browser is enough where nothing can be installed; CHROMIUM_PATH is never replaced.
 * @throws Plain saying what to install when no browser is there in the end.
 */
export function ensureChromium() {
  if (process.env.CHROMIUM_PATH && existsSync(process.env.CHROMIUM_PATH)) return;
  if (existsSync(headlessShell) && fullChromiumPath()) return;
  if (mayInstall()) installChromium();
  if (!chromiumPath())
    throw new PlainError(
      'The browser tests need Chromium. Install it (Debian: sudo apt-get install chromium chromium-headless-shell) or set CHROMIUM_PATH.',
    );
}

const mayInstall = () =>
  process.getuid?.() === 0 && spawnSync('apt-get', ['--version'], { stdio: 'ignore' }).status === 0;

/** One package may be missing where the other is not: each is asked for by itself. */
function installChromium() {
  print('Installing Chromium (apt-get) …');
  if (!apt('update', '-qq')) return;
  if (!existsSync(headlessShell)) aptInstall('chromium-headless-shell');
  if (!fullChromiumPath()) aptInstall('chromium');
}

const aptInstall = (name) => apt('install', '-y', '-qq', '--no-install-recommends', name);

/** Whether apt-get succeeded; what it complains about is shown. */
const apt = (...args) =>
  spawnSync('apt-get', args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  }).status === 0;
