import type { FolderDraft } from '../../testing/tenant-folder.ts';
import { testRefusals } from '../../testing/folder-refusals.ts';

const menuOf = (d: FolderDraft) => d['menus/1.json'];
const productOf = (d: FolderDraft) => menuOf(d).categories[0].products[0];
const storeOf = (d: FolderDraft) => d['stores.json'][0];
const holiday = (...windows: [from: string, to: string][]) => ({
  date: '2026-12-25',
  hours: windows.map(([openingTime, closingTime]) => ({
    openingTime,
    closingTime,
    dispatchMethod: 'in_store',
    position: 1,
  })),
});
const atProduct = 'menus/1.json at categories[0].products[0]';

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
  ['NaN', (d) => (d['coupons.json'] = '[NaN]'), 'coupons.json: not JSON'],
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

testRefusals([
  [
    'a font without its file',
    (d) => (d['settings.json'].fonts.title = 'Otra'),
    'settings.json at fonts.title: no file of fontFiles has "Otra"',
  ],
  [
    'a font without the weight of what is strong',
    (d) => (d['settings.json'].fontFiles[0].weight = '400'),
    'has the weight 600',
  ],
]);

testRefusals([
  [
    'a host with an empty part',
    (d) => (d['tenant.json'].hosts = ['a..b']),
    'tenant.json at hosts[0]: must be a host name',
  ],
  [
    'a host with a hyphen at its end',
    (d) => (d['tenant.json'].hosts = ['a-.cl']),
    'tenant.json at hosts[0]: must be a host name',
  ],
  [
    'a host that is an address',
    (d) => (d['tenant.json'].hosts = ['10.0.0.1']),
    'tenant.json at hosts[0]: must be a host name',
  ],
  [
    'a host with a port',
    (d) => (d['tenant.json'].hosts = ['a.cl:80']),
    'tenant.json at hosts[0]: must be a host name',
  ],
  [
    'a host twice',
    (d) => (d['tenant.json'].hosts = ['a.cl', 'a.cl']),
    'tenant.json at hosts: hosts must differ from each other: a.cl is there twice',
  ],
  [
    'an id that ends in a hyphen',
    (d) => (d['tenant.json'].id = 'burger-'),
    'tenant.json at id: must be lower-case',
  ],
  [
    'an id that climbs',
    (d) => (d['tenant.json'].id = '../burger'),
    'tenant.json at id: must be lower-case',
  ],
  [
    'a country in capitals',
    (d) => (d['tenant.json'].country = 'CL'),
    'tenant.json at country: must be one of "cl", "gt"',
  ],
]);

testRefusals([
  [
    'an address that ends the policy',
    (d) => (d['settings.json'].staticMenuOrigin = 'https://a.cl;script-src'),
    'settings.json at staticMenuOrigin: must be an address',
  ],
  [
    'an address with a name in it',
    (d) => (d['settings.json'].staticMenuOrigin = 'https://a@b.cl'),
    'settings.json at staticMenuOrigin: must be an address',
  ],
  [
    'a port that is none',
    (d) => (d['settings.json'].staticMenuOrigin = 'https://a.cl:99999'),
    'settings.json at staticMenuOrigin: must be an address',
  ],
  [
    'map pictures that end the policy',
    (d) =>
      (d['settings.json'].maps = {
        tileUrl: "https://a.cl;script-src 'unsafe-inline'/{z}/{x}/{y}.png",
        attribution: 'A',
      }),
    'settings.json at maps.tileUrl: must be an address of pictures',
  ],
  [
    'points without end',
    (d) => (d['settings.json'].pointRate = 1e300),
    'settings.json at pointRate: must be 1000000 or less',
  ],
  [
    'a fee nobody pays',
    (d) => (d['settings.json'].serviceFee = 1e9),
    'settings.json at serviceFee: must be 100000000 or less',
  ],
  [
    'a tip twice',
    (d) => (d['settings.json'].tipPresets = [5, 5]),
    'settings.json at tipPresets: tips must differ',
  ],
  [
    'weights from heavy to light',
    (d) => (d['settings.json'].fontFiles[0].weight = '600 400'),
    'settings.json at fontFiles[0].weight: must go from',
  ],
  [
    'a family that ends its quotes',
    (d) => (d['settings.json'].fonts.body = 'a";}body{'),
    'settings.json at fonts.body: must be a font family',
  ],
  [
    'a colour that is a script',
    (d) => (d['settings.json'].brandPrimary = 'url(javascript:x)'),
    'settings.json at brandPrimary: must be a colour',
  ],
  [
    'a hero of nothing',
    (d) => (d['settings.json'].hero.action.productId = 77),
    'settings.json at hero.action.productId: no menu has product 77',
  ],
  [
    'points from more to less',
    (d) => (d['settings.json'].loyaltyProgramParams = { name: 'a', minAmount: 2, maxAmount: 1 }),
    'settings.json at loyaltyProgramParams: minAmount must not be above',
  ],
  [
    'a mailbox with a header',
    (d) => (d['settings.json'].contact.email = 'a@b.cl?bcc=c@d.cl'),
    'settings.json at contact.email: must be an e-mail',
  ],
]);

