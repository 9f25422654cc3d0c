import { testRefusals } from '../../testing/folder-refusals.ts';

testRefusals([
  ['no JSON', (d) => (d['stores.json'] = '[{]'), 'stores.json at line 1, column 3: is not JSON'],
  ['a missing file', (d) => (d['prices.json'] = null), 'prices.json: is missing'],
  ['an unknown file', (d) => (d['price.json'] = []), 'price.json: is no part of a tenant'],
  ['a misspelt key', (d) => (d['settings.json'].comerceName = 'x'), 'settings.json at comerceName'],
  [
    'a kitchen address without encryption',
    (d) => (d['settings.json'].kitchenUrl = 'http://pos.example/orders'),
    'settings.json at kitchenUrl',
  ],
  [
    'a kitchen address inside our own network',
    (d) => (d['settings.json'].kitchenUrl = 'https://10.0.0.7/orders'),
    'settings.json at kitchenUrl',
  ],
  [
    'a kitchen address of this machine',
    (d) => (d['settings.json'].kitchenUrl = 'https://2130706433/orders'),
    'settings.json at kitchenUrl',
  ],
  [
    'a kitchen address of this machine by IPv6',
    (d) => (d['settings.json'].kitchenUrl = 'https://[::1]/orders'),
    'settings.json at kitchenUrl',
  ],
  [
    'a kitchen address with a local name',
    (d) => (d['settings.json'].kitchenUrl = 'https://pos.local/orders'),
    'settings.json at kitchenUrl',
  ],
  [
    'a kitchen address with a password',
    (d) => (d['settings.json'].kitchenUrl = 'https://a:b@pos.example/orders'),
    'settings.json at kitchenUrl',
  ],
  [
    'an invalid merchant id',
    (d) => (d['settings.json'].payments = { kushkiMerchantId: 'una clave' }),
    'settings.json at payments.kushkiMerchantId',
  ],
  [
    'installments that do not rise',
    (d) => (d['settings.json'].payments = { installments: [6, 3] }),
    'settings.json at payments.installments',
  ],
  [
    'a negative limit',
    (d) => (d['settings.json'].orderLimits = { perBuyer: { ordersPerHour: -1 } }),
    'settings.json at orderLimits.perBuyer.ordersPerHour',
  ],
  [
    'a limit of nothing we count',
    (d) => (d['settings.json'].orderLimits = { perPhone: {} }),
    'settings.json at orderLimits.perPhone',
  ],
  [
    'a tolerance above all',
    (d) => (d['settings.json'].courierTolerancePercent = 101),
    'settings.json at courierTolerancePercent',
  ],
  [
    'a logo that is not there',
    (d) => (d['stores.json'][0].paymentMethods = [{ name: 'cash', logo: 'images/efectivo.svg' }]),
    'stores.json at [0].paymentMethods[0].logo',
  ],
  [
    'a card mark that is not offered',
    (d) => (d['stores.json'][0].paymentMethods = [{ name: 'cash', logo: 'amex' }]),
    'stores.json at [0].paymentMethods[0].logo',
  ],
  [
    'two payment methods with the same priority',
    (d) =>
      (d['stores.json'][0].paymentMethods = [
        { name: 'cash', priority: 1 },
        { name: 'card', priority: 1 },
      ]),
    'stores.json at [0].paymentMethods[1].priority',
  ],
  [
    'a payment method that is misspelt inside',
    (d) => (d['stores.json'][0].paymentMethods = [{ name: 'cash', prority: 1 }]),
    'stores.json at [0].paymentMethods[0].prority',
  ],
  ['a missing key', (d) => delete d['settings.json'].logo, 'settings.json at logo'],
  [
    'a price as text',
    (d) => (d['menus/1.json'].categories[0].products[1].price = '5990'),
    'menus/1.json at categories[0].products[1].price',
  ],
  [
    'a negative price',
    (d) => (d['menus/1.json'].categories[0].products[1].price = -1),
    'menus/1.json at categories[0].products[1].price',
  ],
  [
    'cents in Chile',
    (d) => (d['menus/1.json'].categories[0].products[1].price = 8990.5),
    'menus/1.json at categories[0].products[1].price: must be a whole number: the currency of the country has no decimals',
  ],
  [
    'a discount that does not lower the price',
    (d) => (d['menus/1.json'].categories[0].products[1].discountPrice = 8990),
    'menus/1.json at categories[0].products[1]: discountPrice must be below price',
  ],
  [
    'a slug of the application',
    (d) => (d['menus/1.json'].categories[1].slug = 'orders'),
    'menus/1.json at categories[1].slug: "orders" is a path of the application',
  ],
  [
    'a slug of the API',
    (d) => (d['menus/1.json'].categories[1].slug = 'v1'),
    'menus/1.json at categories[1].slug',
  ],
  [
    'two products with the same slug',
    (d) => (d['menus/1.json'].categories[1].products[0].slug = 'doble'),
    'menus/1.json at categories[1].products[0].slug',
  ],
  [
    'two products with the same id',
    (d) => (d['menus/1.json'].categories[1].products[0].id = 1),
    'menus/1.json at categories[1].products[0].id',
  ],
  [
    'a group that is not there',
    (d) => (d['menus/1.json'].categories[0].products[0].modifierGroupIds = [9]),
    'menus/1.json at categories[0].products[0].modifierGroupIds[0]',
  ],
  [
    'a parent that is not there',
    (d) => (d['menus/1.json'].modifierGroups[2].parentModifierId = 99),
    'menus/1.json at modifierGroups[2].parentModifierId',
  ],
  [
    'a group asking for more than it has',
    (d) => (d['menus/1.json'].modifierGroups[2].minimum = 3),
    'menus/1.json at modifierGroups[2]',
  ],
  ['a menu of another name', (d) => (d['menus/1.json'].id = 2), 'menus/1.json at id'],
  [
    'a menu that is not there',
    (d) => (d['stores.json'][1].menuId = 9),
    'stores.json at [1].menuId',
  ],
  [
    'an unknown time zone',
    (d) => (d['stores.json'][0].timeZone = 'Chile/Ñuñoa'),
    'stores.json at [0].timeZone',
  ],
  [
    'a window that ends before it begins',
    (d) => (d['stores.json'][0].businessHours[0].closingTime = '00:00:00'),
    'stores.json at [0].businessHours[0]',
  ],
  [
    'a polygon of two points',
    (d) => d['stores.json'][0].deliveryZones[0].polygon.splice(2),
    'stores.json at [0].deliveryZones[0].polygon',
  ],
  [
    'an unknown payment method',
    (d) => (d['stores.json'][0].paymentMethods = ['shells']),
    'stores.json at [0].paymentMethods[0]',
  ],
  [
    'an unknown default store',
    (d) => (d['tenant.json'].defaultStoreId = 9),
    'tenant.json at defaultStoreId',
  ],
  ['an id that is not a slug', (d) => (d['tenant.json'].id = 'Burger King'), 'tenant.json at id'],
  [
    'a price of nothing',
    (d) => (d['prices.json'][0].prices[0].productId = 99),
    'prices.json at [0].prices[0].productId',
  ],
  [
    'an item switched off that is not there',
    (d) => (d['disableds.json'][0].deactivatableId = 99),
    'disableds.json at [0].deactivatableId',
  ],
  [
    'a container id that is a script',
    (d) => (d['settings.json'].analytics.tagManagerId = 'GTM-1"></script>'),
    'settings.json at analytics.tagManagerId',
  ],
  [
    'a measurement id of another service',
    (d) => (d['settings.json'].analytics.analyticsIds = ['UA-1234567-1']),
    'settings.json at analytics.analyticsIds[0]',
  ],
  [
    'three measurement ids',
    (d) => (d['settings.json'].analytics.analyticsIds = ['G-ABCDEF1', 'G-ABCDEF2', 'G-ABCDEF3']),
    'settings.json at analytics.analyticsIds: must be two at most',
  ],
  [
    'a pixel id with letters',
    (d) => (d['settings.json'].analytics.pixelId = '12345678x'),
    'settings.json at analytics.pixelId',
  ],
  [
    'a chat that is not a Crisp website',
    (d) => (d['settings.json'].analytics.chatWidgetId = '../evil'),
    'settings.json at analytics.chatWidgetId',
  ],
  [
    'an Instagram name that is a link',
    (d) => (d['settings.json'].contact.instagram = 'javascript:alert(1)'),
    'settings.json at contact.instagram',
  ],
  [
    'an invalid contact address',
    (d) => (d['settings.json'].contact.email = 'hola'),
    'settings.json at contact.email',
  ],
  [
    'a banner without a target',
    (d) => (d['banners.json'][0].bannerableId = 99),
    'banners.json at [0].bannerableId',
  ],
  [
    'a suggestion of nothing',
    (d) =>
      (d['suggestions.json'] = {
        beforeCheckout: true,
        rules: [{ forType: 'Category', forId: 2, productIds: [1, 99] }],
      }),
    'suggestions.json at rules[0].productIds[1]: no menu has product 99',
  ],
  [
    'suggestions for nothing',
    (d) =>
      (d['suggestions.json'] = {
        beforeCheckout: true,
        rules: [{ forType: 'Category', forId: 9, productIds: [1] }],
      }),
    'suggestions.json at rules[0].forId: no menu has Category 9',
  ],
  [
    'a missing picture',
    (d) => (d['images/clasica.webp'] = null),
    'menus/1.json at categories[0].products[0].image: images/clasica.webp is missing',
  ],
  [
    'a file that is not a picture',
    (d) => (d['images/hero.webp'] = Buffer.from('no picture')),
    'images/hero.webp: is not a picture',
  ],
  [
    'a drawing that runs something',
    (d) =>
      (d['images/logo.svg'] = Buffer.from(
        '<svg xmlns="http://www.w3.org/2000/svg" onload="x()"/>',
      )),
    'images/logo.svg: holds something that runs',
  ],
  [
    'a picture outside the folder',
    (d) => (d['settings.json'].logo = '../secret.png'),
    'settings.json at logo',
  ],
  [
    'an invalid URL of menu files',
    (d) => (d['settings.json'].staticMenuOrigin = 'cdn.example'),
    'settings.json at staticMenuOrigin',
  ],
  [
    'a text that no brand may change',
    (d) => Object.assign(d['settings.json'], { texts: { 'checkout.newTotal': 'Pagas más' } }),
    'settings.json at texts.checkout.newTotal: is no text that a brand may change',
  ],
  [
    'a text that names what it cannot',
    (d) =>
      Object.assign(d['settings.json'], { texts: { 'cart.emptyTry': '¿Empezamos por {plato}?' } }),
    'settings.json at texts.cart.emptyTry: must name {name}, and names {plato}',
  ],
  [
    'a file that is not a font',
    (d) => (d['fonts/prueba.woff2'] = Buffer.from('font')),
    'settings.json at fontFiles[0].file',
  ],
  [
    'a font of which only the beginning is there',
    (d) => (d['fonts/prueba.woff2'] = d['fonts/prueba.woff2'].subarray(0, 400)),
    'settings.json at fontFiles[0].file: fonts/prueba.woff2 is a WOFF2 font that was cut off',
  ],
  [
    'unreadable colours',
    (d) => Object.assign(d['settings.json'].paper, { ink: '#fdf3e4' }),
    'settings.json at paper.ink: ink on page',
  ],
  ['a missing text', (d) => (d['pages/terms-and-conditions.md'] = null), 'pages.json at [0].file'],
  [
    'missing terms',
    (d) => d['pages.json'].pop(),
    'pages.json: the page "mercat-terms-and-conditions" is missing',
  ],
]);
