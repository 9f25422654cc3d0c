import { mkdir, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import {
  deepPng,
  svgDrawing,
  firstHalf,
  hugePng,
  jpegOf,
  longAnimation,
  pngOf,
} from '../../testing/bad-pictures.ts';
import { folderProblemsOf, testRefusals, type BreakFolder } from '../../testing/folder-refusals.ts';
import type { FolderDraft } from '../../testing/tenant-folder.ts';
import { validateFolder } from './import-tenant.ts';

const menuOf = (d: FolderDraft) => d['menus/1.json'];
const productOf = (d: FolderDraft) => menuOf(d).categories[0].products[0];
const storeOf = (d: FolderDraft) => d['stores.json'][0];
test('unusual but valid content is accepted: touching hours, closed rings, emoji of many parts, a plain less-than sign', async () => {
  const harmless: BreakFolder = (d) => {
    const [hours] = storeOf(d).businessHours.splice(0);
    const half1 = { ...hours, openingTime: '08:00:00', closingTime: '12:00:00' };
    storeOf(d).businessHours.push(
      { ...half1, openingTime: '12:00:00', closingTime: '18:00:00' },
      half1,
      { ...half1, day: 3 },
    );
    storeOf(d).deliveryZones[0].polygon.push(storeOf(d).deliveryZones[0].polygon[0]);
    productOf(d).availabilityTime = {
      5: [
        ['12:00', '15:00'],
        ['09:00', '12:00'],
      ],
    };
    productOf(d).name = 'Familia 👩‍👩‍👧 “1 < 2” & <3';
    d['pages/terms-and-conditions.md'] = Buffer.from(
      'Si a < b & c > d, <b>paga</b> [aquí](https://a.cl) o [allá](/menu).\r\n',
    );
  };
  expect(await folderProblemsOf(harmless)).toBe('valid');
});

test('the faults of all files are listed at once', async () => {
  const problems = await folderProblemsOf((d) => {
    d['tenant.json'].country = 'us';
    d['settings.json'].templateId = '3';
    storeOf(d).latitude = 'sur';
    productOf(d).price = null;
    d['pages/terms-and-conditions.md'] = Buffer.from('<script>');
    d['images/hero.webp'] = Buffer.alloc(0);
    d['images/Foto.JPG'] = Buffer.alloc(1);
  });
  expect(problems.split('\n').map((line) => line.split(' ')[0])).toEqual([
    'images/Foto.JPG:',
    'pages/terms-and-conditions.md',
    'tenant.json',
    'settings.json',
    'stores.json',
    'menus/1.json',
    'images/hero.webp:',
  ]);
});

const page = (text: string) => (d: FolderDraft) =>
  (d['pages/terms-and-conditions.md'] = Buffer.from(`# Bien\n\nHola ${text}\n`));
const atLine = 'pages/terms-and-conditions.md at line 3';

testRefusals([
  ['a script in a page', page('<script>alert(1)</script>'), `${atLine}: holds <script>`],
  ['a frame in a page', page('< IFRAME src=//evil.example>'), `${atLine}: holds <iframe>`],
  ['a picture in a page', page('<img src=x onerror=alert(1)>'), `${atLine}: holds <img>`],
  [
    'a handler in a page',
    page('<b/onclick = "x">pulsa</b>'),
    `${atLine}: holds HTML with an "on…" attribute`,
  ],
  [
    'a script behind a link',
    page('[pulsa](JavaScript:alert(1))'),
    `${atLine}: links to "JavaScript:alert"`,
  ],
  [
    'data behind a link',
    page('[pulsa]( data:text/html,x)'),
    `${atLine}: links to "data:text/html,x"`,
  ],
  [
    'a link to another site in disguise',
    page('[pulsa](//evil.example)'),
    `${atLine}: links to "//evil.example"`,
  ],
  ['another disguise', page('[pulsa](/\\evil.example)'), `${atLine}: links to "/\\evil.example"`],
  ['a page with NUL', page('\0'), `${atLine}: holds a control character (U+0000)`],
  [
    'a page of one endless line',
    page('a'.repeat(6_000)),
    `${atLine}: is longer than 5000 characters`,
  ],
  [
    'a page of another encoding',
    (d) => (d['pages/terms-and-conditions.md'] = Buffer.from('\xe9', 'latin1')),
    'pages/terms-and-conditions.md: is no UTF-8',
  ],
]);

const hero =
  (bytes: () => unknown, name = 'hero.webp') =>
  async (d: FolderDraft) =>
    (d[`images/${name}`] = await bytes());
const logo = (inside: string, attributes?: string) => (d: FolderDraft) =>
  (d['images/logo.svg'] = svgDrawing(inside, attributes));
const cut = async (d: FolderDraft) =>
  (d['fonts/prueba.woff2'] = Buffer.concat([d['fonts/prueba.woff2'], Buffer.alloc(9)]));

testRefusals([
  ['a picture of no bytes', hero(() => Buffer.alloc(0)), 'images/hero.webp: is empty'],
  ['a PNG named .webp', hero(() => pngOf(9)), 'images/hero.webp: is png inside, not .webp'],
  [
    'a page named .png',
    hero(() => Buffer.from('<!doctype html><script>x()</script>'), 'a.png'),
    'images/a.png: is not a picture',
  ],
  [
    'a drawing named .png',
    hero(() => svgDrawing('<script/>'), 'a.png'),
    'images/a.png: is svg inside, not .png',
  ],
  ['a PNG named .svg', hero(() => pngOf(9), 'a.svg'), 'images/a.svg: is no UTF-8'],
  [
    'half a JPEG',
    hero(async () => firstHalf(await jpegOf(200)), 'a.jpg'),
    'images/a.jpg: is broken',
  ],
  ['half a PNG', hero(async () => firstHalf(await pngOf(200)), 'a.png'), 'images/a.png: is broken'],
  [
    '900 megapixels in a few kilobytes',
    hero(() => hugePng(30_000), 'a.png'),
    'images/a.png: is 30000 × 30000, more than 4000 a side',
  ],
  [
    '128 MB decoded in 124 kilobytes',
    hero(() => deepPng(4_000), 'a.png'),
    'images/a.png: is 4000 × 4000 with 4 channels of 16 bits, 128 MB decoded, more than 64 MB',
  ],
  [
    'an animation of too many frames',
    hero(() => longAnimation(60)),
    'images/hero.webp: is an animation of 60 frames, more than 160 MB decoded together',
  ],
  [
    'a picture of 5 MB',
    hero(() => Buffer.alloc(5 * 2 ** 20)),
    'images/hero.webp: is larger than 4 MB',
  ],
  [
    'a picture of an odd name',
    hero(() => pngOf(9), 'a b".png'),
    'images/a b".png: is no part of a tenant',
  ],
  [
    'a font that was cut off',
    cut,
    'settings.json at fontFiles[0].file: fonts/prueba.woff2 is a WOFF2 font that was cut off',
  ],
  [
    'a script in a drawing',
    logo('<x:script xmlns:x="http://www.w3.org/2000/svg"/>'),
    'images/logo.svg: holds something that runs: <x:script',
  ],
  [
    'HTML in a drawing',
    logo('<foreignObject/>'),
    'images/logo.svg: holds something that runs: <foreignObject',
  ],
  [
    'a handler in a drawing',
    logo('', '\nonload\n="x()"'),
    'images/logo.svg: holds something that runs',
  ],
  [
    'a script spelt in numbers',
    logo('<a href="&#x6A;avascript:x()"/>'),
    'images/logo.svg: holds something that runs: javascript:',
  ],
  [
    'an animated link',
    logo('<a><set attributeName="xlink:href" to="x"/></a>'),
    'images/logo.svg: holds an animation of where',
  ],
  [
    'a picture of elsewhere',
    logo('<image href="http://evil.example/x.png"/>'),
    'images/logo.svg: loads something from outside itself',
  ],
  [
    'a file of the machine',
    logo("<image xlink:href='file:///etc/passwd'/>"),
    'images/logo.svg: loads something from outside itself',
  ],
  [
    'a style of elsewhere',
    logo('<style>@import "//evil.example"</style>'),
    'images/logo.svg: holds an external style sheet',
  ],
  [
    'a fill of elsewhere',
    logo('<path fill="url(https://evil.example/#a)"/>'),
    'images/logo.svg: loads something from outside itself',
  ],
  [
    'entities',
    (d) => (d['images/logo.svg'] = Buffer.from('<!DOCTYPE svg [<!ENTITY a "b">]><svg/>')),
    'images/logo.svg: is no SVG',
  ],
  ['entities later', logo('<!ENTITY a "b">'), 'images/logo.svg: holds a document type or entities'],
]);

test('a path that leads out of the folder is refused', async () => {
  const away = (folder: string) =>
    rename(join(folder, 'images'), `${folder}-away`).then(() =>
      symlink(`${folder}-away`, join(folder, 'images')),
    );
  let left = '';
  expect(
    await folderProblemsOf(
      () => undefined,
      (folder) => away((left = folder)),
    ),
  ).toContain('images: is no folder');
  await rm(`${left}-away`, { recursive: true });
});

test('a file in place of a folder, and a folder in place of a file, are refused', async () => {
  expect(
    await folderProblemsOf(
      (d) => delete d['fonts/prueba.woff2'],
      (folder) => writeFile(join(folder, 'fonts'), ''),
    ),
  ).toContain('fonts: is no folder');
  const problems = await folderProblemsOf(
    (d) => (d['banners.json'] = null),
    (folder) => mkdir(join(folder, 'banners.json')),
  );
  expect(problems).toBe('banners.json: is no file');
});

test('a missing folder is not a tenant', async () => {
  expect(await validateFolder('/nowhere/at/all')).toEqual({
    ok: false,
    error: [{ file: '', place: '', reason: 'is no folder' }],
  });
});
