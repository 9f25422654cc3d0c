import { overlappingWindows } from '../hours/overlapping-windows.ts';
import type { Category, Menu, ModifierGroup, Product } from './menu.ts';
import type { TimeRange } from './menu-schema.ts';
import { instantOf } from '../time/instant.ts';

type CheckedProduct = Pick<
  Product,
  | 'id'
  | 'slug'
  | 'modifierGroupIds'
  | 'maxQuantityModifiers'
  | 'startDatetime'
  | 'endDatetime'
  | 'availability'
> & { readonly availabilityTime: Readonly<Record<string, readonly TimeRange[] | undefined>> };
type CheckedGroup = Pick<ModifierGroup, 'id' | 'minimum' | 'parentModifierId'> & {
  readonly modifiers: readonly { readonly id: number; readonly maxQuantity: number }[];
};

/** A menu whose categories hold their products, as its file has it. */
export type CheckedMenu = {
  readonly categories: readonly (Pick<Category, 'id' | 'slug'> & {
    readonly products: readonly CheckedProduct[];
  })[];
  readonly modifierGroups: readonly CheckedGroup[];
};

export type NamingReason =
  | { code: 'categoryTwice' | 'productTwice' | 'modifierTwice'; id: number }
  | { code: 'unknownGroup' | 'unknownParent'; id: number }
  | { code: 'reservedSlug' | 'slugTwice'; slug: string };
export type GroupReason =
  | { code: 'thirdLevel' }
  | { code: 'parentCycle'; id: number }
  | { code: 'parentNotOffered'; id: number; modifierId: number }
  | { code: 'minimumOutOfReach'; minimum: number; max: number }
  | { code: 'minimumAboveLimit'; id: number; minimum: number; max: number };
type TimeReason = { code: 'endsBeforeStart' | 'hoursOnUnsoldDay' | 'hoursOverlap' };
export type MenuReason = NamingReason | GroupReason | TimeReason;

type Step = string | number;
type Subject = {
  readonly kind: 'category' | 'product' | 'group' | 'modifier';
  readonly id: number;
};

/** A rule that a menu breaks. `place`: the steps from the menu to the value, indices from 0. */
export type MenuProblem = {
  readonly subject: Subject;
  readonly field: string;
  readonly place: readonly Step[];
  readonly reason: MenuReason;
};

/** Adds a problem of a subject at `at`; the steps after the field lead into its value. */
type AddProblem = (reason: MenuReason, field: string, ...steps: readonly Step[]) => void;
type ProblemsAt = (subject: Subject, ...at: readonly Step[]) => AddProblem;

/**
 * Returns the rules that a menu breaks: ids, slugs and paths are unique, groups and parents exist,
 * a shopper can answer the groups of a product, and hours do not overlap. `reservedSlugs`: paths of
 * the application. The values of dishes and options have their own rules, {@link itemProblems}.
 * docs/rules/tenants.md#modifier-groups-of-a-folder, docs/rules/tenants.md#imported-ids.
 */
export function menuProblems(
  menu: CheckedMenu,
  reservedSlugs: ReadonlySet<string>,
): readonly MenuProblem[] {
  const problems: MenuProblem[] = [];
  const problemsAt: ProblemsAt =
    (subject, ...at) =>
    (reason, field, ...steps) =>
      problems.push({ subject, field, place: [...at, field, ...steps], reason });
  checkCategories(menu, reservedSlugs, problemsAt);
  checkProducts(menu, problemsAt);
  checkGroups(menu, problemsAt);
  checkProductGroups(menu, problemsAt);
  return problems;
}

/** Returns a menu with the products in their categories. */
export const withNestedProducts = ({
  categories,
  products,
  modifierGroups,
}: Pick<Menu, 'categories' | 'products' | 'modifierGroups'>): CheckedMenu => ({
  categories: categories.map(({ id, slug, productIds }) => ({
    ...{ id, slug },
    products: productIds.flatMap((productId) => products.filter((each) => each.id === productId)),
  })),
  modifierGroups,
});

function checkCategories(
  { categories }: CheckedMenu,
  reservedSlugs: ReadonlySet<string>,
  problemsAt: ProblemsAt,
): void {
  for (const [place, { id, slug }] of categories.entries()) {
    const add = problemsAt({ kind: 'category', id }, 'categories', place);
    if (categories.findIndex((other) => other.id === id) !== place)
      add({ code: 'categoryTwice', id }, 'id');
    if (reservedSlugs.has(slug)) add({ code: 'reservedSlug', slug }, 'slug');
  }
}

/** Calls `check` for each product of each category, in their order, with its place. */
function eachProduct(
  { categories }: CheckedMenu,
  problemsAt: ProblemsAt,
  check: (product: CheckedProduct, add: AddProblem) => void,
): void {
  for (const [at, { products }] of categories.entries())
    for (const [place, product] of products.entries()) {
      const subject = { kind: 'product', id: product.id } as const;
      check(product, problemsAt(subject, 'categories', at, 'products', place));
    }
}

