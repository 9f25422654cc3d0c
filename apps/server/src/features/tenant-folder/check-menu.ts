import { overlappingWindows } from './overlapping-windows.ts';
import type { MenuFile } from './menu-schema.ts';
import { problemPlace, type FolderProblem } from './folder-problem.ts';
import { reservedSlugs } from './reserved-slugs.ts';

type AddProblem = (reason: string, ...steps: (string | number)[]) => void;

/**
 * Checks a menu file beyond its schema: unique ids, slugs and paths, existing groups and parents.
 */
export function checkMenu(file: string, menu: MenuFile): FolderProblem[] {
  const problems: FolderProblem[] = [];
  const say: AddProblem = (reason, ...steps) =>
    problems.push({ file, place: problemPlace(steps), reason });
  if (file !== `menus/${menu.id}.json`) say(`must be the number in the file's name`, 'id');
  checkCategories(menu, say);
  checkProducts(menu, say);
  checkGroups(menu, say);
  checkProductGroups(menu, say);
  return problems;
}

function checkCategories(menu: MenuFile, say: AddProblem): void {
  for (const [place, category] of menu.categories.entries()) {
    if (menu.categories.findIndex(({ id }) => id === category.id) !== place)
      say(`category ${category.id} is in the menu twice`, 'categories', place, 'id');
    if (reservedSlugs.has(category.slug))
      say(`"${category.slug}" is a path of the application`, 'categories', place, 'slug');
  }
}

type FileProduct = MenuFile['categories'][number]['products'][number];

function checkProducts(menu: MenuFile, say: AddProblem): void {
  const ids = new Set<number>();
  const slugs = new Set<string>();
  const groups = new Set<number>(menu.modifierGroups.map(({ id }) => id));
  for (const [at, category] of menu.categories.entries()) {
    for (const [place, product] of category.products.entries()) {
      const steps = ['categories', at, 'products', place] as const;
      if (ids.has(product.id)) say(`product ${product.id} is in the menu twice`, ...steps, 'id');
      if (slugs.has(product.slug))
        say(`slug "${product.slug}" is in the menu twice`, ...steps, 'slug');
      ids.add(product.id);
      slugs.add(product.slug);
      const missing = product.modifierGroupIds.findIndex((id) => !groups.has(id));
      if (missing >= 0)
        say(
          `modifier group ${product.modifierGroupIds[missing]} is not in the menu`,
          ...steps,
          'modifierGroupIds',
          missing,
        );
      checkTimes(product, (reason, ...rest) => say(reason, ...steps, ...rest));
    }
  }
}

function checkTimes(
  { startDatetime, endDatetime, availability, availabilityTime }: FileProduct,
  say: AddProblem,
): void {
  if (
    startDatetime !== null &&
    endDatetime !== null &&
    Date.parse(startDatetime) >= Date.parse(endDatetime)
  ) {
    say('must be after startDatetime', 'endDatetime');
  }
  for (const [day, ranges] of Object.entries(availabilityTime)) {
    if (!availability.some((sold) => String(sold) === day))
      say('has hours on a weekday it is not sold on', 'availabilityTime', day);
    for (const at of overlappingWindows(ranges, (range) => range))
      say('overlaps another window of the day', 'availabilityTime', day, at);
  }
}

function checkGroups(menu: MenuFile, say: AddProblem): void {
  const groupOfModifier = new Map<number, MenuFile['modifierGroups'][number]>();
  for (const [at, group] of menu.modifierGroups.entries()) {
    for (const [place, modifier] of group.modifiers.entries()) {
      if (groupOfModifier.has(modifier.id))
        say(
          `modifier ${modifier.id} is in the menu twice`,
          'modifierGroups',
          at,
          'modifiers',
          place,
          'id',
        );
      groupOfModifier.set(modifier.id, group);
    }
  }
  for (const [at, group] of menu.modifierGroups.entries()) {
    const max = group.modifiers.reduce((sum, { maxQuantity }) => sum + maxQuantity, 0);
    if (max < group.minimum)
      say(
        `asks for ${group.minimum}, but its modifiers allow ${max}`,
        'modifierGroups',
        at,
        'minimum',
      );
    const reason = parentProblem(group, groupOfModifier);
    if (reason !== null) say(reason, 'modifierGroups', at, 'parentModifierId');
  }
}

type Group = MenuFile['modifierGroups'][number];

/**
 * Checks that a shopper can answer a product's groups: a group's parent modifier is offered by the
 * product, and its minimum is reachable.
 */
function checkProductGroups(menu: MenuFile, say: AddProblem): void {
  const groups = new Map<number, Group>(menu.modifierGroups.map((group) => [group.id, group]));
  for (const [at, { products }] of menu.categories.entries()) {
    for (const [place, { modifierGroupIds, maxQuantityModifiers }] of products.entries()) {
      const productGroups = modifierGroupIds.flatMap((id) => groups.get(id) ?? []);
      const offered = new Set<number>(
        productGroups.flatMap(({ modifiers }) => modifiers.map(({ id }) => id)),
      );
      for (const [which, id] of modifierGroupIds.entries()) {
        const group = groups.get(id);
        const reason = group && groupProblem(group, offered, maxQuantityModifiers);
        if (reason) say(reason, 'categories', at, 'products', place, 'modifierGroupIds', which);
      }
    }
  }
}

function groupProblem(
  group: Group,
  offered: ReadonlySet<number>,
  each: number | null,
): string | null {
  if (group.parentModifierId !== null && !offered.has(group.parentModifierId))
    return `group ${group.id} hangs from modifier ${group.parentModifierId}, which this product does not offer`;
  const max = group.modifiers.length * (each ?? group.minimum);
  return max < group.minimum
    ? `group ${group.id} asks for ${group.minimum}, but maxQuantityModifiers allows ${max}`
    : null;
}

/**
 * Returns the problem of a group's parent modifier, or null. A group may depend on a modifier of a
 * first-level group. A group that depends on itself, directly or through others, would never be
 * shown.
 */
function parentProblem(group: Group, groupOfModifier: ReadonlyMap<number, Group>): string | null {
  const parentOf = (one: Group): Group | undefined =>
    one.parentModifierId === null ? undefined : groupOfModifier.get(one.parentModifierId);
  if (group.parentModifierId === null) return null;
  const parent = parentOf(group);
  if (parent === undefined) return `modifier ${group.parentModifierId} is not in the menu`;
  const above = new Set<Group>();
  for (
    let one: Group | undefined = parent;
    one !== undefined && !above.has(one);
    one = parentOf(one)
  )
    above.add(one);
  if (above.has(group))
    return `forms a cycle: the parent modifier of group ${group.id} is offered only after that group`;
  return parent.parentModifierId === null ? null : 'a third level of groups is not supported';
}
