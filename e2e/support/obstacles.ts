import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { isPhone } from './shopper.ts';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Fails with what axe finds, in words: the rule and the first place of it. Waits until nothing moves any more. */
export async function expectNoObstacles(page: Page, what: string): Promise<void> {
  await page.evaluate(() => Promise.allSettled(document.getAnimations().map((animation) => animation.finished)));
  const { violations } = await new AxeBuilder({ page }).withTags(rules).analyze();
  const found = violations.map(({ id, help, nodes }) => `${id}: ${help} (${nodes.map(({ target }) => target.join(' ')).join(', ')})`);
  expect(found, what).toEqual([]);
}

/** At 360 px on phones, at 1280 and 768 on what is no phone. */
export async function expectNoObstaclesAnywhere(page: Page, what: string): Promise<void> {
  const own = page.viewportSize() ?? { width: 1280, height: 900 };
  for (const width of isPhone(page) ? [360] : [own.width, 768]) {
    await page.setViewportSize({ ...own, width });
    await expectNoObstacles(page, `${what}, ${width} px wide`);
  }
  await page.setViewportSize(own);
}
