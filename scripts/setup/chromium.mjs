import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { PlainError, print } from '../run-script.mjs';

/** The headless shell is the fastest; any other Chromium works. */
const headlessShell = '/usr/bin/chromium-headless-shell';
const browsers = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

const firstOf = (paths) => paths.find((path) => path && existsSync(path)) ?? null;

/**
 * The path of the browser that tests use, or null. CHROMIUM_PATH takes precedence over the
 * machine's own.
 */
export const chromiumPath = () => firstOf([process.env.CHROMIUM_PATH, headlessShell, ...browsers]);

/**
 * A full browser with every feature that shoppers have, such as the back/forward cache, or null.
 */
export const fullChromiumPath = () => firstOf(browsers);

/**
 * Installs the missing ones of Debian's two Chromium packages if possible (root with apt-get): the
 * headless shell runs the stories, the full browser runs those about the back/forward cache. If
 * nothing can be installed, any browser is enough; CHROMIUM_PATH is never replaced. @throws
 * PlainError naming the package to install if there is no browser in the end.
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

/** Installs each package in a call of its own: one may not exist where the other does. */
function installChromium() {
  print('Installing Chromium (apt-get) …');
  if (!apt('update', '-qq')) return;
  if (!existsSync(headlessShell)) aptInstall('chromium-headless-shell');
  if (!fullChromiumPath()) aptInstall('chromium');
}

const aptInstall = (name) => apt('install', '-y', '-qq', '--no-install-recommends', name);

/** Returns whether apt-get succeeded; its errors are shown. */
const apt = (...args) =>
  spawnSync('apt-get', args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  }).status === 0;
