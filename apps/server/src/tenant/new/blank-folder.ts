import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { countries } from '@comanda/domain/country/countries.ts';
import { storeToComplete } from '@comanda/domain/sign-up/opening-steps.ts';
import type { SignUpCountry } from '@comanda/domain/sign-up/sign-up-form.ts';
import { openFontFile } from '../../brand/fonts/open-font-files.ts';
import { starterColours, starterPages, starterTerms } from './starter-lists.ts';
import { starterLoader, starterMark } from './starter-pictures.ts';

/** The country's demo brand, whose terms of Mercat the new brand copies, and the capital. */
const beginnings = {
  cl: { demo: 'burger', timeZone: 'America/Santiago', latitude: -33.4372, longitude: -70.6506 },
  mx: { demo: 'sushi', timeZone: 'America/Mexico_City', latitude: 19.4326, longitude: -99.1332 },
  gt: { demo: 'cocina', timeZone: 'America/Guatemala', latitude: 14.6349, longitude: -90.5069 },
  pe: { demo: 'polleria', timeZone: 'America/Lima', latitude: -12.0464, longitude: -77.0428 },
} as const satisfies Record<SignUpCountry, object>;

/** A brand that has nothing yet but its name. `host`: its only one. */
export type BlankBrand = { id: string; name: string; country: SignUpCountry; host: string };

const font = 'Figtree';

/**
 * Returns the folder of a brand without a dish, an hour and a zone, as its owner begins in the back
 * office. `tenantsDir`: the folder with the demo brands.
 * docs/rules/sign-up.md#folder-of-a-new-brand.
 */
export async function blankFolder(
  { id, name, country, host }: BlankBrand,
  tenantsDir: string,
): Promise<ReadonlyMap<string, Buffer>> {
  const { demo } = beginnings[country];
  const mercat = 'pages/mercat-terms-and-conditions.md';
  const { path, bytes } = await openFontFile(font);
  const { primary, secondary } = starterColours;
  const fontPath = path ?? '';
  const texts: readonly (readonly [string, unknown])[] = [
    ['tenant.json', { id, name, hosts: [host], country, defaultStoreId: 1 }],
    ['settings.json', settingsOf(name, country, fontPath)],
    ['stores.json', [storeOf(name, country)]],
    ['menus/1.json', { id: 1, name: 'Menú', categories: [], modifierGroups: [] }],
    ['pages.json', starterPages],
    ...['banners', 'prices', 'disableds', 'coupons', 'offers'].map(
      (list) => [`${list}.json`, []] as const,
    ),
  ];
  return new Map<string, Buffer>([
    ...texts.map(
      ([file, value]) => [file, Buffer.from(`${JSON.stringify(value, null, 2)}\n`)] as const,
    ),
    ['pages/terms-and-conditions.md', Buffer.from(starterTerms(name))],
    [mercat, await readFile(join(tenantsDir, demo, mercat))],
    [fontPath, bytes],
    ['images/logo.svg', Buffer.from(starterMark(primary, secondary))],
    ['images/icon.svg', Buffer.from(starterMark(primary, secondary))],
    ['images/loader.svg', Buffer.from(starterLoader(primary))],
  ]);
}

const settingsOf = (name: string, country: SignUpCountry, file: string) => ({
  templateId: 1,
  commerceName: name,
  description: `${name}: pide a domicilio o para llevar.`,
  brandPrimary: starterColours.primary,
  brandSecondary: starterColours.secondary,
  paper: {
    page: '#faf8f4',
    surface: '#ffffff',
    sunk: '#f0ece4',
    header: '#faf8f4',
    ink: '#1d2323',
  },
  fonts: { body: font, categoryBar: font, subtitle: font, title: font },
  fontFiles: [{ family: font, file, weight: '300 900' }],
  logo: 'images/logo.svg',
  icon: 'images/icon.svg',
  animationLoader: { image: 'images/loader.svg', width: 150, height: 150 },
  hero: null,
  maxDaysAvailableFutureOrder: 0,
  staticMenu: false,
  pointRate: countries[country].pointsRate,
  loyaltyProgram: false,
  loyaltyProgramParams: null,
  tipPresets: [0, 5, 10, 15],
  serviceFee: 0,
  emailSubscriptionDefault: false,
  analytics: { tagManagerId: null, analyticsIds: [], pixelId: null, chatWidgetId: null },
  contact: { email: null, phone: null, instagram: null },
});

const storeOf = (name: string, country: SignUpCountry) => {
  const { timeZone, latitude, longitude } = beginnings[country];
  return {
    id: 1,
    name,
    ...storeToComplete,
    commune: storeToComplete.textAddress,
    timeZone,
    latitude,
    longitude,
    menuId: 1,
    ordersGoTo: 'counter',
    orderMethod: 'in_store',
    subscription: 'active',
    futureOrdersEnabled: false,
    pickUpOpen: true,
    deliveryOpen: true,
    deliveryWaitTime: 45,
    pickUpWaitTime: 20,
    deliveryType: 'own_delivery',
    deliveryOptions: ['deliverDoor', 'waitOutside'],
    paymentMethods: ['cash'],
    pickUpMinimum: 0,
    pickUpMaximum: null,
    checkoutQuestions: [],
    businessHours: [],
    deliveryZones: [],
  };
};