const bowTie = [
  [-33.4, -70.7],
  [-33.5, -70.5],
  [-33.4, -70.5],
  [-33.5, -70.7],
].map(([latitude, longitude]) => ({ latitude, longitude }));
const lastHours = (d: FolderDraft) =>
  storeOf(d).businessHours.push({
    ...storeOf(d).businessHours[2],
    openingTime: '20:00:00',
    position: 2,
  });

testRefusals([
  [
    'overlapping hours',
    lastHours,
    'stores.json at [0].businessHours[7]: overlaps another window of the same day and dispatch method',
  ],
  [
    'a day that does not exist',
    (d) => (storeOf(d).businessHours[0].day = 7),
    'stores.json at [0].businessHours[0].day: must be one of 0, 1',
  ],
  [
    'a zone that crosses itself',
    (d) => (storeOf(d).deliveryZones[0].polygon = bowTie),
    'stores.json at [0].deliveryZones[0].polygon: crosses itself',
  ],
  [
    'a zone without area',
    (d) => (storeOf(d).deliveryZones[0].polygon = [bowTie[0], bowTie[1], bowTie[0]]),
    'stores.json at [0].deliveryZones[0].polygon: encloses no area',
  ],
  [
    'swapped degrees',
    (d) => Object.assign(storeOf(d), { latitude: -70.6, longitude: -33.4 }),
    'stores.json at [0].latitude: lies in no country that is served',
  ],
  [
    'a lost minus',
    (d) => (storeOf(d).deliveryZones[0].polygon[1].longitude = 70.5),
    'stores.json at [0].deliveryZones[0].polygon[1]: lies in no',
  ],
  [
    'degrees beyond the pole',
    (d) => (storeOf(d).latitude = -133.4),
    'stores.json at [0].latitude: must be -90 or more',
  ],
  [
    'a minimum above the maximum',
    (d) => (storeOf(d).deliveryZones[0].minimum = 300_000),
    'stores.json at [0].deliveryZones[0].minimum: must not be above',
  ],
  [
    'a holiday on a day that does not exist',
    (d) => (storeOf(d).holidays = [{ date: '2026-11-31', hours: [] }]),
    'stores.json at [0].holidays[0].date: is a day that does not exist',
  ],
  [
    'a holiday named twice',
    (d) => (storeOf(d).holidays = [holiday(), holiday()]),
    'stores.json at [0].holidays: dates of holidays must differ from each other: 2026-12-25 is there twice',
  ],
  [
    'a holiday that closes before it opens',
    (d) => (storeOf(d).holidays = [holiday(['20:00:00', '12:00:00'])]),
    'stores.json at [0].holidays[0].hours[0]: must open before it closes; a night past 24:00 is two windows',
  ],
  [
    'hours of a holiday that overlap',
    (d) => (storeOf(d).holidays = [holiday(['10:00:00', '14:00:00'], ['13:00:00', '18:00:00'])]),
    'stores.json at [0].holidays[0].hours[1]: overlaps another window of the same day and dispatch method',
  ],
  [
    'a half hour that takes nobody',
    (d) => (storeOf(d).slotCapacity = 0),
    'stores.json at [0].slotCapacity: must be 1 or more',
  ],
  [
    'a pause without an offset',
    (d) => (storeOf(d).pausedUntil = '2026-11-21T18:00'),
    'stores.json at [0].pausedUntil: must be an instant with offset',
  ],
  [
    'a pickup nobody may have',
    (d) => (storeOf(d).pickUpMaximum = 1),
    'stores.json at [0].pickUpMinimum: must not be above pickUpMaximum',
  ],
  [
    'a telephone that is a script',
    (d) => (storeOf(d).phone = 'javascript:x'),
    'stores.json at [0].phone: must be a telephone number',
  ],
  [
    'a method twice',
    (d) => (storeOf(d).paymentMethods = ['cash', 'cash']),
    'stores.json at [0].paymentMethods: payment methods must differ',
  ],
  [
    'two stores of one id',
    (d) => (d['stores.json'][1].id = 1),
    'stores.json: ids of stores must differ',
  ],
  [
    'an id beyond the column',
    (d) => (storeOf(d).id = 2 ** 31),
    'stores.json at [0].id: must be 2147483647 or less',
  ],
]);

