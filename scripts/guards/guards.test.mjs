import { expect, test } from 'vitest';
import { longSubjects } from './commit-subject.mjs';
import { findUnboundedCaches } from './unbounded-caches.mjs';
import { findHardCodedColours } from './hard-coded-colours.mjs';
import { findStorageNames } from './storage-names.mjs';
import { findWidthsWithoutBreakpoint } from './breakpoints.mjs';
import { findQuestionComments } from './comment-subjects.mjs';
import { findSchemasInRules } from './domain-schemas.mjs';
import { findInstantConversions } from './instants.mjs';
import { findDeadPaths } from './dead-paths.mjs';
import { findBuiltThings } from './not-built-yet.mjs';
import { findRuleBookOffences } from './rule-book.mjs';
import { findWideLines } from './line-width.mjs';
import { findHygieneOffences } from './hygiene.mjs';
import { findHardCodedTexts } from './hard-coded-texts.mjs';

const component = 'packages/ui/src/button.tsx';

test.each([
  ['a text node', 'export const A = () => <b>Agregar</b>;'],
  ['a label', 'export const A = () => <button aria-label="Cerrar" />;'],
  ['a Spanish literal', "export const a = 'Tu dirección';"],
  ['a Spanish template', 'export const a = (n: number) => `¿Quitar ${n}?`;'],
])('a component that says something itself is found: %s', (_, source) => {
  expect(findHardCodedTexts(component, source)).toHaveLength(1);
});

test.each([
  'export const A = ({ t }: P) => <b title={t.close} className="big wide">{t.add} · 3 ×</b>;',
  "export const path = '/productos';",
  'export const A = () => <img alt="" />;',
])('a component that is told what to say passes: %s', (source) => {
  expect(findHardCodedTexts(component, source)).toEqual([]);
});

test('colours are found in scripts of the storefront, ids and fragments are not', () => {
  expect(
    findHardCodedColours(component, "const a = '#fff'; const b = 'rgb(0 0 0 / 50%)';"),
  ).toHaveLength(2);
  expect(
    findHardCodedColours(
      component,
      "const a = '#main'; const b = '#category-3'; const c = 'var(--accent)';",
    ),
  ).toEqual([]);
});

const names = new Set(['cart', 'active-order']);

test.each([
  ['a name of its own', component, "const cart = defineStorageName('basket');"],
  ['local storage', component, "localStorage.getItem('cart');"],
  ['session storage', component, 'sessionStorage.setItem(`cart`, text);'],
  ['a cache', component, "await caches.open('pages');"],
  ['the name of a cache', component, 'const name = `comanda-${version}-pages`;'],
  ['a cookie', component, "document.cookie = 'cart=1';"],
  [
    'another key of the inline script',
    'apps/web/src/entry-starter.ts',
    'localStorage.getItem(`comanda:${location.hostname}:under-way`)',
  ],
  [
    'another key of a story',
    'e2e/a.story.ts',
    "localStorage.getItem('comanda:burger.localhost:basket')",
  ],
])('a storage name outside of its file is found: %s', (_, path, source) => {
  expect(findStorageNames(path, source, names)).toHaveLength(1);
});

test.each([
  [component, 'localStorage.getItem(storageKey(cartName));'],
  [
    'apps/web/src/entry-starter.ts',
    'localStorage.getItem(`comanda:${location.hostname}:active-order`)',
  ],
  ['e2e/a.story.ts', "localStorage.getItem('comanda:burger.localhost:cart')"],
])('a storage name of the file passes: %s', (path, source) => {
  expect(findStorageNames(path, source, names)).toEqual([]);
});

test('a width of a media query that is no breakpoint is found, in style sheets and scripts', () => {
  const find = (path, text) => findWidthsWithoutBreakpoint(path, text, new Set([551, 900]));
  const sheet = 'apps/web/src/features/cart/cart.module.css';
  expect(
    find(sheet, '@media (min-width: 551px) and (max-width: 899px) { a { width: 7px } }'),
  ).toEqual([]);
  expect(find(sheet, '@media (prefers-reduced-motion: reduce) { a { min-width: 7px } }')).toEqual(
    [],
  );
  for (const text of [
    '(min-width: 550px)',
    '(max-width: 900px)',
    '(min-width: 40em)',
    '(width >= 551px)',
  ])
    expect(find(sheet, `@media ${text} { a { color: red } }`)).toHaveLength(1);
  expect(find(component, "const sizes = '(min-width: 551px) 480px, 100vw';")).toHaveLength(1);
});

test.each([
  ['a.md', ['see /ho', 'me/ana/clone'].join('')],
  ['a.ts', ['test.on', 'ly(1)'].join('')],
  ['package-lock.json', '"resolved": "https://somewhere/x.tgz"'],
  ['a.ts', ['// @ts-', 'ignore'].join('')],
])('%s with %s is unclean', (path, text) => {
  expect(findHygieneOffences(path, text)).toHaveLength(1);
});

