import { atProduct, menuOf, productOf, testRefusals } from '../../testing/folder-refusals.ts';

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
    'an unknown tag',
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
    'an option that shoppers cannot pick',
    (d) => (menuOf(d).modifierGroups[0].modifiers[0].maxQuantity = 0),
    'modifierGroups[0].modifiers[0].maxQuantity: must be 1 or more',
  ],
  [
    'a discount above the store’s price',
    (d) => (d['prices.json'][0].prices[0].discountPrice = 12_990),
    'prices.json at [0].prices[0].discountPrice: must be below the price',
  ],
  [
    'prices of an unknown store',
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
