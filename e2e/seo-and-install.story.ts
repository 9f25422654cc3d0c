import { expect, type Page } from '@playwright/test';
import { test } from './support/story.ts';

type Found = { status: number; type: string; text: string };

/** Fetches inside a page: only the browser resolves the brand's host to this machine. */
const fetchText = (page: Page, path: string): Promise<Found> =>
  page.evaluate(async (address) => {
    const answer = await fetch(address);
    return {
      status: answer.status,
      type: answer.headers.get('content-type') ?? '',
      text: await answer.text(),
    };
  }, path);

const content = (page: Page, name: string): Promise<string | null> =>
  page.locator(`meta[property="${name}"], meta[name="${name}"]`).getAttribute('content');

test('each address of the sitemap exists, is canonical and may be indexed', async ({ page }) => {
  await page.goto('/');
  const { origin } = new URL(page.url());
  expect((await fetchText(page, '/robots.txt')).text).toContain(`Sitemap: ${origin}/sitemap.xml`);
  const { text } = await fetchText(page, '/sitemap.xml');
  const addresses = [...text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address ?? '');
  expect(addresses.length).toBeGreaterThan(50);
  expect(addresses).toEqual(
    expect.arrayContaining([`${origin}/`, `${origin}/combos`, `${origin}/terms-and-conditions`]),
  );
  const products = addresses.filter((address) => address.includes('/product/'));
  const someAddresses = [
    ...addresses.filter((address) => !products.includes(address)),
    ...products.filter((_, place) => place % 6 === 0),
  ];
  for (const address of someAddresses) {
    const pageText = await fetchText(page, address);
    expect(pageText.status, address).toBe(200);
    expect(pageText.text, address).toContain(`<link rel="canonical" href="${address}">`);
    expect(pageText.text, address).not.toContain('noindex');
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a product’s page has its own title, description and picture', async ({ page }) => {
    await page.goto('/product/burgers/italiana');
    await expect(page).toHaveTitle('Italiana · Brasa & Pan');
    expect(await content(page, 'og:title')).toBe('Italiana · Brasa & Pan');
    expect(await content(page, 'og:description')).toBe(await content(page, 'description'));
    expect(await content(page, 'description')).not.toBe('');
    expect(await content(page, 'og:image')).toMatch(/\/t\/burger\/[\w-]{16}\/italiana-800\.webp$/);
    expect(Number(await content(page, 'og:image:width'))).toBeGreaterThan(400);
    expect(await content(page, 'twitter:card')).toBe('summary_large_image');
  });

  test('the pages of a category and of the brand have their own title and description', async ({
    page,
  }) => {
    await page.goto('/combos');
    await expect(page).toHaveTitle('Combos · Brasa & Pan');
    await page.goto('/');
    expect(await content(page, 'og:image')).toMatch(/\/share\.jpg$/);
    expect([await content(page, 'og:image:width'), await content(page, 'og:image:height')]).toEqual(
      ['1200', '630'],
    );
  });
});

test('the shop has a valid manifest and can be installed', async ({ page, context }) => {
  await page.goto('/');
  const session = await context.newCDPSession(page);
  const manifest = await session.send('Page.getAppManifest');
  expect(manifest.errors).toEqual([]);
  expect(JSON.parse(manifest.data ?? '{}')).toMatchObject({
    name: 'Brasa & Pan',
    display: 'standalone',
    lang: 'es-CL',
  });
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
  expect(
    installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito'),
  ).toEqual([]);
  expect((await fetchText(page, '/favicon.ico')).type).toBe('image/x-icon');
});

test('search engines read the stores with their hours and the menu with its availability', async ({
  page,
}) => {
  await page.goto('/');
  const graph = JSON.parse(
    (await page.locator('script[type="application/ld+json"]').textContent()) ?? '{}',
  )['@graph'];
  const stores = graph.filter((node: { '@type': string }) => node['@type'] === 'Restaurant');
  expect(stores.map(({ name }: { name: string }) => name)).toEqual([
    'Brasa & Pan · Local Ñuñoa',
    'Brasa & Pan · Local Providencia',
  ]);
  expect(stores[0].openingHoursSpecification[0]).toMatchObject({
    opens: expect.stringMatching(/^\d\d:\d\d$/),
  });
  const menu = graph.find((node: { '@type': string }) => node['@type'] === 'Menu');
  expect(stores[0].hasMenu).toEqual({ '@id': menu['@id'] });
  const items = menu.hasMenuSection.flatMap(
    ({ hasMenuItem }: { hasMenuItem: { offers: object }[] }) => hasMenuItem,
  );
  expect(items.length).toBeGreaterThan(40);
  for (const { offers } of items)
    expect(offers).toMatchObject({ price: expect.any(Number), priceCurrency: 'CLP' });
});
