import { atProduct, menuOf, productOf, testRefusals } from '../../testing/folder-refusals.ts';

testRefusals([
  [
    'a file of another encoding',
    (d) => (d['banners.json'] = Buffer.from('["\xe9"]', 'latin1')),
    'banners.json: is no UTF-8 text',
  ],
  [
    'an invisible mark at the beginning',
    (d) => (d['banners.json'] = '\ufeff[]'),
    'banners.json: begins with an invisible mark (BOM)',
  ],
  ['an empty file', (d) => (d['banners.json'] = ''), 'banners.json: is empty'],
  [
    'JSON of 50 MB',
    (d) => (d['banners.json'] = Buffer.alloc(50 * 2 ** 20, ' ')),
    'banners.json: is larger than 4 MB',
  ],
  [
    'JSON that is very deep',
    (d) => (d['coupons.json'] = '['.repeat(1e6) + ']'.repeat(1e6)),
    'coupons.json: is nested deeper than 24 levels',
  ],
  [
    'JSON of very many values',
    (d) => (d['coupons.json'] = `[${'1,'.repeat(3e5)}1]`),
    'coupons.json: holds more than 250000 values',
  ],
  [
    'a key twice',
    (d) => (d['coupons.json'] = '[{"a":1,"b":{"\\u0061":2,"a":3}}]'),
    'coupons.json at [0].b.a: is written twice',
  ],
  [
    'a key of the language',
    (d) => (d['tenant.json'] = '{"__proto__": {"id": 1}}'),
    'tenant.json at __proto__: is no key of this file',
  ],
  [
    'another key of the language',
    (d) => (d['tenant.json'].constructor = 1),
    'tenant.json at constructor: is no key of this file',
  ],
  [
    'a number of text',
    (d) => (d['tenant.json'].defaultStoreId = '1'),
    'tenant.json at defaultStoreId: must be a number, not "1"',
  ],
  [
    'a number without end',
    (d) => (d['coupons.json'] = '[{"kcal":-1e400}]'),
    'coupons.json at [0].kcal: is larger than any number',
  ],
  ['NaN', (d) => (d['coupons.json'] = '[NaN]'), 'coupons.json at line 1, column 2: is not JSON'],
  [
    'an object for a list',
    (d) => (d['tenant.json'].hosts = {}),
    'tenant.json at hosts: must be a list, not Object',
  ],
  [
    'a list for an object',
    (d) => (productOf(d).availabilityTime = []),
    `${atProduct}.availabilityTime: must be an object of weekdays`,
  ],
]);

testRefusals([
  [
    'NUL',
    (d) => (menuOf(d).name = 'a\0b'),
    'menus/1.json at name: holds a control character (U+0000)',
  ],
  [
    'a turn of direction',
    (d) => (productOf(d).name = 'a\u202egpj.exe'),
    `${atProduct}.name: holds a character that turns the direction of reading (U+202E)`,
  ],
  [
    'an isolate',
    (d) => (productOf(d).badge = '\u2066a'),
    `${atProduct}.badge: holds a character that turns`,
  ],
  [
    'a name of nothing visible',
    (d) => (productOf(d).name = '\u200b'),
    `${atProduct}.name: holds an invisible character (U+200B)`,
  ],
  [
    'a name of spaces',
    (d) => (productOf(d).name = ' \u00a0\u3000'),
    `${atProduct}.name: must not be empty`,
  ],
  [
    'a name of joiners',
    (d) => (productOf(d).name = '\u200d\u200d'),
    `${atProduct}.name: must not be empty`,
  ],
  [
    'a name of two lines',
    (d) => (productOf(d).name = 'a\nb'),
    `${atProduct}.name: must be one line`,
  ],
  [
    'a name of 161 letters',
    (d) => (productOf(d).name = 'a'.repeat(161)),
    `${atProduct}.name: must have 160 characters or fewer`,
  ],
  [
    'half an emoji',
    (d) => (menuOf(d).categories[0].name = 'a\ud83c'),
    'menus/1.json at categories[0].name: holds half a character (U+D83C)',
  ],
  [
    'an escape sequence',
    (d) => (d['settings.json'].description = '\u001b[2J'),
    'settings.json at description: holds a control character (U+001B)',
  ],
]);
