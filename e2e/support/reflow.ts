import { expect, type Page } from '@playwright/test';
import { overflowOf, untilStill } from './layout.ts';
import { isPhone } from './shopper.ts';
import { atWidths, withTextSize } from './widths.ts';

const narrow = { width: 320, height: 844 };

/** The largest share of the window that bars which stay may cover together. */
const largestShareOfBars = 0.4;

/**
 * Fails if the open screen loses something in a window of 320 px, or with text at 200 %: the page
 * scrolls sideways, two texts lie on each other, a text is cut off, or bars that stay cover too
 * much.
 */
export async function expectReflow(page: Page, screen: string): Promise<void> {
  if (isPhone(page))
    await atWidths(page, [narrow], () => expectWhole(page, `${screen}, 320 px wide`));
  await withTextSize(page, 200, () => expectWhole(page, `${screen}, text at 200 %`));
}

async function expectWhole(page: Page, screen: string): Promise<void> {
  await untilStill(page);
  const { wide, overlapping, broken, cut, shareOfBars } = await faultsOf(page);
  expect(wide, `${screen}: the page scrolls sideways`).toEqual([]);
  expect(await overflowOf(page), `${screen}: pixels of sideways scrolling`).toBeLessThanOrEqual(0);
  expect(broken, `${screen}: words are broken`).toEqual([]);
  expect(overlapping, `${screen}: texts lie on each other`).toEqual([]);
  expect(cut, `${screen}: texts are cut off`).toEqual([]);
  expect(shareOfBars, `${screen}: share of the window below bars`).toBeLessThanOrEqual(
    largestShareOfBars,
  );
}

type Faults = {
  /** Elements that make the page wider than its window. */
  wide: string[];
  overlapping: string[];
  /** Words of up to nine letters in titles and controls that continue on a second line. */
  broken: string[];
  cut: string[];
  shareOfBars: number;
};

