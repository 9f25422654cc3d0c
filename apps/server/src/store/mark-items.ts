import type {
  markSoldOut as soldOut,
  putOnSale as onSale,
} from '@comanda/contract/counter/store-now.ts';
import { refusalOf } from '@comanda/domain/errors/catalogue.ts';
import { accept, refuse } from '@comanda/domain/result.ts';
import { factEndAt } from '@comanda/domain/store-facts/fact-end.ts';
import type { StoreFact } from '@comanda/domain/store-facts/store-fact.ts';
import { isoOf } from '@comanda/domain/time/instant.ts';
import type { Deps } from '../deps.ts';
import type { LiveStore } from '../menu/live-store.ts';
import type { Call, CallOutcome } from '../platform/http/call.ts';
import { changeStore } from './change-store.ts';

type Item = Call<typeof onSale>['body']['items'][number];
type ItemFact = Extract<StoreFact, { kind: 'product' | 'modifier' }>;

/**
 * Marks dishes and options sold out. Refused: NOT_FOUND, PARAMETER_NOT_RELATED for one that the
 * menu does not have, INVALID_PARAMETER.
 */
export const markSoldOut = (
  deps: Deps,
  call: Call<typeof soldOut>,
): Promise<CallOutcome<typeof soldOut>> =>
  changeStore(
    deps,
    call,
    { kind: 'store.soldOut', subject: subjectOf(call.body.items) },
    (live) => {
      const unknown = unknownItems(live, call.body.items);
      if (unknown.length > 0) return refuse(notInMenu(unknown));
      const save: ItemFact[] = [];
      for (const { end, ...item } of call.body.items) {
        const at = factEndAt(end, live.store, call.now);
        if (at === 'invalid') return refuse(refusalOf('INVALID_PARAMETER', { field: 'end' }));
        save.push({
          ...item,
          soldOut: true,
          until: isoOf(at),
        });
      }
      return accept({ save: lastOfEach(save), drop: [], detail: { items: save } });
    },
  );

/**
 * Puts dishes and options on sale. One that the folder or the restaurant's systems switched off is
 * on sale until their next list or the import names it again. Refused: NOT_FOUND,
 * PARAMETER_NOT_RELATED. docs/rules/counter-store.md#sold-out-at-the-counter.
 */
export const putOnSale = (
  deps: Deps,
  call: Call<typeof onSale>,
): Promise<CallOutcome<typeof onSale>> =>
  changeStore(deps, call, { kind: 'store.onSale', subject: subjectOf(call.body.items) }, (live) => {
    const unknown = unknownItems(live, call.body.items);
    if (unknown.length > 0) return refuse(notInMenu(unknown));
    const facts = lastOfEach(
      call.body.items.map((item) => ({ ...item, soldOut: false, until: null })),
    );
    const isOff = ({ kind, id }: Item): boolean =>
      live.listedOff.some(
        (off) => off.deactivatableType === typeOf[kind] && off.deactivatableId === id,
      );
    return accept({
      save: facts.filter(isOff),
      drop: facts.filter((fact) => !isOff(fact)),
      detail: { items: facts },
    });
  });

const typeOf = { product: 'Product', modifier: 'Modifier' } as const;

const unknownItems = ({ index }: LiveStore, items: readonly Item[]): readonly Item[] =>
  items.filter(
    ({ kind, id }) => !(kind === 'product' ? index.productById : index.modifierById).has(id),
  );

const notInMenu = (items: readonly Item[]) =>
  refusalOf('PARAMETER_NOT_RELATED', { field: 'items', ids: items.map(({ id }) => id) });

/** An item that is named twice takes the last end. */
const lastOfEach = (facts: readonly ItemFact[]): readonly ItemFact[] => [
  ...new Map(facts.map((fact) => [`${fact.kind} ${fact.id}`, fact])).values(),
];

/** The audit list names the first ten items. */
const subjectOf = (items: readonly Item[]): string =>
  items
    .map(({ kind, id }) => `${kind}:${id}`)
    .slice(0, 10)
    .join(' ');
