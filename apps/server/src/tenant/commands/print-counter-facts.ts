import type { Menu } from '@comanda/domain/menu/menu.ts';
import type { Store } from '@comanda/domain/store/store.ts';
import type { ImportedTenant } from '../import/import-tenant.ts';
import { printLine } from '../../operator/terminal.ts';
import { describeCounterFact } from './describe-counter-fact.ts';

/** Facts of stores and switches of coupons that staff set. */
type SetAtCounter = Pick<ImportedTenant, 'counterFacts' | 'couponSwitches'>;
type Published = {
  menus: readonly Pick<Menu, 'products' | 'modifierGroups'>[];
  stores: readonly Pick<Store, 'id' | 'timeZone'>[];
};

/**
 * Prints what staff set at the counter, and in the last line what becomes of it. Prints nothing if
 * staff set nothing. docs/rules/counter-store.md#facts-and-an-import,
 * docs/rules/counter-coupons.md#switches-and-an-import.
 */
export function printCounterFacts(
  { counterFacts, couponSwitches }: SetAtCounter,
  { menus, stores }: Published,
  lastLine: string,
): void {
  if (counterFacts.length + couponSwitches.length === 0) return;
  const products = namesOf(menus.flatMap((menu) => menu.products));
  const modifiers = namesOf(
    menus.flatMap((menu) => menu.modifierGroups.flatMap((group) => group.modifiers)),
  );
  for (const { storeId, fact, by } of counterFacts) {
    const text = describeCounterFact(fact, {
      timeZone: stores.find(({ id }) => id === storeId)?.timeZone ?? 'UTC',
      productName: (id) => products.get(id),
      modifierName: (id) => modifiers.get(id),
    });
    printLine(`  store ${storeId}: ${text}, set at the counter by ${by}`);
  }
  for (const { code, isOn, by } of couponSwitches)
    printLine(
      `  coupon ${code}: ${isOn ? 'on' : 'off'}, set at the counter by ${by ?? 'somebody'}`,
    );
  printLine(`  ${lastLine}`);
}

const namesOf = (items: readonly { id: number; name: string }[]): ReadonlyMap<number, string> =>
  new Map(items.map(({ id, name }) => [id, name]));
