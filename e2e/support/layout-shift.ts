import type { Page } from '@playwright/test';

/** The layout shift of the page since navigation. */
export const layoutShift = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((done) => {
        const shifts = (list: readonly PerformanceEntry[]): number =>
          list.reduce(
            (sum, entry) => sum + (entry as PerformanceEntry & { value: number }).value,
            0,
          );
        new PerformanceObserver((list) => done(shifts(list.getEntries()))).observe({
          type: 'layout-shift',
          buffered: true,
        });
        requestAnimationFrame(() => requestAnimationFrame(() => done(0)));
      }),
  );
