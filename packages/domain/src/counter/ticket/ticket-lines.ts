import type { Minor } from '../../money/money.ts';
import { mentionsAllergy } from './mentions-allergy.ts';

/**
 * A dish as it was sold, with its options. `parentId`: the option that a second-level option
 * belongs to.
 */
export type SoldDish = {
  name: string;
  quantity: number;
  total: Minor;
  discount: Minor;
  instructions: string;
  modifiers: readonly SoldOption[];
};
/** An option of a dish as it was sold. */
export type SoldOption = {
  id: number;
  groupId: number;
  name: string;
  quantity: number;
  parentId: number | null;
};

/**
 * An option of a ticket's line. `quantity`: units for each dish; `depth` 1: an option of the option
 * above it.
 */
export type TicketOption = { name: string; quantity: number; depth: 0 | 1 };

/**
 * A line of a ticket. `quantity`: units that are left, `returned`: units whose money went back,
 * `removed`: units that were taken off before the hand-over. `isSubstitute`: it came in for units
 * that were taken off.
 * `warns`: the note names an allergy. `total`: of all units, before discounts, in minor units.
 */
export type TicketLine = {
  quantity: number;
  returned: number;
  removed: number;
  isSubstitute: boolean;
  name: string;
  options: readonly TicketOption[];
  note: string;
  warns: boolean;
  total: Minor;
};

/**
 * Returns the lines of a ticket in the order of the cart, each option below the option that it
 * belongs to. No line is joined or left out: the kitchen cooks what is written. `refundedUnits`:
 * units of each line that were refunded, `removedUnits`: those that were taken off; neither count
 * any more. `substitutes`: the dishes that came in for those, each below the line that it replaces,
 * and at the end if that line is not there.
 * docs/rules/counter-ticket.md#lines-of-a-ticket.
 */
export const ticketLines = (
  dishes: readonly SoldDish[],
  refundedUnits: readonly number[] = [],
  removedUnits: readonly number[] = [],
  substitutes: readonly (SoldDish & { line: number })[] = [],
): readonly TicketLine[] =>
  withSubstitutes(
    dishes.map((dish, line) => ticketLine(dish, refundedUnits[line] ?? 0, removedUnits[line] ?? 0)),
    substitutes.map((dish) => ({
      line: dish.line,
      dish: { ...ticketLine(dish, 0, 0), isSubstitute: true },
    })),
  );

const ticketLine = (
  { quantity, name, modifiers, instructions, total }: SoldDish,
  refunded: number,
  removed: number,
): TicketLine => ({
  quantity: Math.max(quantity - refunded - removed, 0),
  returned: Math.min(refunded, quantity),
  removed,
  isSubstitute: false,
  name,
  options: ticketOptions(modifiers),
  note: instructions,
  warns: mentionsAllergy(instructions),
  total,
});

/**
 * Returns the lines of an order with each dish that came in below the line that it replaces; at the
 * end if that line is not there. docs/rules/line-removals.md#another-dish-in.
 */
export const withSubstitutes = <Line>(
  lines: readonly Line[],
  substitutes: readonly { readonly line: number; readonly dish: Line }[],
): readonly Line[] => [
  ...lines.flatMap((each, at) => [
    each,
    ...substitutes.filter(({ line }) => line === at).map(({ dish }) => dish),
  ]),
  ...substitutes.filter(({ line }) => lines[line] === undefined).map(({ dish }) => dish),
];

/** Returns the options of a dish, each below the option that it belongs to. */
export function ticketOptions(sold: readonly SoldOption[]): readonly TicketOption[] {
  const ownerOf = ({ parentId }: SoldOption): SoldOption | undefined =>
    sold.find((each) => each.parentId === null && each.id === parentId);
  return sold
    .filter((each) => ownerOf(each) === undefined)
    .flatMap((top) => [
      optionOf(top, 0),
      ...sold.filter((each) => ownerOf(each) === top).map((each) => optionOf(each, 1)),
    ]);
}

const optionOf = ({ name, quantity }: SoldOption, depth: 0 | 1): TicketOption => ({
  name,
  quantity,
  depth,
});

/** Returns the units of all dishes, which the kitchen counts before it closes the bag. */
export const ticketUnits = (dishes: readonly Pick<SoldDish, 'quantity'>[]): number =>
  dishes.reduce((units, { quantity }) => units + quantity, 0);
