import { expect, type Page } from '@playwright/test';
import { brandAddress, type DemoBrand } from '../support/demo-brands.ts';
import { test } from '../support/story.ts';

type Country = { brand: DemoBrand; words: string };
/** Words that the texts of one country alone have. */
const countries: readonly Country[] = [
  { brand: 'burger', words: 'Elige la comuna' },
  { brand: 'cocina', words: 'garita' },
  { brand: 'sushi', words: 'meses sin intereses' },
  { brand: 'polleria', words: 'Elige el distrito' },
];

/** Returns the document of the page and every script that it names. */
const readFirstLoad = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async () => {
    const read = async (address: string) => {
      const answer = await fetch(address);
      return answer.text();
    };
    const html = await read(location.href);
    const scripts = new Set(html.match(/\/(?:mostrador\/)?assets\/[\w-]+\.js/gu));
    return [html, ...(await Promise.all([...scripts].map(read)))];
  });

for (const path of ['/', '/checkout', '/mostrador'])
  test(`the first load of ${path} has the texts of the brand’s country and of no other`, async ({
    page,
    baseURL,
  }) => {
    for (const { brand, words } of countries) {
      await page.goto(brandAddress(brand, path, baseURL));
      const files = await readFirstLoad(page);
      expect(files.length).toBeGreaterThan(2);
      const found = countries.filter((each) => files.some((file) => file.includes(each.words)));
      expect(found.map((country) => country.words)).toEqual([words]);
    }
  });