testRefusals([
  [
    'overlapping hours of a product',
    (d) =>
      (productOf(d).availabilityTime = {
        5: [
          ['12:00', '15:00'],
          ['14:59', '16:00'],
        ],
      }),
    `${atProduct}.availabilityTime.5[1]: overlaps`,
  ],
  [
    'inverted hours of a product',
    (d) => (productOf(d).availabilityTime = { 5: [['15:00', '12:00']] }),
    `${atProduct}.availabilityTime.5[0]: must begin before`,
  ],
  [
    'hours of an eighth day',
    (d) => (productOf(d).availabilityTime = { 7: [['12:00', '15:00']] }),
    `${atProduct}.availabilityTime.7: must be a weekday`,
  ],
  [
    'hours of a day without sale',
    (d) =>
      Object.assign(productOf(d), {
        availability: [1],
        availabilityTime: { 5: [['12:00', '15:00']] },
      }),
    `${atProduct}.availabilityTime.5: has hours on a weekday it is not sold on`,
  ],
  [
    'a season that ends before it starts',
    (d) =>
      Object.assign(productOf(d), {
        startDatetime: '2026-12-02T00:00:00Z',
        endDatetime: '2026-12-01T00:00:00-03:00',
      }),
    `${atProduct}.endDatetime: must be after startDatetime`,
  ],
  [
    'a 31st of February',
    (d) => (productOf(d).startDatetime = '2026-02-31T00:00:00Z'),
    `${atProduct}.startDatetime: is on a day`,
  ],
  [
    'an offset without minutes',
    (d) => (productOf(d).startDatetime = '2026-02-21T00:00:00-03'),
    `${atProduct}.startDatetime: must be an instant with offset`,
  ],
  [
    'a year without end',
    (d) => (d['disableds.json'][0].endDate = '9999-12-31T00:00:00Z'),
    'disableds.json at [0].endDate: must be an instant',
  ],
  [
    'a price beyond sense',
    (d) => (productOf(d).price = 100_000_001),
    `${atProduct}.price: must be 100000000 or less`,
  ],
  [
    'a slug in capitals',
    (d) => (productOf(d).slug = 'Clasica'),
    `${atProduct}.slug: must be lower-case`,
  ],
  [
    'a slug with an accent',
    (d) => (productOf(d).slug = 'clásica'),
    `${atProduct}.slug: must be lower-case`,
  ],
  [
    'a slug that climbs',
    (d) => (productOf(d).slug = '../checkout'),
    `${atProduct}.slug: must be lower-case`,
  ],
  [
    'a tag that is none',
    (d) => (productOf(d).tags = ['<b>']),
    `${atProduct}.tags[0]: must be one of "`,
  ],
  [
    'a group twice',
    (d) => (productOf(d).modifierGroupIds = [1, 1]),
    `${atProduct}.modifierGroupIds: groups of a product must differ`,
  ],
  [
    'no pick at all',
    (d) => (productOf(d).maxQuantityModifiers = 0),
    `${atProduct}.maxQuantityModifiers: must be 1 or more`,
  ],
  [
    'a product that allows fewer than its group wants',
    (d) =>
      Object.assign(menuOf(d).modifierGroups[0], { minimum: 3 }) &&
      (productOf(d).maxQuantityModifiers = 1),
    `${atProduct}.modifierGroupIds[0]: group 1 asks for 3, but maxQuantityModifiers allows 2`,
  ],
  [
    'a second level without its first',
    (d) => (productOf(d).modifierGroupIds = [3]),
    `${atProduct}.modifierGroupIds[0]: group 3 hangs from modifier 20`,
  ],
  [
    'a group that wants more than it takes',
    (d) => Object.assign(menuOf(d).modifierGroups[0], { minimum: 4 }),
    'menus/1.json at modifierGroups[0]: minimum must not be above maximum',
  ],
  [
    'an option nobody can pick',
    (d) => (menuOf(d).modifierGroups[0].modifiers[0].maxQuantity = 0),
    'modifierGroups[0].modifiers[0].maxQuantity: must be 1 or more',
  ],
  [
    'a discount above the store’s price',
    (d) => (d['prices.json'][0].prices[0].discountPrice = 12_990),
    'prices.json at [0].prices[0].discountPrice: must be below the price',
  ],
  [
    'prices of a store that is none',
    (d) => (d['prices.json'][0].storeId = 9),
    'prices.json at [0].storeId: there is no store 9',
  ],
  [
    'a banner beyond the column',
    (d) => (d['banners.json'][0].id = 3e9),
    'banners.json at [0].id: must be 2147483647 or less',
  ],
  [
    'a page file that climbs',
    (d) => (d['pages.json'][0].file = 'pages/../tenant.json'),
    'pages.json at [0].file: must be a .md file',
  ],
  [
    'a font that climbs',
    (d) => (d['settings.json'].fontFiles[0].file = '../../etc/passwd'),
    'settings.json at fontFiles[0].file: must be a .woff2',
  ],
  [
    'a picture that climbs',
    (d) => (productOf(d).image = 'images/../../../etc/passwd'),
    `${atProduct}.image: must be a picture`,
  ],
  [
    'a picture in other capitals',
    (d) => (productOf(d).image = 'images/Clasica.webp'),
    `${atProduct}.image: images/Clasica.webp is missing: there is images/clasica.webp, and capitals matter`,
  ],
]);