function checkProducts(menu: CheckedMenu, problemsAt: ProblemsAt): void {
  const ids = new Set<number>();
  const slugs = new Set<string>();
  const groups = new Set<number>(menu.modifierGroups.map(({ id }) => id));
  eachProduct(menu, problemsAt, (product, add) => {
    const { id, slug, modifierGroupIds } = product;
    if (ids.has(id)) add({ code: 'productTwice', id }, 'id');
    if (slugs.has(slug)) add({ code: 'slugTwice', slug }, 'slug');
    ids.add(id);
    slugs.add(slug);
    const which = modifierGroupIds.findIndex((group) => !groups.has(group));
    const missing = modifierGroupIds[which];
    if (missing !== undefined)
      add({ code: 'unknownGroup', id: missing }, 'modifierGroupIds', which);
    checkTimes(product, add);
  });
}

function checkTimes(
  { startDatetime, endDatetime, availability, availabilityTime }: CheckedProduct,
  add: AddProblem,
): void {
  const hasBoth = startDatetime !== null && endDatetime !== null;
  if (hasBoth && instantOf(startDatetime) >= instantOf(endDatetime))
    add({ code: 'endsBeforeStart' }, 'endDatetime');
  for (const [day, ranges = []] of Object.entries(availabilityTime)) {
    if (!availability.some((sold) => String(sold) === day))
      add({ code: 'hoursOnUnsoldDay' }, 'availabilityTime', day);
    for (const at of overlappingWindows(ranges, (range) => range))
      add({ code: 'hoursOverlap' }, 'availabilityTime', day, at);
  }
}

function checkGroups({ modifierGroups }: CheckedMenu, problemsAt: ProblemsAt): void {
  const groupOfModifier = new Map<number, CheckedGroup>();
  for (const [at, group] of modifierGroups.entries()) {
    for (const [place, { id }] of group.modifiers.entries()) {
      const add = problemsAt({ kind: 'modifier', id }, 'modifierGroups', at, 'modifiers', place);
      if (groupOfModifier.has(id)) add({ code: 'modifierTwice', id }, 'id');
      groupOfModifier.set(id, group);
    }
  }
  for (const [at, group] of modifierGroups.entries()) {
    const add = problemsAt({ kind: 'group', id: group.id }, 'modifierGroups', at);
    const { minimum } = group;
    const max = group.modifiers.reduce((sum, { maxQuantity }) => sum + maxQuantity, 0);
    if (max < minimum) add({ code: 'minimumOutOfReach', minimum, max }, 'minimum');
    const reason = parentReason(group, groupOfModifier);
    if (reason !== null) add(reason, 'parentModifierId');
  }
}

/**
 * Checks that a shopper can answer a product's groups: a group's parent modifier is offered by the
 * product, and its minimum is reachable.
 */
function checkProductGroups(menu: CheckedMenu, problemsAt: ProblemsAt): void {
  const groups = new Map<number, CheckedGroup>(menu.modifierGroups.map((each) => [each.id, each]));
  eachProduct(menu, problemsAt, ({ modifierGroupIds, maxQuantityModifiers }, add) => {
    const own = modifierGroupIds.flatMap((id) => groups.get(id) ?? []);
    const offered = new Set(own.flatMap(({ modifiers }) => modifiers.map(({ id }) => id)));
    for (const [which, id] of modifierGroupIds.entries()) {
      const group = groups.get(id);
      const reason = group && productGroupReason(group, offered, maxQuantityModifiers);
      if (reason) add(reason, 'modifierGroupIds', which);
    }
  });
}

function productGroupReason(
  { id, parentModifierId: modifierId, minimum, modifiers }: CheckedGroup,
  offered: ReadonlySet<number>,
  each: number | null,
): MenuReason | null {
  if (modifierId !== null && !offered.has(modifierId))
    return { code: 'parentNotOffered', id, modifierId };
  const max = modifiers.length * (each ?? minimum);
  return max < minimum ? { code: 'minimumAboveLimit', id, minimum, max } : null;
}

/**
 * Returns the problem of a group's parent modifier, or null. A group may depend on a modifier of a
 * first-level group. A group that depends on itself, directly or through others, would never be
 * shown.
 */
function parentReason(
  group: CheckedGroup,
  groupOfModifier: ReadonlyMap<number, CheckedGroup>,
): MenuReason | null {
  const parentOf = (one: CheckedGroup): CheckedGroup | undefined =>
    one.parentModifierId === null ? undefined : groupOfModifier.get(one.parentModifierId);
  if (group.parentModifierId === null) return null;
  const parent = parentOf(group);
  if (parent === undefined) return { code: 'unknownParent', id: group.parentModifierId };
  const above = new Set<CheckedGroup>();
  for (
    let one: CheckedGroup | undefined = parent;
    one !== undefined && !above.has(one);
    one = parentOf(one)
  )
    above.add(one);
  if (above.has(group)) return { code: 'parentCycle', id: group.id };
  return parent.parentModifierId === null ? null : { code: 'thirdLevel' };
}
