import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import { expect, type Page, test } from '@playwright/test';
import { untilStill } from './layout.ts';
import { expectReflow } from './reflow.ts';
import { isPhone } from './shopper.ts';
import { atWidths } from './widths.ts';

/** The minified file, which has less than half of the size: each document reads it anew. */
const axeSource = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
);

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Fails with the violations that axe reports: the rule and its elements. Waits until all animations
 * end.
 */
export async function expectAccessible(page: Page, screen: string): Promise<void> {
  await untilStill(page);
  expect(await axeViolations(page), screen).toEqual([]);
}

/**
 * Returns what axe finds, and texts in exactly the colour of their ground, which axe does not
 * decide. Injects axe once per document and runs it there on each call: in the top dialog while one
 * is open, because the page behind it is inert, or else in the whole page. A page inside of a frame
 * is its provider's. Preloading reads all styles again, for rules that are not among ours. The
 * source of each element that axe looked at cost an eighth of its time on a menu; nobody reads it.
 */
async function axeViolations(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  return page.evaluate(async (tags) => {
    const program = (window as unknown as { axe: typeof axe }).axe;
    program.configure({ noHtml: true });
    const dialog = [...document.querySelectorAll('dialog:modal')].at(-1);
    const { violations, incomplete } = await program.run(dialog ?? document, {
      runOnly: tags,
      resultTypes: ['violations', 'incomplete'],
      preload: false,
    });
    return [...violations, ...incomplete.map(invisibleTexts)].flatMap(({ id, help, nodes }) => {
      const targets = nodes.map(({ target }) => target.join(' '));
      const wrong =
        id === 'target-size' ? targets.filter((each) => !isPartlyHidden(each)) : targets;
      return wrong.length === 0 ? [] : [`${id}: ${help} (${wrong.join(', ')})`];
    });

    function invisibleTexts(result: axe.Result): axe.Result {
      const isInvisible = ({ any, target }: axe.NodeResult): boolean =>
        any.some(
          ({ data }) => (data as { messageKey?: string } | null)?.messageKey === 'equalRatio',
        ) && !isTransparent(target.join(' '));
      return { ...result, nodes: result.nodes.filter(isInvisible) };
    }

    /** The field of a code is transparent: the boxes behind it draw its characters. */
    function isTransparent(selector: string): boolean {
      const element = document.querySelector(selector);
      return element !== null && getComputedStyle(element).color === 'rgba(0, 0, 0, 0)';
    }

    /**
     * A target that is large enough and has scrolled in part under a bar that stays, or out of the
     * box that scrolls: one scrolls on to it.
     */
    function isPartlyHidden(selector: string): boolean {
      const element = document.querySelector(selector);
      if (!element) return false;
      const { left, right, top, bottom, width, height } = element.getBoundingClientRect();
      const middle = (left + right) / 2;
      const ends = [top + 1, bottom - 1].map((y) => document.elementFromPoint(middle, y));
      return width >= 24 && height >= 24 && (ends.some(staysOnScreen) || isCut(element));
    }

    function isCut(element: Element): boolean {
      const { top, bottom } = element.getBoundingClientRect();
      for (let box = element.parentElement; box; box = box.parentElement) {
        if (!['auto', 'scroll'].includes(getComputedStyle(box).overflowY)) continue;
        const edge = box.getBoundingClientRect();
        if (top < edge.top || bottom > edge.bottom) return true;
      }
      return false;
    }

    function staysOnScreen(element: Element | null): boolean {
      for (let each = element; each; each = each.parentElement)
        if (['fixed', 'sticky'].includes(getComputedStyle(each).position)) return true;
      return false;
    }
  }, rules);
}

const phone = { width: 360, height: 844 };
const tablet = { width: 768, height: 900 };
const desktop = { width: 1280, height: 900 };

/**
 * Checks one page at three widths: phone, tablet and desktop. A story that runs on both devices
 * checks the width of a desktop there, and the others on the phone. Then in a window of 320 px and
 * with text at 200 %.
 */
export async function expectAccessibleAtAllWidths(page: Page, screen: string): Promise<void> {
  await atWidths(page, widthsOf(page), async ({ width }) =>
    expectAccessible(page, `${screen}, ${width} px wide`),
  );
  await expectReflow(page, screen);
}

function widthsOf(page: Page) {
  const isOnBoth = test.info().tags.includes('@both-widths');
  if (!isPhone(page)) return isOnBoth ? [desktop] : [desktop, tablet];
  return isOnBoth ? [phone, tablet] : [phone, tablet, desktop];
}
