import type { SeededRandom } from './seeded-random.ts';

type Modifier = {
  id: number;
  name: string;
  price: number;
  discountPrice: number | null;
  maxQuantity: number;
};
type Group = {
  id: number;
  name: string;
  required: boolean;
  minimum: number;
  maximum: number;
  included?: number;
  parentModifierId: number | null;
  modifiers: Modifier[];
};

const sizes = ['Normal', 'Grande', 'Familiar'];
const extras = [
  'Palta',
  'Queso extra',
  'Huevo frito',
  'Tocino',
  'Champiñones',
  'Cebolla caramelizada',
];
const without = ['Sin cebolla', 'Sin tomate', 'Sin salsa', 'Sin sal'];
const sauces = ['Mayonesa', 'Ketchup', 'Merkén', 'Pebre', 'Ají verde'];

/**
 * Makes four groups for the category at this place: a size, extras, ingredients to leave out, and
 * sauces that depend on a large size.
 */
export function bigModifierGroups(category: number, random: SeededRandom): Group[] {
  const first = category * 10;
  const modifiers = (
    at: number,
    names: readonly string[],
    price: () => number,
    maxQuantity = 1,
  ): Modifier[] =>
    names.map((name, place) => ({
      id: (first + at) * 100 + place + 1,
      name,
      price: price(),
      discountPrice: null,
      maxQuantity,
    }));
  const optional = { required: false, minimum: 0, parentModifierId: null };
  const size = modifiers(1, sizes, () => random.below(4) * 900);
  return [
    {
      id: first + 1,
      name: 'Tamaño',
      required: true,
      minimum: 1,
      maximum: 1,
      parentModifierId: null,
      modifiers: size,
    },
    {
      id: first + 2,
      name: 'Agrega lo tuyo',
      ...optional,
      maximum: 3,
      modifiers: modifiers(2, extras, () => 500 + random.below(8) * 100, 2),
    },
    {
      id: first + 3,
      name: 'Quita lo que no quieras',
      ...optional,
      maximum: 4,
      modifiers: modifiers(3, without, () => 0),
    },
    {
      id: first + 4,
      name: 'Salsas para compartir',
      ...optional,
      parentModifierId: size.at(-1)?.id ?? null,
      maximum: 4,
      included: 2,
      modifiers: modifiers(4, sauces, () => 400, 2),
    },
  ];
}
