import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page, type Route } from '@playwright/test';
import { publishBrand, exportStaticMenus } from '../support/publish-brand.ts';
import { test } from '../support/story.ts';

test.describe.configure({ mode: 'default' });

const cdn = 'https://menus.example';
let brand: string;
let file: string;

test.beforeAll(async () => {
  brand = await publishBrand('estatica', (folder) => {
    folder['menus/2.json'] = { ...structuredClone(folder['menus/1.json']), id: 2, name: 'Tarde' };
    Object.assign(folder['settings.json'], { staticMenu: true, staticMenuOrigin: cdn });
  });
  const folder = await mkdtemp(join(tmpdir(), 'comanda-cdn-'));
  await exportStaticMenus('estatica', folder);
  file = await readFile(join(folder, 'menus/2.json'), 'utf8');
  await rm(folder, { recursive: true });
});

/** Stands in for the external CDN; returns the list of requested CDN files and API menus. */
async function cdnThat(page: Page, answers: (route: Route) => Promise<void>): Promise<string[]> {
  const requestedUrls: string[] = [];
  page.on('request', (request) => {
    if (/\/menus\/2/.test(request.url())) requestedUrls.push(request.url().replace(brand, ''));
  });
  await page.route(`${cdn}/**`, answers);
  return requestedUrls;
}

const headers = { 'access-control-allow-origin': '*', 'content-type': 'application/json' };
const dish = (page: Page) =>
  page.getByRole('button', { name: /^Ver / }).filter({ hasText: 'doble' });

test('a menu loads from the brand’s CDN, never from its cache and not from the API', async ({
  page,
}) => {
  const renamed = file.replace('"name":"doble"', '"name":"doble del CDN"');
  const cdnRequests = await cdnThat(page, (route) => route.fulfill({ headers, body: renamed }));
  await page.goto(`${brand}/menu/2`);
  await expect(dish(page)).toHaveText('doble del CDN');
  expect(cdnRequests).toEqual([
    expect.stringMatching(/^https:\/\/menus\.example\/menus\/2\.json\?t=\d+$/),
  ]);
});

test('if the CDN’s file is missing, corrupt, of another shape or unreachable, the menu loads from the API', async ({
  page,
}) => {
  const answers = {
    missing: (route: Route) => route.fulfill({ status: 404, headers, body: '' }),
    corrupt: (route: Route) => route.fulfill({ headers, body: '{"id": 2, "categories": [' }),
    'of another shape': (route: Route) =>
      route.fulfill({ headers, body: '{"id": 2, "dishes": []}' }),
    'out of reach': (route: Route) => route.abort(),
  };
  for (const [name, answer] of Object.entries(answers)) {
    const cdnRequests = await cdnThat(page, answer);
    await page.goto(`${brand}/menu/2`);
    await expect(dish(page), name).toHaveText('doble');
    expect(cdnRequests.at(-1), name).toBe('/v1/menus/2');
  }
});
