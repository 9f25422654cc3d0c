import type { getCounterDishes as endpoint } from '@comanda/contract/counter/store-now.ts';
import { refusalOf } from '@comanda/domain/errors/catalogue.ts';
import { isStillDisabled } from '@comanda/domain/menu/check-availability.ts';
import type { DisabledItem } from '@comanda/domain/menu/menu.ts';
import { type MenuIndex, productsOfCategory } from '@comanda/domain/menu/menu-index.ts';
import { accept, refuse } from '@comanda/domain/result.ts';
import { isoOf } from '@comanda/domain/time/instant.ts';
import type { Deps } from '../deps.ts';
import type { ListedOff } from '../menu/menu.rows.ts';
import type { SetStoreFact } from './store-fact.rows.ts';
import type { Call, CallOutcome } from '../platform/http/call.ts';
import { reachedStoreWithFacts } from './reached-store-with-facts.ts';
import { originOfFact } from './read-store-now.ts';

type Endpoint = typeof endpoint;
type Facts = readonly SetStoreFact[];

/**
 * Lists the dishes of the store in the order of its menu, then its options, each name once.
 * Refused: NOT_FOUND.
 */
export async function listDishes(
  deps: Pick<Deps, 'menus' | 'db'>,
  call: Call<Endpoint>,
): Promise<CallOutcome<Endpoint>> {
  const { now } = call;
  const reached = await reachedStoreWithFacts(deps, call, call.params.id);
  if (!reached) return refuse(refusalOf('NOT_FOUND'));
  const { facts, live } = reached;
  const { index, listedOff: listed } = live;
  const soldOut = (kind: 'product' | 'modifier', id: number) => {
    const off = (kind === 'product' ? index.disabledProducts : index.disabledModifiers).get(id);
    return off && isStillDisabled(off, now) ? originOfItem(kind, off, facts, listed) : null;
  };
  return accept({
    now: isoOf(now),
    items: [
      ...productsOf(index).map((item) => ({ ...item, soldOut: soldOut('product', item.id) })),
      ...modifiersOf(index).map((item) => ({ ...item, soldOut: soldOut('modifier', item.id) })),
    ],
  });
}

type Listed = readonly ListedOff[];

function originOfItem(
  kind: 'product' | 'modifier',
  off: DisabledItem,
  facts: Facts,
  listed: Listed,
) {
  const fact = facts.find((each) => each.kind === kind && each.id === off.deactivatableId);
  if (fact) return originOfFact(fact);
  const row = listed.find(
    (each) =>
      each.deactivatableType === off.deactivatableType &&
      each.deactivatableId === off.deactivatableId,
  );
  return { source: row?.source ?? 'folder', by: null, setAt: null, until: off.endDate } as const;
}

const productsOf = (index: MenuIndex) =>
  index.menu.categories.flatMap((category) =>
    productsOfCategory(category, index).map(({ id, name, image }) => ({
      kind: 'product' as const,
      id,
      name,
      group: category.name,
      picture: image && { ...image, placeholder: null },
      stock: index.priceByProduct.get(id)?.stock ?? null,
    })),
  );

const modifiersOf = (index: MenuIndex) =>
  [...index.modifierById.values()].map(({ modifier, group }) => ({
    kind: 'modifier' as const,
    id: modifier.id,
    name: modifier.name,
    group: group.name,
    picture: null,
    stock: null,
  }));
