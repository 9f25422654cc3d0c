import type { Locator } from '@playwright/test';
import type { BoardPage } from './board-page.ts';

/**
 * Milliseconds from a tap to the first frame that is painted after it: one tap that opens the sheet
 * of an order, one that moves its card.
 */
export type TapTimes = { sheet: number; card: number };

type Noted = { paintedAfterTap: number[] };

/** Notes, for each tap on the page, how long the next frame took. */
export async function watchTaps({ page }: BoardPage): Promise<void> {
  await page.evaluate(() => {
    const times: number[] = [];
    Object.assign(window, { paintedAfterTap: times });
    const painted = (at: number) => () => {
      const channel = new MessageChannel();
      channel.port1.onmessage = () => times.push(performance.now() - at);
      channel.port2.postMessage(null);
    };
    addEventListener('click', ({ timeStamp }) => requestAnimationFrame(painted(timeStamp)), true);
  });
}

/** Accepts the first new order, and drops it again while it can be dropped. */
export async function tapAccept(board: BoardPage): Promise<TapTimes> {
  const { page } = board;
  const dialog = page.getByRole('dialog');
  const sheet = await tap(board, page.getByRole('button', { name: /^Aceptar/ }).first());
  await dialog.waitFor();
  const card = await tap(board, dialog.getByRole('button', { name: / min$/ }).first());
  await dialog.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Deshacer', exact: true }).tap();
  await page.getByRole('button', { name: 'Deshacer', exact: true }).waitFor({ state: 'detached' });
  return { sheet, card };
}

/** Taps where a button is: Playwright's own checks would run scripts in the page. */
async function tap({ page }: BoardPage, button: Locator): Promise<number> {
  await button.waitFor();
  const box = await button.boundingBox();
  if (box === null) throw new Error('a button has no place on the page');
  await page.waitForTimeout(300);
  await page.evaluate(() => void ((window as unknown as Noted).paintedAfterTap.length = 0));
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  const times = await page.waitForFunction(() => {
    const { paintedAfterTap } = window as unknown as Noted;
    return paintedAfterTap.length > 0 && [...paintedAfterTap];
  });
  return ((await times.jsonValue()) as number[])[0] ?? Number.NaN;
}
