import type { CDPSession, Page } from '@playwright/test';

type Measured = { page: Page; session: CDPSession };

/**
 * Returns the work of the main thread from an action until the page rests again, in milliseconds.
 */
export async function costOf(
  { page, session }: Measured,
  act: () => Promise<void>,
): Promise<number> {
  await untilIdle(page);
  const before = await workOf(session);
  await act();
  await untilIdle(page);
  return (await workOf(session)) - before;
}

async function workOf(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1_000;
}

/**
 * Two frames and then an idle moment: React has rendered the hits, and the browser has painted
 * them.
 */
const untilIdle = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise((resolve) =>
        requestAnimationFrame(() =>
          requestAnimationFrame(() => requestIdleCallback(() => resolve())),
        ),
      ),
  );
