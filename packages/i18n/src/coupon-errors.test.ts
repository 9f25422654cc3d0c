import { type RefusedCoupon, refusedCoupons } from '@comanda/domain/cases/coupon.cases.ts';
import { countries } from '@comanda/domain/country/countries.ts';
import { type ErrorLabel, refusalOf } from '@comanda/domain/errors/catalogue.ts';
import { formatMoney } from '@comanda/domain/money/format-money.ts';
import { minor } from '@comanda/domain/money/money.ts';
import { describe, expect, test } from 'vitest';
import { errorsTexts } from './areas/errors.ts';
import { errorText } from './error-text.ts';

const shops = [
  ['es-CL', countries.cl],
  ['es-MX', countries.mx],
  ['es-GT', countries.gt],
] as const;
type Shop = (typeof shops)[number];

const say = (
  [locale, country]: Shop,
  label: ErrorLabel,
  metadata: Record<string, unknown> = {},
): string =>
  errorText(errorsTexts(locale), refusalOf(label, metadata), (amount) =>
    formatMoney(amount, country),
  ).text;

const [chile, mexico, guatemala] = shops;

/** The names and amounts of a refusal, as its text has them. */
const factsOf = ([, country]: Shop, { metadata }: RefusedCoupon): readonly string[] => {
  const { names, stores, companies } = metadata;
  const words = [names, stores, companies].flatMap((list) => (Array.isArray(list) ? list : []));
  const amounts = ['minimum', 'missing', 'benefit'].flatMap((key) => {
    const amount = metadata[key];
    return typeof amount === 'number' ? [formatMoney(minor(amount), country)] : [];
  });
  return [...words, ...amounts];
};

describe.each(shops)('in %s', (...shop) => {
  test.each(refusedCoupons)('the text names the way out: $name', (each) => {
    const text = say(shop, each.refused, each.metadata);
    expect(text).toMatch(/^[A-ZÁÉÍÓÚ¿¡].*[.!?] .*[.!]$/u);
    expect(text).not.toMatch(/undefined|NaN|\[object| {2}|\.\./);
    for (const fact of factsOf(shop, each)) expect(text).toContain(fact);
  });
});

test.each<[ErrorLabel, Record<string, unknown>, string]>([
  [
    'COUPON_NOT_AVAILABLE',
    { startsAt: '2026-12-01 10:00' },
    'empieza el martes 1 de diciembre a las 10:00.',
  ],
  ['COUPON_NOT_AVAILABLE', { startsAt: '2026-12-01 00:00' }, 'empieza el martes 1 de diciembre.'],
  ['COUPON_NOT_AVAILABLE', { days: [2, 3] }, 'vale los martes y miércoles. Pide para uno'],
  [
    'COUPON_NOT_AVAILABLE',
    { days: [1, 2, 3, 4, 5], from: '12:00', to: '16:00' },
    'vale de lunes a viernes, de 12:00 a 16:00.',
  ],
  ['COUPON_EXPIRED', { endedAt: '2026-09-20 23:59' }, 'venció el domingo 20 de septiembre.'],
  ['COUPON_PLATFORM_ERROR', { platforms: ['app', 'phone'] }, 'se usa en la app o por teléfono'],
  [
    'COUPON_PAYMENT_METHOD',
    { methods: ['cash', 'webpay'] },
    'vale pagando en efectivo o con Webpay. Cambia cómo pagas',
  ],
  [
    'INVALID_MINIMUM_START_TIME',
    { days: [6], from: '19:00', to: '23:59' },
    'vale los sábados, desde las 19:00. A esa hora aún no empieza',
  ],
  [
    'INVALID_MAXIMUM_EXPIRY_TIME',
    { days: [0, 1, 2, 3, 4, 5, 6], from: '12:00', to: '16:00' },
    'vale todos los días, de 12:00 a 16:00. A esa hora ya terminó',
  ],
  ['MAX_COUPON_USES_BY_USER_REACHED', { most: 1 }, 'una vez por persona y ya lo usaste'],
  ['MAX_COUPON_USES_BY_USER_REACHED', { most: 3 }, 'las 3 veces que podías'],
  [
    'COUPON_OFFER_NOT_PRESENT',
    { names: ['Limonada', 'Poke'], units: 2 },
    '2 unidades de Limonada o Poke',
  ],
  ['COUPON_COUPONIZABLE_ERROR', { reason: 'FREE_DELIVERY' }, 'El delivery ya es gratis'],
  ['PARAMETER_MISSING', { field: 'payment_method' }, 'Elige primero cómo pagas'],
  ['INVALID_CATEGORY_COUPON', { names: ['A', 'B', 'C', 'D', 'E'] }, 'vale en A, B, C u otros.'],
])('%s with %j says: %s', (label, metadata, expected) => {
  expect(say(chile, label, metadata)).toContain(expected);
});

test('a coupon that lacks several things says each of them', () => {
  const also = [
    { label: 'COUPON_WITH_MINIMUM_BILL', metadata: { minimum: 10_000, missing: 4_000 } },
    { label: 'no label', metadata: {} },
    7,
  ];
  const text = say(chile, 'COUPON_DISPATCH_METHOD', { dispatchMethod: 'store_delivery', also });
  expect(text).toMatch(/pedidos de delivery\..* Además: .*\$4\.000/u);
  expect(text.match(/Además/gu)).toHaveLength(1);
});

test('the words are those of the country', () => {
  const delivery = { dispatchMethod: 'store_delivery' };
  const pickup = { dispatchMethod: 'in_store' };
  const kiosk = { platforms: ['kiosk'] };
  expect(say(chile, 'COUPON_DISPATCH_METHOD', delivery)).toContain('pedidos de delivery.');
  expect(say(mexico, 'COUPON_DISPATCH_METHOD', delivery)).toContain('pedidos a domicilio.');
  expect(say(chile, 'COUPON_DISPATCH_METHOD', pickup)).toContain('pedidos de retiro.');
  expect(say(guatemala, 'COUPON_DISPATCH_METHOD', pickup)).toContain('pedidos para recoger.');
  expect(say(mexico, 'COUPON_PLATFORM_ERROR', kiosk)).toContain('pedidos de la sucursal,');
  expect(say(guatemala, 'COUPON_PLATFORM_ERROR', kiosk)).toContain('pedidos del restaurante,');
});

test('facts of another shape are left out', () => {
  const odd: Record<string, unknown> = {
    names: 7,
    units: '2',
    startsAt: '2026-02-30 12:00',
    endedAt: 20_260_101,
    days: ['lunes'],
    from: 9,
    to: null,
    stores: [{}],
    companies: null,
    platforms: ['fax'],
    methods: ['toString'],
    dispatchMethod: 'drone',
  };
  for (const { refused } of refusedCoupons) {
    if (refused === 'PARAMETER_MISSING') continue;
    expect(say(chile, refused, odd)).toBe(say(chile, refused));
  }
});
