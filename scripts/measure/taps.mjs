import { chromium } from '@playwright/test';
import { PlainError, print, runScript } from '../run-script.mjs';
import { chromiumPath } from '../setup/chromium.mjs';
import { logIn } from './taps/log-in.mjs';
import { measureOrder, menuScreens } from './taps/measure-order.mjs';
import { returningGoal, walks } from './taps/walks.mjs';

/**
 * Counts the taps and text fields of whole orders on a phone, the heights of menu and checkout in
 * screens of 390 × 844 pixels, and the layout shift of all pages of an order, against a started
 * demo: `npm run measure:taps -- 4700 4000`, with the ports of the storefront and of the sandbox,
 * which has the mailbox. Exits with 1 if a goal is missed.
 */
const [port = '4700', sandboxPort = '4000'] = process.argv.slice(2);

const table = [];
const row = (what, value, goal) => table.push({ what, value, goal, isMet: value <= goal });

await runScript(async () => {
  const executablePath = chromiumPath();
  if (executablePath === null) throw new PlainError('Install Chromium, or set CHROMIUM_PATH.');
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--host-resolver-rules=MAP *.localhost 127.0.0.1'],
  });
  for (const walk of walks) await addWalk(browser, walk);
  row('burger: menu, screens', await menuScreens(browser, `http://burger.localhost:${port}`), 12);
  await browser.close();
  for (const { what, value, goal, isMet } of table)
    print(`${what.padEnd(58)} ${String(value).padStart(6)}  ${goal}  ${isMet ? 'met' : 'missed'}`);
  const missed = table.filter(({ isMet }) => !isMet).length;
  if (missed > 0) throw new PlainError(`${missed} of ${table.length} goals are missed.`);
});

/**
 * Measures a first order; where people return with it, the same order again, of the guest and of
 * the same person logged in.
 */
async function addWalk(browser, walk) {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    locale: 'es-CL',
  });
  const page = await context.newPage();
  const shiftOf = await watchLayoutShift(page);
  const origin = `http://${walk.brand}.localhost:${port}`;
  const first = await measureOrder(page, origin, walk);
  if (walk.goal.taps !== undefined) row(`${walk.name}: taps`, first.taps, walk.goal.taps);
  row(`${walk.name}: text fields`, first.fields, walk.goal.fields);
  row(`${walk.name}: checkout, screens`, first.screens, 1.8);
  if (walk.returns) {
    const again = await measureOrder(page, origin, { ...walk, isReturning: true });
    addReturn(`${walk.name}, returning`, again);
    const phone = String(10_000_000 + (Date.now() % 89_999_999));
    await page.goto(origin);
    await logIn(page, `http://127.0.0.1:${sandboxPort}`, { ...walk.person, phone });
    addReturn(
      `${walk.name}, logged in`,
      await measureOrder(page, origin, { ...walk, isReturning: true }),
    );
  }
  row(`${walk.name}: layout shift`, shiftOf(), 0);
  await context.close();
}

/**
 * Returns a function that gives the layout shift of all pages since now, as browsers count it:
 * without what follows an input within half a second.
 */
async function watchLayoutShift(page) {
  let sum = 0;
  await page.exposeFunction('addLayoutShift', (value) => void (sum += value));
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput } of list.getEntries())
        if (!hadRecentInput) window.addLayoutShift(value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => Math.round(sum * 10_000) / 10_000;
}

function addReturn(name, { taps, fields, screens }) {
  row(`${name}: taps`, taps, returningGoal.taps);
  row(`${name}: text fields`, fields, 0);
  row(`${name}: checkout, screens`, screens, returningGoal.screens);
}
