import { getMenu } from '@comanda/contract/menus.ts';
import { wireWriter } from '@comanda/contract/wire.ts';
import type { MenuId } from '@comanda/domain/ids.ts';
import { makeProduct, makeStoreMenu } from '@comanda/domain/testing/make.ts';
import type { RequestListener } from 'node:http';
import { expect, test } from 'vitest';
import { json } from '@comanda/client/testing/create-test-api.ts';
import { startLocalServer } from '@comanda/client/testing/local-server.ts';
import { makeSettings } from '@comanda/domain/testing/make-settings.ts';
import { loadStaticMenu } from './load-menu.ts';

const { menu } = makeStoreMenu({ products: [makeProduct(1)] });
const schema = getMenu.answer;
const file = wireWriter(schema, { decimals: 2, keys: 'camel' })(menu);
const at = 1_700_000_000_000;
const text =
  (status: number, body: string): RequestListener =>
  (_request, response) =>
    void response.writeHead(status).end(body);

/** Loads the menu of a brand in Mexico from a CDN that gives these answers. */
async function read(answers: RequestListener, id = menu.id, staticMenu = true) {
  const requests: string[] = [];
  const origin = await startLocalServer((request, response) => {
    requests.push(String(request.url));
    answers(request, response);
  });
  const settings = makeSettings('mx', { staticMenu, staticMenuOrigin: `${origin}/brand` });
  return {
    menu: await loadStaticMenu({ settings, now: at }, id, new AbortController().signal),
    requests,
  };
}

test('the menu is read from the file in minor units, with an address that changes every minute', async () => {
  const { menu: menuFile, requests } = await read(json(200, file));
  expect(menuFile).toEqual(menu);
  expect(requests).toEqual([`/brand/menus/1.json?t=${Math.floor(at / 60_000)}`]);
});

test('without the setting no file is requested', async () => {
  expect(await read(json(200, file), menu.id, false)).toEqual({ menu: null, requests: [] });
});

test.each<[string, RequestListener, MenuId]>([
  ['is missing', text(404, ''), menu.id],
  ['cannot be served', text(503, ''), menu.id],
  ['is corrupt', text(200, '{"id": 1, "name": '), menu.id],
  ['is a page', text(200, '<!doctype html>'), menu.id],
  ['is empty', text(200, 'null'), menu.id],
  [
    'has another shape',
    json(200, { id: 1, name: 'Carta', version: 1, categories: {}, products: [] }),
    menu.id,
  ],
  [
    'has a price of text',
    json(200, { ...Object(file), products: [{ ...Object(file).products[0], price: '5990' }] }),
    menu.id,
  ],
  ['is another menu', json(200, file), 2 as MenuId],
  ['breaks off', (_request, response) => void response.destroy(), menu.id],
])('a file that %s is not a menu', async (_name, answers, id) => {
  expect((await read(answers, id)).menu).toBeNull();
});
