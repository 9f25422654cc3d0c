import { expect, test } from 'vitest';
import { minor } from '../../money/money.ts';
import { mentionsAllergy } from './mentions-allergy.ts';
import { type SoldDish, ticketLines, ticketUnits } from './ticket-lines.ts';

const option = (id: number, name: string, changes: object = {}) => ({
  id,
  groupId: 1,
  name,
  quantity: 1,
  parentId: null,
  ...changes,
});
const dish = (changes: Partial<SoldDish> = {}): SoldDish => ({
  name: 'Brasa Clásica',
  quantity: 1,
  total: minor(5_990),
  discount: minor(0),
  instructions: '',
  modifiers: [],
  ...changes,
});

test('a ticket has a line for each dish, with its units, options and note as they were ordered', () => {
  const fries = {
    ...{ quantity: 1, returned: 0, removed: 0, isSubstitute: false },
    name: 'Papas',
    options: [],
  };
  const lines = ticketLines([
    dish({
      quantity: 3,
      total: minor(17_970),
      discount: minor(1_000),
      instructions: 'La carne bien cocida',
      modifiers: [option(11, 'Bien cocida'), option(20, 'Tocino', { quantity: 2 })],
    }),
    dish({ name: 'Papas' }),
    dish({ name: 'Papas' }),
  ]);
  expect(lines).toEqual([
    {
      quantity: 3,
      returned: 0,
      removed: 0,
      isSubstitute: false,
      name: 'Brasa Clásica',
      options: [
        { name: 'Bien cocida', quantity: 1, depth: 0 },
        { name: 'Tocino', quantity: 2, depth: 0 },
      ],
      note: 'La carne bien cocida',
      warns: false,
      total: 17_970,
    },
    { ...fries, note: '', warns: false, total: 5_990 },
    { ...fries, note: '', warns: false, total: 5_990 },
  ]);
});

test('an option of an option stands below it, and one whose own is unknown stands alone', () => {
  const [line] = ticketLines([
    dish({
      modifiers: [
        option(1, 'Combo grande'),
        option(2, 'Bebida'),
        option(3, 'Sin hielo', { parentId: 2 }),
        option(4, 'Papas rústicas', { parentId: 1 }),
        option(5, 'Salsa', { parentId: 99 }),
      ],
    }),
  ]);
  expect(line?.options.map(({ name, depth }) => `${'-'.repeat(depth)}${name}`)).toEqual([
    'Combo grande',
    '-Papas rústicas',
    'Bebida',
    '-Sin hielo',
    'Salsa',
  ]);
});

test('a unit that was refunded counts no more, and its line stays', () => {
  const lines = ticketLines([dish({ quantity: 2 }), dish({ name: 'Papas' })], [1, 1]);
  expect(lines.map(({ name, quantity, returned }) => [name, quantity, returned])).toEqual([
    ['Brasa Clásica', 1, 1],
    ['Papas', 0, 1],
  ]);
  expect(ticketUnits(lines)).toBe(1);
});

test('a unit that was taken off counts no more, and its line stays', () => {
  const lines = ticketLines([dish({ quantity: 3 }), dish({ name: 'Papas' })], [1, 0], [1, 1]);
  expect(lines.map(({ quantity, returned, removed }) => [quantity, returned, removed])).toEqual([
    [1, 1, 1],
    [0, 0, 1],
  ]);
  expect(ticketUnits(lines)).toBe(1);
});

test('a dish that came in stands below the line that it replaces, or at the end', () => {
  const lines = ticketLines(
    [dish(), dish({ name: 'Papas' })],
    [],
    [1, 0],
    [
      { ...dish({ name: 'Ensalada' }), line: 0 },
      { ...dish({ name: 'Sopa' }), line: 7 },
    ],
  );
  expect(lines.map(({ name, isSubstitute }) => [name, isSubstitute])).toEqual([
    ['Brasa Clásica', false],
    ['Ensalada', true],
    ['Papas', false],
    ['Sopa', true],
  ]);
  expect(ticketUnits(lines)).toBe(3);
});

test('the units of a ticket are those of all its dishes', () => {
  expect(ticketUnits([dish({ quantity: 3 }), dish({ quantity: 2 })])).toBe(5);
  expect(ticketUnits([])).toBe(0);
});

test.each([
  'Soy alérgico al maní',
  'ALERGIA a mariscos',
  'soy celíaca',
  'Intolerante a la lactosa',
  'Sin gluten por favor',
  'Nada con maní, me hace muy mal',
])('“%s” names an allergy', (note) => {
  expect(mentionsAllergy(note)).toBe(true);
  expect(ticketLines([dish({ instructions: note })])[0]?.warns).toBe(true);
});

test.each(['', 'Sin cebolla', 'Con alegría', 'Casino gluten', 'Bien cocida'])(
  '“%s” names none',
  (note) => {
    expect(mentionsAllergy(note)).toBe(false);
  },
);
