import { expect, type BrowserContext, type Page } from '@playwright/test';
import { openMenu } from '../support/shopper.ts';
import { test } from '../support/story.ts';

/** A story never finds the storage of the one before, although both share a context. */

// In the order of the file, in one worker.
test.describe.configure({ mode: 'default' });

let first: BrowserContext | undefined;
let entriesOfFirst = 0;

/** Everything that a page can leave behind in its browser. */
const traces = (page: Page) =>
  page.evaluate(async () => ({
    cookie: document.cookie,
    local: localStorage.getItem('trace'),
    session: sessionStorage.getItem('trace'),
    name: window.name,
    databases: (await indexedDB.databases()).filter(({ name }) => name === 'trace').length,
    caches: (await caches.keys()).filter((name) => name === 'trace').length,
    entries: history.length,
  }));

test('a story leaves traces of every kind in its browser', async ({ page }) => {
  first = page.context();
  await openMenu(page);
  entriesOfFirst = (await traces(page)).entries;
  await page.evaluate(async () => {
    document.cookie = 'trace=1; max-age=600';
    localStorage.setItem('trace', '1');
    sessionStorage.setItem('trace', '1');
    window.name = 'trace';
    await caches.open('trace');
    await new Promise((done) => {
      indexedDB.open('trace').addEventListener('success', done);
    });
  });
  expect(await traces(page)).toMatchObject({ local: '1', session: '1', name: 'trace', caches: 1 });
});

test('the next story finds none of them', async ({ page }) => {
  expect(page.context() === first, 'the stories share a context').toBe(true);
  await openMenu(page);
  expect(await traces(page)).toEqual({
    cookie: '',
    local: null,
    session: null,
    name: '',
    databases: 0,
    caches: 0,
    entries: entriesOfFirst,
  });
});

test('a story after one that changed its context has another', async ({ page }) => {
  await page.context().setOffline(true);
  await page.context().setOffline(false);
  first = page.context();
});

test('the context that was changed is not used again', async ({ page }) => {
  expect(page.context() === first).toBe(false);
});
