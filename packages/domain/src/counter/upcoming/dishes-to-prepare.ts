import { groupBy } from '../../group-by.ts';
/** A line as the kitchen reads it; `quantity` of an option: units for each dish. */
type Line = {
  quantity: number;
  name: string;
  options: readonly { name: string; quantity: number }[];
};

/** The units of a dish in all orders, and of its options. */
export type DishToPrepare = {
  name: string;
  units: number;
  options: readonly { name: string; units: number }[];
};

/**
 * Returns the sum of the dishes of some orders, the most first, each with the units of its options.
 * The units equal those of all lines. docs/rules/counter-board.md#dishes-to-prepare.
 */
export function dishesToPrepare(
  orders: readonly { lines: readonly Line[] }[],
): readonly DishToPrepare[] {
  const lines = orders.flatMap((order) => order.lines);
  return [...groupBy(lines, ({ name }) => name)]
    .map(([name, ofDish]) => ({
      name,
      units: sum(ofDish.map(({ quantity }) => quantity)),
      options: optionsOf(ofDish),
    }))
    .toSorted(mostFirst);
}

function optionsOf(lines: readonly Line[]): DishToPrepare['options'] {
  const units = lines.flatMap(({ quantity: dishes, options }) =>
    options.map(({ name, quantity }) => ({ name, units: dishes * quantity })),
  );
  return [...groupBy(units, ({ name }) => name)]
    .map(([name, ofOption]) => ({ name, units: sum(ofOption.map((each) => each.units)) }))
    .toSorted(mostFirst);
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0);

type Counted = { name: string; units: number };
const mostFirst = (a: Counted, b: Counted): number =>
  b.units - a.units || (a.name < b.name ? -1 : 1);
