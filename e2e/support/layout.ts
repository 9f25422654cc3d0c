import type { Locator, Page } from '@playwright/test';

/** Measures the rendered layout of a template. */

export type ElementBox = {
  left: number;
  top: number;
  right: number;
  bottom: number;
  width: number;
  height: number;
};

export const boxOf = (element: Locator): Promise<ElementBox> =>
  element.evaluate((node) => {
    const { left, top, right, bottom, width, height } = node.getBoundingClientRect();
    return { left, top, right, bottom, width, height };
  });

/** The number of columns in a section's grid of products. */
export const columnsOf = (section: Locator): Promise<number> =>
  section
    .locator('li')
    .evaluateAll(
      (items) => new Set(items.map((item) => Math.round(item.getBoundingClientRect().left))).size,
    );

/** The computed value of a CSS property, such as `background-color`. */
export const styleOf = (element: Locator, property: string): Promise<string> =>
  element.evaluate((node, name) => getComputedStyle(node).getPropertyValue(name), property);

/** The colour of a theme role, written as in computed styles: `rgb(29, 20, 36)`. */
export const themeColour = (page: Page, role: string): Promise<string> =>
  page.evaluate((name) => {
    const probe = document.createElement('i');
    probe.style.color = `var(--${name})`;
    document.body.append(probe);
    const { color } = getComputedStyle(probe);
    probe.remove();
    return color;
  }, role);

/** The horizontal overflow of the page in pixels. */
export const overflowOf = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/**
 * Waits until all animations that have an end are over; an element that just opened starts its
 * animation in the next frame.
 */
export const untilStill = (page: Page): Promise<unknown> =>
  page.evaluate(async () => {
    for (let frames = 0; frames < 2; frames += 1) await new Promise(requestAnimationFrame);
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(ending.map((animation) => animation.finished));
  });
