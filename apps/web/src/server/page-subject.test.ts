import type { BrandFiles } from '@comanda/contract/brand-files.ts';
import type { StoreId } from '@comanda/domain/ids.ts';
import { makeProduct, makeStore, makeStoreMenu } from '@comanda/domain/testing/make.ts';
import { expect, test } from 'vitest';
import { pageTexts } from '../platform/texts.ts';
import { makeSettings } from '@comanda/domain/testing/make-settings.ts';
import { renderHead } from './render-head.ts';
import { indexMenu } from '@comanda/domain/menu/menu-index.ts';

const image = {
  url: '/t/burger/x/papas.webp',
  width: 800,
  height: 600,
  avif: [],
  webp: [],
  placeholder: null,
};
const papas = makeProduct(1, {
  name: 'Papas "bravas" </script>',
  description: 'Con <ají>.',
  slug: 'papas',
  image,
});
const facts = makeStoreMenu({ products: [papas, makeProduct(2, { name: 'Agua' })] });
const brand: BrandFiles = {
  'share.jpg': '/t/burger/y/share.jpg',
  'favicon.ico': '/t/burger/z/favicon.ico',
};
const state = {
  ...facts,
  settings: makeSettings('cl', { description: 'Hamburguesas.' }),
  themeUrl: '/theme.css',
  storeId: 1 as StoreId,
  stores: [
    makeStore(),
    makeStore({ id: 2 as StoreId, name: 'Bloqueada', subscription: 'suspended' }),
  ],
  banners: [],
  popular: [],
  topMessage: null,
  moment: {
    opening: { dispatch: 'in_store', state: 'open', words: '', strip: null },
    unavailable: {},
  } as const,
};
const index = indexMenu(facts);
const todo = facts.menu.categories[0] ?? null;
const page = {
  state,
  brand,
  index,
  origin: 'https://b.example',
  texts: pageTexts({ country: { locale: 'es-CL' } }),
  isServerRendered: true,
  isKnown: true,
  product: null,
  category: null,
};

const metaOf = (head: string, name: string) =>
  new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(head)?.[1];
const graphOf = (head: string) =>
  JSON.parse(/ld\+json">(.*?)<\/script>/.exec(head)?.[1] ?? '{}')['@graph'];

test('a product’s page has its own title, text and picture, escaped', () => {
  const head = renderHead({ ...page, path: '/product/todo/papas', product: papas });
  expect(head).toContain(
    '<title>Papas &quot;bravas&quot; &lt;/script&gt; · Brasa &amp; Pan</title>',
  );
  expect(metaOf(head, 'og:description')).toBe('Con &lt;ají&gt;.');
  expect([metaOf(head, 'og:image'), metaOf(head, 'og:image:width')]).toEqual([
    'https://b.example/t/burger/x/papas.webp',
    '800',
  ]);
  expect(head).toContain('<link rel="canonical" href="https://b.example/product/todo/papas">');
  expect(graphOf(head).at(-1)).toMatchObject({
    '@type': 'MenuItem',
    name: papas.name,
    offers: { price: 5000 },
  });
});

test('a category’s page describes its products', () => {
  const head = renderHead({ ...page, path: '/todo', category: todo });
  expect(metaOf(head, 'og:title')).toBe('Todo · Brasa &amp; Pan');
  expect(metaOf(head, 'description')).toContain(', Agua');
  expect(head).toContain('<link rel="canonical" href="https://b.example/todo">');
});

test('the home has the brand’s picture and lists the stores', () => {
  const head = renderHead({ ...page, path: '/' });
  expect([metaOf(head, 'og:image'), metaOf(head, 'og:image:height')]).toEqual([
    'https://b.example/t/burger/y/share.jpg',
    '630',
  ]);
  expect(graphOf(head).map((node: { '@type': string }) => node['@type'])).toEqual([
    'Restaurant',
    'Menu',
  ]);
});

test('the terms are indexable, other screens are not, and a missing page has no canonical address', () => {
  const screen = { ...page, isServerRendered: false };
  expect(renderHead({ ...screen, path: '/terms-and-conditions' })).not.toContain('noindex');
  expect(renderHead({ ...screen, path: '/menu/1' })).not.toContain('noindex');
  expect(renderHead({ ...screen, path: '/checkout' })).toContain('noindex');
  const missing = renderHead({ ...screen, path: '/nada', isKnown: false });
  expect(missing).toContain('noindex');
  expect(missing).not.toMatch(/canonical|og:url|nada/);
});

test('a brand with a dark scheme names the colour of the browser’s bar for both preferences', () => {
  const dark = makeSettings('cl', { headerColour: '#fdf3e4', darkHeaderColour: '#19100d' });
  const bars = (settings: typeof dark) =>
    renderHead({ ...page, state: { ...state, settings }, path: '/' })
      .split('\n')
      .filter((line) => /"(theme-color|color-scheme)"/.test(line));
  expect(bars(dark)).toEqual([
    '<meta name="color-scheme" content="light dark">',
    '<meta name="theme-color" content="#fdf3e4" media="(prefers-color-scheme: light)">',
    '<meta name="theme-color" content="#19100d" media="(prefers-color-scheme: dark)">',
  ]);
  expect(bars(makeSettings())).toEqual(['<meta name="theme-color" content="#fdf3e4">']);
});
