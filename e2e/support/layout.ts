import type { Locator, Page } from '@playwright/test';

/** What a template makes of the page, as the eye would measure it. */

export type ElementBox = {
  left: number;
  top: number;
  right: number;
  bottom: number;
  width: number;
  height: number;
};

export const boxOf = (element: Locator): Promise<ElementBox> =>
  element.evaluate((found) => {
    const { left, top, right, bottom, width, height } = found.getBoundingClientRect();
    return { left, top, right, bottom, width, height };
  });

/** How many columns the products of a section stand in. */
export const columnsOf = (section: Locator): Promise<number> =>
  section
    .locator('li')
    .evaluateAll(
      (items) => new Set(items.map((item) => Math.round(item.getBoundingClientRect().left))).size,
    );

/** A style as computed, by its name in CSS: `background-color`. */
export const styleOf = (element: Locator, property: string): Promise<string> =>
  element.evaluate((found, name) => getComputedStyle(found).getPropertyValue(name), property);

/** The colour of a role of the theme, written as computed styles are: `rgb(29, 20, 36)`. */
export const themeColour = (page: Page, role: string): Promise<string> =>
  page.evaluate((name) => {
    const probe = document.createElement('i');
    probe.style.color = `var(--${name})`;
    document.body.append(probe);
    const { color } = getComputedStyle(probe);
    probe.remove();
    return color;
  }, role);

/** Pixels that the page is wider than its window. */
export const overflowOf = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Waits until nothing moves any more; what just opened begins to move with the next frame. */
export const untilStill = (page: Page): Promise<unknown> =>
  page.evaluate(async () => {
    for (let frames = 0; frames < 2; frames += 1) await new Promise(requestAnimationFrame);
    await Promise.allSettled(document.getAnimations().map((animation) => animation.finished));
  });