/** Measures the texts of the top dialog, or of the page if no dialog is open. */
const faultsOf = (page: Page): Promise<Faults> =>
  page.evaluate(() => {
    const root = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body;
    const lines = textLines(root);
    return {
      wide: wideElements(),
      overlapping: overlaps(lines),
      broken: brokenWords(root),
      cut: cutTexts(root),
      shareOfBars: barShare(root),
    };

    type Line = { node: Node; text: string; box: DOMRect; layer: Element | null };

    function wideElements(): string[] {
      const width = document.documentElement.clientWidth;
      if (document.documentElement.scrollWidth <= width) return [];
      return [...document.body.querySelectorAll('*')]
        .filter((element) => {
          const rect = element.getBoundingClientRect();
          return (
            isShown(element) && rect.right > width + 1 && shownPart(rect, element).right > width + 1
          );
        })
        .map((element) => `${element.localName}.${element.className}: ${element.textContent}`)
        .map((text) => text.slice(0, 90))
        .slice(0, 5);
    }

    function brokenWords(within: Element): string[] {
      const found: string[] = [];
      for (const { node, text } of textNodes(within)) {
        if (!node.parentElement?.closest('h1, h2, h3, button, a')) continue;
        for (const { index, 0: word } of (node.textContent ?? '').matchAll(
          /(?<![@.\p{L}])\p{L}{3,9}(?![@.\p{L}])/gu,
        )) {
          const range = document.createRange();
          range.setStart(node, index);
          range.setEnd(node, index + word.length);
          const tops = [...range.getClientRects()].map(({ top }) => Math.round(top));
          if (new Set(tops).size > 1) found.push(`${word} in ${text.slice(0, 60)}`);
        }
      }
      return found;
    }

    function isShown(element: Element): boolean {
      return (
        element.checkVisibility({
          opacityProperty: true,
          visibilityProperty: true,
          contentVisibilityAuto: true,
        }) && element.closest('.visually-hidden, [aria-hidden="true"], .leaflet-container') === null
      );
    }

    /** The element that stays while the page scrolls, or null. */
    function layerOf(element: Element): Element | null {
      for (let each: Element | null = element; each; each = each.parentElement)
        if (['fixed', 'sticky'].includes(getComputedStyle(each).position)) return each;
      return null;
    }

    function textLines(within: Element): Line[] {
      return textNodes(within).flatMap(({ node, parent, text }) => {
        const range = document.createRange();
        range.selectNodeContents(node);
        return [...range.getClientRects()]
          .map((rect) => ({ node, text, box: shownPart(rect, parent), layer: layerOf(parent) }))
          .filter(({ box }) => box.width > 2 && box.height > 2);
      });
    }

    function textNodes(within: Element): { node: Node; parent: Element; text: string }[] {
      const found: { node: Node; parent: Element; text: string }[] = [];
      const walker = document.createTreeWalker(within, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const parent = node.parentElement;
        const text = node.textContent?.trim() ?? '';
        if (parent && text !== '' && isShown(parent) && !isHiddenByClip(parent))
          found.push({ node, parent, text });
      }
      return found;
    }

    /**
     * The part of a line that the boxes around it show: they may scroll, or end it with an
     * ellipsis.
     */
    function shownPart(rect: DOMRect, parent: Element): DOMRect {
      let { left, top, right, bottom } = rect;
      for (
        let each: Element | null = parent;
        each && each !== document.body;
        each = each.parentElement
      ) {
        const { overflowX, overflowY } = getComputedStyle(each);
        const edge = each.getBoundingClientRect();
        if (overflowX !== 'visible') {
          left = Math.max(left, edge.left);
          right = Math.min(right, edge.right);
        }
        if (overflowY !== 'visible') {
          top = Math.max(top, edge.top);
          bottom = Math.min(bottom, edge.bottom);
        }
      }
      return new DOMRect(left, top, right - left, bottom - top);
    }

    function isHiddenByClip(element: Element): boolean {
      const style = getComputedStyle(element);
      return style.clipPath !== 'none' && style.position === 'absolute';
    }

    /** Line boxes are higher than their letters, so a third of a line may be shared. */
    function overlaps(all: readonly Line[]): string[] {
      const found: string[] = [];
      all.forEach((one, at) => {
        for (const other of all.slice(at + 1)) {
          if (one.layer !== other.layer || one.node === other.node) continue;
          const high =
            Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
          const wide =
            Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
          if (wide > 2 && high > Math.min(one.box.height, other.box.height) / 3)
            found.push(`${one.text} / ${other.text}`);
        }
      });
      return found.slice(0, 5);
    }

    /** Texts that their box hides without an ellipsis. */
    function cutTexts(within: Element): string[] {
      return [...within.querySelectorAll('h1, h2, h3, p, a, button, span, b, li, dt, dd, label')]
        .filter((element) => {
          const style = getComputedStyle(element);
          return (
            isShown(element) &&
            !isHiddenByClip(element) &&
            [style.overflowX, style.overflowY].some((each) => ['hidden', 'clip'].includes(each)) &&
            style.textOverflow !== 'ellipsis' &&
            // A logo remains where the name beside it finds no room.
            element.querySelector('img') === null &&
            style.webkitLineClamp === 'none' &&
            element.textContent.trim() !== '' &&
            element.clientHeight > 1 &&
            (element.scrollHeight > element.clientHeight + 2 ||
              element.scrollWidth > element.clientWidth + 2)
          );
        })
        .map((element) => element.textContent.trim().slice(0, 60));
    }

    /** Bars are what stays at the upper or lower edge over the whole width, each counted once. */
    function barShare(within: Element): number {
      const bars = [...within.querySelectorAll('*')].filter((element) => {
        const { position } = getComputedStyle(element);
        const { width, height, top, bottom } = element.getBoundingClientRect();
        return (
          ['fixed', 'sticky'].includes(position) &&
          isShown(element) &&
          width > innerWidth * 0.9 &&
          height < innerHeight &&
          (top <= 1 || bottom >= innerHeight - 1 || top < innerHeight / 4)
        );
      });
      const outer = bars.filter((bar) => !bars.some((each) => each !== bar && each.contains(bar)));
      const covered = outer.reduce((sum, bar) => {
        const { top, bottom } = bar.getBoundingClientRect();
        return sum + Math.max(0, Math.min(bottom, innerHeight) - Math.max(top, 0));
      }, 0);
      return covered / innerHeight;
    }
  });
