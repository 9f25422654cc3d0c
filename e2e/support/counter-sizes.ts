import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { overflowOf } from './layout.ts';

/** The tablet beside the grill, and the phone of an owner. */
const sizes = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
];

/**
 * Checks the open screen at both sizes in both colour schemes: axe reports nothing, and nothing is
 * wider than the page. Leaves the page at the tablet's size, in the light scheme.
 */
export async function expectFitsTheCounter(page: Page, screen: string): Promise<void> {
  for (const viewport of sizes)
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.setViewportSize(viewport);
      await page.emulateMedia({ colorScheme });
      await expectAccessible(page, `${screen}, ${viewport.width} px, ${colorScheme}`);
      expect(await overflowOf(page), `${screen}, ${viewport.width} px`).toBe(0);
    }
}
