import type { SettingsFile } from '../folder/settings-schema.ts';
import { weekdays } from '@comanda/domain/hours/weekday.ts';

const open = (dispatchMethod: string) =>
  weekdays.map((day) => ({
    day,
    openingTime: '00:00:00',
    closingTime: '23:59:59',
    dispatchMethod,
    position: 1,
  }));

/** A store of a demo brand, as in its stores.json. */
export type DemoStore = { deliveryZones: readonly object[] };

/**
 * stores.json: one store at the demo brand's address, with one zone, open all day, with its orders
 * at the counter.
 */
export const starterStores = (demo: DemoStore) => [
  {
    ...demo,
    id: 1,
    name: 'Local 1',
    ordersGoTo: 'counter',
    checkoutQuestions: [],
    businessHours: [...open('store_delivery'), ...open('in_store')],
    deliveryZones: demo.deliveryZones.slice(0, 1),
  },
];

export const starterColours = { primary: '#1f5f63', secondary: '#e9b44c' };

/**
 * settings.json: fonts, amounts and points rate of the country's demo brand, everything else
 * neutral.
 */
export const starterSettings = (
  { texts: _texts, survey: _survey, darkScheme: _dark, ...demo }: SettingsFile,
  name: string,
) => ({
  ...demo,
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
  logo: 'images/logo.svg',
  icon: 'images/icon.svg',
  animationLoader: { image: 'images/loader.svg', width: 150, height: 150 },
  hero: {
    title: 'Recién hecho,\npara ti',
    text: 'Cocinamos cuando pides.',
    shortText: 'Cocinamos cuando pides.',
    action: { label: 'Pedir el plato de la casa', productId: 101 },
    image: 'images/hero.webp',
    phoneImage: 'images/hero-phone.webp',
  },
  popularProducts: [101, 104, 201, 301],
  loyaltyProgram: false,
  loyaltyProgramParams: null,
  contact: { email: null, phone: null, instagram: null },
});

export const starterBanners = [
  {
    id: 1,
    title: 'Para compartir',
    text: 'El plato para dos, a menor precio.',
    image: 'images/banner.webp',
    bannerableType: 'Product',
    bannerableId: 104,
  },
];

export const starterSuggestions = {
  beforeCheckout: true,
  rules: [{ forType: 'Category', forId: 1, productIds: [301, 201, 302, 202] }],
};

/** offers.json: one combo, of a plate and a drink. */
export const starterOffers = [
  {
    id: 1,
    name: 'Plato con bebida',
    needs: [{ categoryIds: [1] }, { categoryIds: [3] }],
    benefit: { kind: 'percent', percent: 10 },
  },
];

/** coupons.json: a discount for the first order. */
export const starterCoupons = [
  {
    code: 'BIENVENIDA',
    name: '10 % en tu primer pedido',
    discount: { kind: 'percent', value: 10 },
    maxUsesPerUser: 1,
    firstPurchase: true,
  },
];

const page = (name: string, title: string) => ({ page: name, title, file: `pages/${name}.md` });
export const starterPages = [
  page('terms-and-conditions', 'Términos y condiciones'),
  page('mercat-terms-and-conditions', 'Términos y condiciones de Mercat'),
];

export const starterTerms = (name: string): string =>
  `Estos términos valen para los pedidos que haces en el sitio de **${name}**.

## 1. Quién vende

Escribe aquí la razón social, la dirección y el correo de quien vende.
`;
