import { weekdays } from '@comanda/domain/hours/weekday.ts';

type StarterProduct = {
  price: number;
  discountPrice?: number;
  description: string;
  groups?: number[];
};

const product = (
  id: number,
  name: string,
  slug: string,
  { price, discountPrice, description, groups = [] }: StarterProduct,
) => ({
  id,
  name,
  slug,
  description,
  image: `images/${slug}.webp`,
  price,
  discountPrice: discountPrice ?? null,
  badge: null,
  tags: [],
  allergens: [],
  kcal: null,
  modifierGroupIds: groups,
  maxQuantityModifiers: null,
  cookingTime: 0,
  cookingTimeType: 'hour',
  startDatetime: null,
  endDatetime: null,
  availability: weekdays,
  availabilityTime: {},
  dispatchMethod: 'both',
  platform: ['web'],
  deferred: false,
  plus18: false,
});

const modifier = (id: number, name: string, price: number) => ({
  id,
  name,
  price,
  discountPrice: null,
  maxQuantity: 1,
});

/**
 * One modifier group of each kind: required, optional, and one that a modifier of the second group
 * adds.
 */
const groups = (unit: number) => [
  {
    id: 1,
    name: '¿De qué tamaño?',
    required: true,
    minimum: 1,
    maximum: 1,
    parentModifierId: null,
    modifiers: [modifier(1, 'Normal', 0), modifier(2, 'Grande', 2 * unit)],
  },
  {
    id: 2,
    name: '¿Agregas algo?',
    required: false,
    minimum: 0,
    maximum: 2,
    parentModifierId: null,
    modifiers: [modifier(3, 'Queso', unit), modifier(4, 'Salsa', unit)],
  },
  {
    id: 3,
    name: '¿Cuál salsa?',
    required: true,
    minimum: 1,
    maximum: 1,
    parentModifierId: 4,
    modifiers: [modifier(5, 'Suave', 0), modifier(6, 'Picante', 0)],
  },
];

/** menus/1.json of a new brand: eight products, their prices multiples of `unit`. */
export const starterMenu = (unit: number) => ({
  id: 1,
  name: 'Menú',
  categories: [
    {
      id: 1,
      name: 'Platos',
      slug: 'platos',
      layout: 'large',
      products: [
        product(101, 'Plato de la casa', 'plato-de-la-casa', {
          price: 8 * unit,
          description: 'El que todos piden.',
          groups: [1, 2, 3],
        }),
        product(102, 'Plato del día', 'plato-del-dia', {
          price: 7 * unit,
          description: 'Lo que hoy está mejor.',
          groups: [2, 3],
        }),
        product(103, 'Plato verde', 'plato-verde', {
          price: 7 * unit,
          description: 'Todo de la huerta.',
          groups: [1],
        }),
        product(104, 'Plato para dos', 'plato-para-dos', {
          price: 14 * unit,
          discountPrice: 12 * unit,
          description: 'Para compartir.',
        }),
      ],
    },
    {
      id: 2,
      name: 'Para acompañar',
      slug: 'para-acompanar',
      layout: 'small',
      products: [
        product(201, 'Ensalada', 'ensalada', {
          price: 3 * unit,
          description: 'Fresca y crujiente.',
        }),
        product(202, 'Sopa', 'sopa', { price: 4 * unit, description: 'Caliente y casera.' }),
      ],
    },
    {
      id: 3,
      name: 'Bebidas',
      slug: 'bebidas',
      layout: 'small',
      products: [
        product(301, 'Limonada', 'limonada', {
          price: 2 * unit,
          description: 'Exprimida al momento.',
        }),
        product(302, 'Café', 'cafe', { price: 2 * unit, description: 'Recién molido.' }),
      ],
    },
  ],
  modifierGroups: groups(unit),
});
