import { expect, type Locator, type Page } from '@playwright/test';
import { boxOf } from '../support/layout.ts';
import { openMenu, openProduct } from '../support/shopper.ts';
import { test } from '../support/story.ts';

/** The pixel density of today's phones, for which the files are made. */
test.use({ deviceScaleFactor: async ({ isMobile }, provide) => provide(isMobile ? 2 : 1) });

const brandNames = ['burger', 'sushi', 'cocina'] as const;
type ShownPicture = { file: string; times: number };

async function openBrand(page: Page, brand: string, baseURL: string | undefined): Promise<void> {
  const address = new URL(baseURL ?? '');
  address.hostname = `${brand}.localhost`;
  await page.goto(address.href);
}

const dishes = (page: Page): Locator => page.locator('[data-product] picture img');
const isThere = (image: Locator): Promise<boolean> =>
  image.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth > 0);

/**
 * The file that the browser chose, and the ratio of its width to the device pixels that it fills,
 * including the parts that the frame cuts off.
 */
const shownPicture = (image: Locator): Promise<ShownPicture> =>
  image.evaluate((img: HTMLImageElement) => {
    const { width, height } = img.getBoundingClientRect();
    const file = img.currentSrc.split('/').at(-1) ?? '';
    const drawnWidth = Math.max(width, (height * img.naturalWidth) / img.naturalHeight);
    return {
      file,
      times: Number(/-(\d+)\.\w+$/.exec(file)?.[1]) / (drawnWidth * devicePixelRatio),
    };
  });

async function expectFitting(image: Locator): Promise<ShownPicture> {
  await image.scrollIntoViewIfNeeded();
  await expect.poll(() => isThere(image)).toBe(true);
  const picture = await shownPicture(image);
  expect(picture.times, picture.file).toBeGreaterThan(0.92);
  expect(picture.times, picture.file).toBeLessThan(1.6);
  return picture;
}

for (const brand of brandNames) {
  test(
    `${brand}: the browser loads AVIF pictures of the width that it shows`,
    { tag: '@both-widths' },
    async ({ page, baseURL }) => {
      await openBrand(page, brand, baseURL);
      const products = dishes(page);
      const places = [0, 3, (await products.count()) - 1];
      const files: string[] = [];
      for (const place of places) files.push((await expectFitting(products.nth(place))).file);
      files.push((await expectFitting(page.locator('[fetchpriority="high"]').first())).file);
      await products.first().scrollIntoViewIfNeeded();
      await page.locator('[data-product]:not([data-off]) h3 a').first().click();
      const photo = page.locator('[data-product-sheet] picture img').first();
      files.push((await expectFitting(photo)).file);
      expect(files.filter((file) => !file.endsWith('.avif'))).toEqual([]);
    },
  );
}

test('the first pictures load at once, the others when they are near the viewport', async ({
  page,
}) => {
  const requestedUrls: string[] = [];
  page.on('request', (request) => requestedUrls.push(request.url()));
  await openMenu(page);
  const loading = await dishes(page).evaluateAll((all) =>
    all.map((image) => [image.getAttribute('loading'), image.getAttribute('fetchpriority')]),
  );
  expect(loading.slice(0, 3)).toEqual([
    ['eager', 'high'],
    ['eager', 'auto'],
    ['lazy', 'auto'],
  ]);
  expect(new Set(loading.slice(2).map(String))).toEqual(new Set(['lazy,auto']));
  await expect.poll(() => isThere(dishes(page).first())).toBe(true);
  const last = await dishes(page).last().getAttribute('src');
  const name = (address: string) =>
    address
      .split('/')
      .at(-1)
      ?.replace(/-\d+\.\w+$/, '') ?? '';
  expect(requestedUrls.map(name)).toContain(
    name((await dishes(page).first().getAttribute('src')) ?? ''),
  );
  expect(requestedUrls.map(name)).not.toContain(name(last ?? ''));
});

test(
  'a blurred preview reserves the space of a picture, and nothing shifts when it loads',
  { tag: '@both-widths' },
  async ({ page }) => {
    await page.addInitScript(() => {
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          const { value } = entry as PerformanceEntry & { value: number };
          document.documentElement.dataset['shift'] = String(
            Number(document.documentElement.dataset['shift'] ?? 0) + value,
          );
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    const heldRequests: (() => void)[] = [];
    let isHeld = true;
    await page.route(/\/t\/.*\.(avif|webp)$/, async (route) => {
      if (isHeld) await new Promise<void>((go) => heldRequests.push(go));
      await route.continue();
    });
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    const frame = page.locator('[data-product] [data-photo]').first();
    const blur = frame.locator('> img');
    expect(await isThere(blur)).toBe(true);
    expect(await boxOf(blur)).toEqual(await boxOf(frame));
    await expect.poll(() => heldRequests.length).toBeGreaterThan(1);
    await page.evaluate(async () => {
      await document.fonts.ready;
      document.documentElement.dataset['shift'] = '0';
    });
    isHeld = false;
    for (const go of heldRequests) go();
    await expect.poll(() => isThere(dishes(page).first())).toBe(true);
    expect(Number(await page.locator('html').getAttribute('data-shift'))).toBeLessThanOrEqual(0.01);
  },
);

const hasFork = (frame: Locator): Promise<boolean> =>
  frame.evaluate(
    (element) =>
      getComputedStyle(element, '::after').maskImage.includes('svg') &&
      element.getBoundingClientRect().height > 50,
  );

test('a broken picture shows a fork on the card and in the sheet without changing the card’s height', async ({
  page,
}) => {
  await openMenu(page);
  const card = page.locator('[data-product]').first();
  const name = (await card.getByRole('heading').textContent()) ?? '';
  const before = await boxOf(card);
  const [file] =
    ((await card.locator('picture img').getAttribute('src')) ?? '')
      .split('/')
      .at(-1)
      ?.split('-800') ?? [];
  await page.route(new RegExp(`/${file}-\\d+\\.\\w+$`), (route) => route.abort());
  await page.reload();
  const frame = card.locator('[data-photo]');
  await expect.poll(() => hasFork(frame)).toBe(true);
  expect((await boxOf(card)).height).toBe(before.height);
  expect(await hasFork(page.locator('[data-product] [data-photo]').nth(1))).toBe(false);
  const sheet = await openProduct(page, name);
  await expect.poll(() => hasFork(sheet.locator('[data-photo]').first())).toBe(true);
  await expect(sheet.getByRole('img', { name })).toBeAttached();
});

test('a sheet shows the picture of its card until its own has loaded', async ({ page }) => {
  await openMenu(page);
  const card = page.locator('[data-product]:not([data-off])').nth(1);
  await card.scrollIntoViewIfNeeded();
  const image = card.locator('picture img');
  await expect.poll(() => isThere(image)).toBe(true);
  const sheet = await openProduct(page, (await card.getByRole('heading').textContent()) ?? '');
  const beneath = sheet.locator('[data-photo] > img').first();
  await expect
    .poll(() => beneath.getAttribute('src'))
    .toBe(await image.evaluate((img: HTMLImageElement) => img.currentSrc));
});
