import { mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { folderProduct } from './folder-product.ts';
import type { AnyJson } from './any-json.ts';
import { weekdays } from '@comanda/domain/hours/weekday.ts';

/** Any JSON of a file: tests change it freely, also to invalid values. */
/**
 * A small, valid tenant's folder in memory: JSON files as values, others as bytes. null leaves a
 * file out.
 */
export type FolderDraft = Record<string, AnyJson>;

const webpOf = (width: number) =>
  sharp({ create: { width, height: width, channels: 3, background: '#b93418' } })
    .webp()
    .toBuffer();
const svg = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"><circle r="20"/></svg>',
);
const square = [
  { latitude: -33.4, longitude: -70.7 },
  { latitude: -33.4, longitude: -70.5 },
  { latitude: -33.5, longitude: -70.5 },
  { latitude: -33.5, longitude: -70.7 },
];

const product = (id: number, slug: string, price: number, changes: object = {}) =>
  folderProduct(id, { name: slug, slug, description: `El ${slug}.`, price, ...changes });

const group = (
  id: number,
  minimum: number,
  modifiers: [id: number, price: number, discountPrice?: number][],
  parentModifierId: number | null = null,
) => ({
  id,
  name: `Grupo ${id}`,
  required: minimum > 0,
  minimum,
  maximum: 3,
  parentModifierId,
  modifiers: modifiers.map(([modifier, price, discountPrice = null]) => ({
    id: modifier,
    name: `Opción ${modifier}`,
    price,
    discountPrice,
    maxQuantity: 2,
  })),
});

const store = (id: number, changes: object = {}) => ({
  id,
  name: `Local ${id}`,
  phone: '+56 2 2345 6700',
  timeZone: 'America/Santiago',
  textAddress: 'Av. Irarrázaval 2014, Ñuñoa',
  commune: 'Ñuñoa',
  latitude: -33.45,
  longitude: -70.6 - id / 100,
  menuId: 1,
  orderMethod: 'both',
  subscription: 'active',
  futureOrdersEnabled: true,
  pickUpOpen: true,
  deliveryOpen: true,
  deliveryWaitTime: 35,
  pickUpWaitTime: 15,
  deliveryType: 'own_delivery',
  deliveryOptions: ['deliverDoor'],
  paymentMethods: ['cash', 'card'],
  pickUpMinimum: 2000,
  pickUpMaximum: null,
  ordersGoTo: 'counter',
  checkoutQuestions: [],
  businessHours: weekdays.map((day) => ({
    day,
    openingTime: '00:00:00',
    closingTime: '23:59:59',
    dispatchMethod: 'in_store',
    position: 1,
  })),
  deliveryZones: [
    {
      id: 11,
      name: 'Cerca',
      polygon: square,
      fee: 1990,
      freeFrom: 20000,
      minimum: 5000,
      maximum: 200000,
      waitTime: 35,
    },
  ],
  ...changes,
});

const settings = {
  templateId: 3,
  commerceName: 'Brasa de prueba',
  description: 'Para las pruebas.',
  brandPrimary: '#b93418',
  brandSecondary: '#f2a93b',
  paper: {
    page: '#fdf3e4',
    surface: '#fffdf9',
    sunk: '#f8ead6',
    header: '#fdf3e4',
    ink: '#2a150c',
  },
  fonts: { body: 'Prueba', categoryBar: 'Prueba', subtitle: 'Prueba', title: 'Prueba' },
  fontFiles: [{ family: 'Prueba', file: 'fonts/prueba.woff2', weight: '400 600' }],
  logo: 'images/logo.svg',
  icon: 'images/logo.svg',
  animationLoader: { image: 'images/logo.svg', width: 150, height: 150 },
  hero: {
    title: 'Fuego',
    text: 'Pan.',
    shortText: 'Pan.',
    action: { label: 'Pedir', productId: 1 },
    image: 'images/hero.webp',
    phoneImage: 'images/hero.webp',
  },
  maxDaysAvailableFutureOrder: 7,
  staticMenu: false,
  pointRate: 1,
  loyaltyProgram: false,
  loyaltyProgramParams: null,
  tipPresets: [0, 5, 10, 15],
  serviceFee: 0,
  emailSubscriptionDefault: false,
  analytics: { tagManagerId: null, analyticsIds: [], pixelId: null, chatWidgetId: null },
  contact: { email: null, phone: null, instagram: null },
};

const menu = {
  id: 1,
  name: 'Carta',
  categories: [
    {
      id: 1,
      name: 'Hamburguesas',
      slug: 'hamburguesas',
      layout: 'large',
      products: [
        product(1, 'clasica', 5990, { modifierGroupIds: [1, 2, 3], image: 'images/clasica.webp' }),
        product(2, 'doble', 8990, { discountPrice: 7990 }),
      ],
    },
    {
      id: 2,
      name: 'Papas',
      slug: 'papas',
      layout: 'small',
      products: [product(3, 'papas', 2990), product(4, 'cordero', 12990)],
    },
  ],
  modifierGroups: [
    group(1, 1, [
      [10, 0],
      [11, 500],
    ]),
    group(2, 0, [
      [20, 1200, 900],
      [21, 700],
    ]),
    group(3, 0, [[30, 300]], 20),
  ],
};

/**
 * Makes a folder with two stores, a menu of four products with groups, and 5 units of product 4 in
 * store 1.
 */
export async function tenantFolder(id = 'burger'): Promise<FolderDraft> {
  return structuredClone({
    'tenant.json': {
      id,
      name: 'Brasa de prueba',
      hosts: [`${id}.localhost`],
      country: 'cl',
      defaultStoreId: 1,
    },
    'settings.json': settings,
    'stores.json': [store(1), store(2, { orderMethod: 'in_store', deliveryZones: [] })],
    'menus/1.json': menu,
    'prices.json': [
      {
        storeId: 1,
        channel: 'web',
        prices: [
          { productId: 4, price: null, discountPrice: null, stock: 5, withoutStockUntil: null },
        ],
      },
    ],
    'banners.json': [
      {
        id: 1,
        title: 'Martes',
        text: 'Papas.',
        image: 'images/hero.webp',
        bannerableType: 'Category',
        bannerableId: 2,
      },
    ],
    'coupons.json': [],
    'disableds.json': [
      { storeId: 2, deactivatableType: 'Product', deactivatableId: 3, endDate: null },
    ],
    'pages.json': ['terms-and-conditions', 'mercat-terms-and-conditions'].map((page) => ({
      page,
      title: 'Términos',
      file: `pages/${page}.md`,
    })),
    'pages/terms-and-conditions.md': Buffer.from('# Términos\n\nDe **prueba**.\n'),
    'pages/mercat-terms-and-conditions.md': Buffer.from('# Mercat\n'),
    'fonts/prueba.woff2': await readFile(
      join(import.meta.dirname, '../../../../tenants/burger/fonts/figtree.woff2'),
    ),
    'images/logo.svg': svg,
    'images/hero.webp': await webpOf(60),
    'images/clasica.webp': await webpOf(80),
  });
}

/** Writes a draft into a new folder and returns its path. */
export async function writeFolder(draft: FolderDraft): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'comanda-tenant-'));
  for (const [path, content] of Object.entries(draft)) {
    if (content === null) continue;
    await mkdir(dirname(join(folder, path)), { recursive: true });
    const isBytes = content instanceof Uint8Array || typeof content === 'string';
    await writeFile(join(folder, path), isBytes ? content : JSON.stringify(content, null, 2));
  }
  return folder;
}