test('a page that names a file which is not there is found', () => {
  expect(
    findDeadPaths(
      'CONTRIBUTING.md',
      'copy `packages/domain/src/nowhere.ts`, not `packages/domain/src/ids.ts`',
    ),
  ).toHaveLength(1);
  expect(findDeadPaths('docs/deep/page.md', 'as `tenants/*/menus` and `npm test`')).toEqual([]);
  expect(findDeadPaths('docs/page.md', 'the storefront in `apps/web/dist`')).toEqual([]);
});

test('a link is followed from the page it stands in', () => {
  expect(
    findDeadPaths('docs/page.md', '[why](decisions) and [readme](../README.md#two-commands)'),
  ).toEqual([]);
  expect(findDeadPaths('docs/page.md', '[readme](README.md)')).toEqual([
    'docs/page.md: there is no docs/README.md',
  ]);
  expect(
    findDeadPaths(
      'README.md',
      '[licence](https://example.org/mit), [below](#below), `[text](target)`',
    ),
  ).toEqual([]);
});

test('a page that names a test which the file does not have is found', () => {
  const file = 'scripts/guards/guards.test.mjs';
  expect(
    findDeadPaths('docs/page.md', `\`${file}\` “a link is followed from the page it stands in”`),
  ).toEqual([]);
  const title = ['pigs', 'fly'].join(' ');
  expect(findDeadPaths('docs/page.md', `\`${file}\` “${title}”`)).toEqual([
    `docs/page.md: ${file} has no test “${title}”`,
  ]);
});

test('a map of the server that begins empty and is not listed with its bound is found', () => {
  const source = 'const seen = new Map<string, Promise<Map<number, string>>>();';
  expect(findUnboundedCaches('apps/server/src/new.ts', source)).toHaveLength(1);
  expect(
    findUnboundedCaches('apps/server/src/platform/events.ts', `${source} new Set() new Set()`),
  ).toHaveLength(1);
  expect(
    findUnboundedCaches(
      'apps/server/src/platform/events.ts',
      'const listeners = new Set<() => void>(); const others = new Set<() => void>();',
    ),
  ).toEqual([]);
  expect(
    findUnboundedCaches(
      'apps/server/src/new.ts',
      'new Map(rows); new WeakMap(); boundedMap("a", 2)',
    ),
  ).toEqual([]);
  for (const path of [
    'apps/server/src/testing/new.ts',
    'apps/server/src/new.test.ts',
    'apps/web/src/new.ts',
  ])
    expect(findUnboundedCaches(path, source)).toEqual([]);
});

const book = {
  'docs/rules/cart.md': '# Cart\n## Lines\n### Line hash\nA hash.\n',
  'packages/domain/src/cart/line-hash.ts': '',
  'packages/domain/src/cart/line-hash.test.ts': "test('two equal lines have one hash', …",
};
const inBook = (path) => book[path] ?? null;
const pages = () => Object.keys(book).filter((path) => path.startsWith('docs/rules/'));
const offencesOf = (path, page) => findRuleBookOffences(path, page, inBook, pages);
const rule = (...lines) => ['# Cart', '### Line hash', 'A hash.', '', ...lines, ''].join('\n');
const file = '- Code: `packages/domain/src/cart/line-hash.ts`';
const title = '- Test: `packages/domain/src/cart/line-hash.test.ts`: two equal lines have one hash';

test.each([
  ['a page that does not exist', '/** docs/rules/carts.md#line-hash */'],
  ['an anchor that does not exist', '/** docs/rules/cart.md#line-hashes */'],
  ['a document outside of the repository', ['/** Spec ', '5 */'].join(String.fromCodePoint(167))],
])('a comment that cites %s is found', (_, comment) => {
  expect(findRuleBookOffences('packages/domain/src/a.ts', comment, inBook)).toHaveLength(1);
});

test('a comment that cites a rule of the book passes', () => {
  const comment = '/** Two equal lines are one: docs/rules/cart.md#line-hash. */';
  expect(findRuleBookOffences('packages/domain/src/a.ts', comment, inBook)).toEqual([]);
});

test.each([
  ['without a file', rule(title)],
  ['without a test', rule(file)],
  ['that says that it has no test', rule(file, title, '- Test: none')],
  ['among rules without a test', `## Without a test\n${rule(file, title)}`],
  ['that links to a rule that does not exist', rule('See [carts](menu.md#carts).', file, title)],
  ['that links to a missing part of its page', rule('See [lines](#lines-of-it).', file, title)],
  ['whose file does not exist', rule('- Code: `packages/domain/src/gone.ts`', title)],
  ['whose test does not exist', rule(file, `${title} and more`)],
  ['beside another of the same name', `${rule(file, title)}### Line hash\n${file}\n${title}\n`],
])('a rule %s is found', (_, page) => {
  expect(offencesOf('docs/rules/cart.md', page)).toHaveLength(1);
});

