import { bigModifierGroups } from './big-groups.ts';
import { createSeededRandom, type SeededRandom } from './seeded-random.ts';
import {
  closings,
  nameEndings,
  origins,
  ingredients,
  type CategoryVocabulary,
  categoryVocabularies,
} from './vocabulary.ts';
import { foldAccents } from '@comanda/domain/text/fold-accents.ts';
import { weekdays } from '@comanda/domain/hours/weekday.ts';

export type MenuSize = { products: number; categories: number };
type BigProduct = { id: number; name: string; slug: string; image: string; price: number };
type BigCategory = {
  id: number;
  name: string;
  slug: string;
  layout: 'large' | 'small';
  products: BigProduct[];
};
/** The value of menus/1.json. */
export type BigMenu = {
  id: number;
  name: string;
  categories: BigCategory[];
  modifierGroups: object[];
};

const tags = [
  'vegetarian',
  'vegan',
  'organic',
  'spicy',
  'cold',
  'hot',
  'gluten_free',
  'lactose_free',
];
const allergens = ['gluten', 'lácteos', 'huevo', 'pescado', 'mariscos', 'frutos secos', 'soya'];

/**
 * Makes the menu of a large restaurant, the same for the same size. Amounts in major units of CLP.
 */
export function bigMenu(
  { products, categories }: MenuSize,
  picture: (place: number) => string,
): BigMenu {
  const random = createSeededRandom(products * 1_000 + categories);
  const list = Array.from({ length: categories }, (_, place): BigCategory => {
    const vocabulary = categoryVocabularies[
      place % categoryVocabularies.length
    ] as CategoryVocabulary;
    const from = Math.floor((products * place) / categories);
    const count = Math.floor((products * (place + 1)) / categories) - from;
    return {
      id: place + 1,
      name: roundOf(place, vocabulary.name),
      slug: slugOf(roundOf(place, vocabulary.name)),
      layout: vocabulary.kind === 'plate' && place % 3 === 0 ? 'large' : 'small',
      products: Array.from({ length: count }, (_each, at) =>
        productOf({ vocabulary, category: place, at, image: picture(from + at) }, random),
      ),
    };
  });
  return {
    id: 1,
    name: 'Carta completa',
    categories: list,
    modifierGroups: list.flatMap((_, place) => bigModifierGroups(place + 1, random)),
  };
}

/** Adds a number to a name once all names of categories are used. */
const roundOf = (place: number, name: string): string =>
  place < categoryVocabularies.length
    ? name
    : `${name} ${Math.floor(place / categoryVocabularies.length) + 1}`;

type Place = { vocabulary: CategoryVocabulary; category: number; at: number; image: string };

function productOf(
  { vocabulary, category, at, image }: Place,
  random: SeededRandom,
): BigProduct & Record<string, unknown> {
  const name = nameOf(vocabulary, at);
  const price = vocabulary.price + random.below(20) * 100;
  const isCut = random.chance(8);
  const first = (category + 1) * 10;
  return {
    id: (category + 1) * 1_000 + at + 1,
    name,
    slug: `${slugOf(roundOf(category, name))}-${category + 1}-${at + 1}`,
    description: describe(vocabulary, random),
    image,
    price,
    discountPrice: isCut ? price - 500 : null,
    badge: isCut ? 'Oferta' : random.chance(4) ? 'Nuevo' : null,
    tags: random.chance(40) ? random.some(tags, 1 + random.below(2)) : [],
    allergens: random.some(allergens, random.below(4)),
    kcal: random.chance(70) ? 180 + random.below(90) * 10 : null,
    modifierGroupIds:
      vocabulary.kind === 'plate'
        ? [1, 2, 3, 4].map((group) => first + group)
        : random.chance(50)
          ? [first + 1, first + 4]
          : [],
    maxQuantityModifiers: random.chance(10) ? 4 : null,
    ...timesOf(random),
    dispatchMethod: random.chance(4) ? 'in_store' : 'both',
    platform: ['web'],
    deferred: false,
    plus18: vocabulary.name === 'Cervezas y vinos',
  };
}

const describe = ({ kind }: CategoryVocabulary, random: SeededRandom): string =>
  `Con ${random.some(ingredients[kind], 3).join(', ')} de ${random.of(origins)}, ${150 + random.below(90) * 5} ${kind === 'drink' ? 'cc' : 'g'}. ${random.of(closings)}`;

/**
 * Draws a product's schedule. Most products are available all day; some in the morning or at night,
 * on weekdays, or for a season.
 */
function timesOf(random: SeededRandom): object {
  const range = random.chance(50) ? ['08:00', '12:30'] : ['18:00', '23:30'];
  const isSeasonal = random.chance(3);
  const days = random.chance(5) ? [1, 2, 3, 4, 5] : [...weekdays];
  return {
    cookingTime: random.chance(3) ? 2 : 0,
    cookingTimeType: 'hour',
    startDatetime: isSeasonal ? '2026-09-01T00:00:00-03:00' : null,
    endDatetime: isSeasonal ? '2027-03-31T23:59:00-03:00' : null,
    availability: days,
    availabilityTime: random.chance(10)
      ? Object.fromEntries(days.map((day) => [day, [range]]))
      : {},
  };
}

function nameOf({ kind, nouns }: CategoryVocabulary, at: number): string {
  const words = nameEndings[kind];
  const noun = nouns[at % nouns.length] as string;
  const round = Math.floor(at / (nouns.length * words.length));
  const name = `${noun} ${words[Math.floor(at / nouns.length) % words.length] as string}`;
  return round === 0 ? name : `${name} ${round + 1}`;
}

const slugOf = (name: string): string => foldAccents(name).replace(/[^a-z0-9]+/g, '-');
