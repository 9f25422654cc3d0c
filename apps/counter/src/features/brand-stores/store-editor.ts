import { withField } from '@comanda/domain/draft/apply-draft.ts';
import { type DraftEdit, listFile } from '@comanda/domain/draft/draft-edit.ts';
import { isSameJson, type Json, type JsonObject } from '@comanda/domain/draft/json.ts';
import { type FileItem, fieldOf, type ListFile } from '@comanda/domain/draft/menu-file.ts';
import { newItemId } from '@comanda/domain/draft/new-items.ts';
import {
  storesIn,
  zoneOrderField,
  zonesField,
  zonesOf,
} from '@comanda/domain/draft/store-files.ts';
import { useMemo } from 'react';
import type { BrandDraft } from '../../counter/brand-draft/use-brand-draft.ts';

type StoreMark = 'isNew' | 'drafted';

/** The stores with the draft over them, and the ways to change it. */
export type StoreEditor = {
  stores: readonly FileItem[];
  markOf(store: FileItem): StoreMark | null;
  /** Drafts the facts of a store that differ from those of its form before. */
  save(id: number, values: JsonObject, before: JsonObject): void;
  /** Drafts a new store with the facts of another one, without its zones. */
  add(values: JsonObject, copied: FileItem): void;
  /** Returns an id that no zone has. */
  newZoneId(): number;
  /** Drafts the zones of a store, each under its id, in this order. */
  saveZones(store: FileItem, zones: readonly FileItem[]): void;
};

export const useStoreEditor = (draft: BrandDraft<ListFile>): StoreEditor =>
  useMemo(() => editorOf(draft), [draft]);

export function editorOf(
  draft: Pick<BrandDraft<ListFile>, 'files' | 'published' | 'add'>,
): StoreEditor {
  const stores = storesIn(draft.files);
  const published = storesIn(draft.published);
  const before = (id: number) => published.find((each) => each.id === id);
  return {
    stores,
    markOf: (store) => {
      const known = before(store.id);
      if (known === undefined) return 'isNew';
      return isSameJson(known, store) ? null : 'drafted';
    },
    save: (id, values, shown) =>
      draft.add(
        Object.keys(values).flatMap((field) =>
          isSameJson(values[field], shown[field]) ? [] : [setOf(id, field, values[field] ?? null)],
        ),
      ),
    add: (values, copied) => {
      const id = newItemId(new Set(stores.map((store) => store.id)), Math.random);
      const facts = { ...values, ...ofAnotherStore };
      const { id: _id, ...value } = Object.entries(facts).reduce<FileItem>(
        (item, [field, each]) => withField(item, { list: 'stores', field, value: each }),
        copied,
      );
      draft.add([{ ...itemOf(id), op: 'add', value, to: null, after: stores.at(-1)?.id ?? null }]);
    },
    newZoneId: () =>
      newItemId(
        new Set(stores.flatMap((store) => zonesOf(store).map((zone) => zone.id))),
        Math.random,
      ),
    saveZones: (store, zones) => draft.add(zoneEdits(store, before(store.id), zones)),
  };
}

/** The facts that a copy of a store does not take over: its zones, and what holds for a while. */
const ofAnotherStore = {
  ...{ [zonesField]: {}, [zoneOrderField]: [] },
  ...{ pausedUntil: null, busyMinutes: null },
};

/** A zone that is published changes by its fields, so that two people change different ones. */
function zoneEdits(
  store: FileItem,
  published: FileItem | undefined,
  zones: readonly FileItem[],
): readonly DraftEdit[] {
  const shown = zonesOf(store);
  const ids = zones.map((zone) => String(zone.id));
  const gone = shown.filter((zone) => !ids.includes(String(zone.id)));
  const changed = zones.flatMap((zone) => {
    const field = `${zonesField}/${String(zone.id)}`;
    const old = shown.find((each) => each.id === zone.id);
    if (old === undefined || published === undefined || fieldOf(published, field) === undefined)
      return isSameJson(old, zone) ? [] : [setOf(store.id, field, zone)];
    return Object.keys(zone).flatMap((key) =>
      isSameJson(old[key], zone[key])
        ? []
        : [setOf(store.id, `${field}/${key}`, zone[key] ?? null)],
    );
  });
  const isSameOrder = isSameJson(
    shown.map((zone) => zone.id),
    zones.map((zone) => zone.id),
  );
  return [
    ...gone.map((zone) => setOf(store.id, `${zonesField}/${String(zone.id)}`, null)),
    ...changed,
    ...(isSameOrder ? [] : [setOf(store.id, zoneOrderField, ids.map(Number))]),
  ];
}

const itemOf = (id: number) =>
  ({ file: listFile('stores'), list: 'stores', id, parent: null }) as const;

const setOf = (id: number, field: string, value: Json): DraftEdit => ({
  ...itemOf(id),
  ...{ op: 'set', field, value },
});