test('a rule with its file and its test passes, and so do its links', () => {
  expect(offencesOf('docs/rules/cart.md', rule(file, title))).toEqual([]);
  const links = 'See [it](#line-hash) and [it](cart.md#line-hash).';
  expect(offencesOf('docs/rules/cart.md', rule(links, file, title))).toEqual([]);
});

test('a rule whose title another page has is found once', () => {
  expect(offencesOf('docs/rules/menu.md', rule(file, title))).toHaveLength(1);
  expect(offencesOf('docs/rules/books.md', rule(file, title))).toEqual([]);
});

const unbuilt = (...lines) => `# Points\n\n## Not built yet\n\n${lines.join('\n')}\n`;
const built = () => [
  ['packages/domain/src/points/expiry.ts', 'export const pointsexpire = 1;'],
  ['apps/counter/src/main.ts', ''],
];
const inPoints = (...lines) => findBuiltThings('docs/rules/points.md', unbuilt(...lines), built);

test('a line of "Not built yet" whose thing was built is found, by its word and its folder', () => {
  expect(inPoints('- Expiry of points. Absent: `pointsExpire`.')).toHaveLength(1);
  expect(inPoints('- Expiry. Absent: `lapse`, `pointsExpire` in `packages/domain`.')).toHaveLength(
    1,
  );
  expect(inPoints('- Expiry. Absent: `pointsExpire` in `apps`.')).toEqual([]);
  expect(inPoints('- A gift. Absent: `giftPoints`.')).toEqual([]);
});

test('a line of "Not built yet" that names no absent word is found, and an empty section passes', () => {
  expect(inPoints('- Expiry of points.')).toHaveLength(1);
  expect(inPoints('- Expiry. Absent: `lapse`.', '- A gift.')).toHaveLength(1);
  expect(inPoints('Nothing is known.')).toEqual([]);
  expect(findBuiltThings('docs/points.md', unbuilt('- Expiry.'), built)).toEqual([]);
});

test('a commit subject may have 72 characters, not one more', () => {
  const [longest, tooLong] = [72, 73].map((length) => `0a1b2c3 ${'ñ'.repeat(length)}`);
  expect(longSubjects([longest, tooLong])).toEqual([tooLong]);
});

test.each([
  ['/** What the job does. */\nexport const run = 1;'],
  ['/**\n * Whoever waits for the food.\n */'],
  ['/** Whether the store is open. */'],
  ['const a = 1;\n// Where the shopper stands.\nconst b = 2;'],
])('a comment that begins with a question word is found: %j', (text) => {
  expect(findQuestionComments('packages/domain/src/a.ts', text)).toHaveLength(1);
});

test.each([
  ['/** The action of the job. */'],
  ['/**\n * The server decides.\n * Where layout differs, a tag says so.\n */'],
  ['// The server decides\n// How long the job waits.\n'],
  ['const text = "// What now?";'],
])('a comment with a subject passes, and so does a later line: %j', (text) => {
  expect(findQuestionComments('packages/domain/src/a.ts', text)).toEqual([]);
});

test('a comment or SQL that is wider than the print width is found', () => {
  const wide = `// ${'order '.repeat(20)}\nconst a = 1;\n`;
  expect(findWideLines('a.ts', wide)).toHaveLength(1);
  expect(findWideLines('a.ts', '// order\nconst a = 1;\n')).toEqual([]);
});

test('a rule of the domain that runs a schema is found, its type and another schema pass', () => {
  const rule = 'packages/domain/src/store/why-store-is-closed.ts';
  const value = "import { storeSchema } from './store-schema.ts';\n";
  expect(findSchemasInRules(rule, value)).toHaveLength(1);
  expect(findSchemasInRules(rule, "import * as v from 'valibot';\n")).toHaveLength(1);
  expect(findSchemasInRules(rule, value.replace('import', 'import type'))).toEqual([]);
  expect(findSchemasInRules('packages/domain/src/menu/menu-schema.ts', value)).toEqual([]);
});

test('an instant becomes ISO text, and back, in one file of the product', () => {
  const source = 'const at = new Date(now).toISOString();\nconst then = Date.parse(at);\n';
  expect(findInstantConversions('apps/server/src/order/end-order.ts', source)).toHaveLength(2);
  expect(findInstantConversions('apps/server/src/order/end-order.test.ts', source)).toEqual([]);
  expect(findInstantConversions('packages/domain/src/time/instant.ts', source)).toEqual([]);
});
