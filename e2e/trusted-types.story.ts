import { expect, test, type Page } from '@playwright/test';
import { demoBrands } from './support/demo-brands.ts';
import { originOf } from './support/import-and-await-tenant.ts';
import { publishBurgerCopy } from './support/publish-burger-copy.ts';

/**
 * These stories try what an injected script would try. The browser logs each refusal as an error,
 * so they do not watch the console.
 */

/** Tries each way from a text to markup or a script, and returns those that the browser took. */
const takenTexts = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const markup = '<img src="/no.png" alt="">';
    const script = '/sw.js';
    const frame = document.createElement('iframe');
    const attempts: Record<string, () => unknown> = {
      innerHTML: () => (document.createElement('div').innerHTML = markup),
      outerHTML: () => {
        const child = document.createElement('p');
        document.createElement('div').append(child);
        child.outerHTML = markup;
      },
      insertAdjacentHTML: () =>
        document.createElement('div').insertAdjacentHTML('beforeend', markup),
      srcdoc: () => (frame.srcdoc = markup),
      // oxlint-disable-next-line typescript/no-deprecated -- a script that writes markup is one of the sinks
      'document.write': () => document.write(markup),
      'script.src': () => (document.createElement('script').src = script),
      'script.text': () => (document.createElement('script').text = 'void 0'),
      'setAttribute(src)': () => document.createElement('script').setAttribute('src', script),
      'setAttribute(onclick)': () => document.createElement('p').setAttribute('onclick', 'void 0'),
      'another policy': () =>
        (
          window as unknown as {
            trustedTypes: { createPolicy(name: string, rules: object): unknown };
          }
        ).trustedTypes.createPolicy('another', { createHTML: (html: string) => html }),
    };
    return Object.entries(attempts).flatMap(([name, attempt]) => {
      try {
        attempt();
        return [name];
      } catch {
        return [];
      }
    });
  });

const pages = ['/', '/checkout', '/terms-and-conditions', '/mostrador', '/reparto', '/docs'];

for (const brand of demoBrands)
  test(`${brand}: no page takes a text as markup or as the address of a script`, async ({
    page,
  }) => {
    for (const path of pages) {
      await page.goto(`${originOf(brand)}${path}`);
      expect(await takenTexts(page), path).toEqual([]);
    }
  });

test.describe('a brand with a tag manager', () => {
  test.describe.configure({ mode: 'default' });
  const brand = 'etiquetas';
  test.beforeAll(() =>
    publishBurgerCopy(brand, ({ settings }) => {
      settings['analytics'] = {
        tagManagerId: 'GTM-ETIQUE1',
        analyticsIds: [],
        pixelId: null,
        chatWidgetId: null,
      };
    }),
  );

  test('its services may write markup and load scripts once the shopper consented, and not before', async ({
    page,
  }) => {
    const body = `document.body.insertAdjacentHTML('beforeend', '<p id="tag">de una etiqueta</p>');
      const more = document.createElement('script');
      more.src = 'https://www.googletagmanager.com/more.js';
      document.head.append(more);`;
    const loaded: string[] = [];
    await page.route(/googletagmanager\.com/, (route) => {
      loaded.push(new URL(route.request().url()).pathname);
      const isFirst = route.request().url().includes('gtm.js');
      return route.fulfill({ contentType: 'text/javascript', body: isFirst ? body : '' });
    });
    await page.goto(`${originOf(brand)}/`);
    expect(await takenTexts(page)).toEqual(['another policy']);
    await page.mouse.wheel(0, 40);
    const question = page.getByRole('region', { name: '¿Nos dejas medir tu visita?' });
    await question.getByRole('button', { name: 'Acepto', exact: true }).click();
    await expect(page.locator('#tag')).toHaveText('de una etiqueta');
    await expect.poll(() => loaded).toEqual(['/gtm.js', '/more.js']);
  });
});
