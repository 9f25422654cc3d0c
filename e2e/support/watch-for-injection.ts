import { type BrowserContext, expect, type Page } from '@playwright/test';
import { overflowOf } from './layout.ts';
import { atWidths } from './widths.ts';

/** Records every injection: a script that ran, a resource that loaded, or a policy violation. */
export async function watchForInjection(context: BrowserContext): Promise<readonly string[]> {
  const injections: string[] = [];
  await context.exposeFunction(
    'reportInjection',
    (description: string) => void injections.push(description),
  );
  await context.addInitScript(() => {
    const report = (description: string): void =>
      (window as unknown as { reportInjection(description: string): void }).reportInjection(
        description,
      );
    Object.defineProperty(window, 'ran', {
      set() {
        report(`script ran at ${location.pathname}`);
      },
    });
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
      report(`policy at ${location.pathname}: ${effectiveDirective} ${blockedURI}`),
    );
  });
  context.on('dialog', (dialog) => {
    injections.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  context.on('request', (request) => {
    const { hostname, pathname } = new URL(request.url());
    const isOurs = hostname === '127.0.0.1' || hostname.endsWith('localhost');
    if (!isOurs || pathname.startsWith('/canary')) injections.push(`request: ${request.url()}`);
  });
  return injections;
}

/** Selectors of markup that no page has and hostile texts could create. */
const forbiddenSelector = [
  ...[
    'onerror',
    'onload',
    'onfocus',
    'onblur',
    'ontoggle',
    'onclick',
    'onmouseover',
    'onpointerenter',
    'srcdoc',
  ].map((name) => `[${name}]`),
  ...[
    'iframe:not([sandbox])',
    'object',
    'embed',
    'base',
    'math',
    'svg script',
    'meta[http-equiv][content*="evil"]',
  ],
  ...[
    '[href*="javascript:" i]',
    '[href^="data:" i]',
    '[src*="canary"]',
    'link[href*="evil"]',
    '[action*="evil"]',
  ],
  'script:not([src], [type="application/json"], [type="application/ld+json"], [data-first])',
].join(',');

/** Expects no injected markup in the page, and intact data blocks. */
export async function expectNoInjectedMarkup(page: Page): Promise<void> {
  const openings = await page.evaluate(
    (selector) =>
      [...document.querySelectorAll(selector)].map((element) => element.outerHTML.slice(0, 200)),
    forbiddenSelector,
  );
  expect(openings, page.url()).toEqual([]);
  const blocks = await page.locator('script[type$="json"]').allTextContents();
  for (const block of blocks) expect(() => JSON.parse(block) as unknown, page.url()).not.toThrow();
}

/**
 * Expects no injection, and no horizontal overflow at the widths of a phone, a tablet and a
 * desktop.
 */
export async function expectNoInjectionOrOverflow(page: Page): Promise<void> {
  await expectNoInjectedMarkup(page);
  const { width, height } = page.viewportSize() ?? { width: 1280, height: 900 };
  const sizes = [width, 768, 1280].map((viewportWidth) => ({ width: viewportWidth, height }));
  await atWidths(page, sizes, async (size) => {
    expect(
      await overflowOf(page),
      `${page.url()} is as wide as its window of ${size.width} px`,
    ).toBeLessThanOrEqual(0);
  });
}
