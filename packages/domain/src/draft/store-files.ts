import type { DraftFiles } from './apply-draft.ts';
import { type DraftEdit, listFile } from './draft-edit.ts';
import { isJsonList, isJsonObject, isSameJson, type Json, type JsonObject } from './json.ts';
import type { FileItem, ListFile } from './menu-file.ts';

/** The stores by the path of their file. */
export type StoreFiles = DraftFiles<ListFile>;

type Texts = ReadonlyMap<string, string>;

const path = listFile('stores');

/** The field of a drafted store that holds its zones, each under its id. */
export const zonesField = 'deliveryZones';

/**
 * The field of a drafted store with the ids of its zones in their order: the first one that covers
 * an address decides. A zone that it does not name comes last.
 */
export const zoneOrderField = 'zoneOrder';

/**
 * Returns whether an edit sets something of a store: a field as a whole, the order of the zones, a
 * zone (null: it goes) or a part of one. Ids are never set, and the zones are no list.
 */
export function isStoreEdit(field: string, value: Json): boolean {
  const [first = '', id, ...rest] = field.split('/');
  if (first === zoneOrderField)
    return (
      id === undefined &&
      isJsonList(value) &&
      value.every((each) => typeof each === 'number' && isZoneId(`${each}`))
    );
  if (first !== zonesField) return id === undefined && /^[a-zA-Z]+$/.test(first);
  if (id === undefined || !isZoneId(id)) return false;
  const [part] = rest;
  if (part === undefined) return value === null || isJsonObject(value);
  return rest.length === 1 && part !== 'id' && /^[a-zA-Z]+$/.test(part);
}

/** Returns the id of the zone that an edit changes; null: it is of the store itself. */
export function zoneOfEdit(edit: DraftEdit): string | null {
  if (edit.op !== 'set' || edit.list !== 'stores') return null;
  const [first, id] = edit.field.split('/');
  return first === zonesField ? (id ?? null) : null;
}

const isZoneId = (text: string): boolean => /^[1-9]\d{0,9}$/.test(text);

/**
 * Reads stores.json from the texts of a folder. The zones of a store are an object with a field for
 * each under its id, so that two people change different zones by field.
 */
export function readStores(texts: Texts): StoreFiles {
  const list = JSON.parse(texts.get(path) ?? '[]') as Json;
  const stores = isJsonList(list) ? list.filter(isJsonObject) : [];
  return new Map([[path, { items: stores.map(draftedStore) }]]);
}

/** Returns a store of the file in the form of a draft. */
function draftedStore(store: JsonObject): FileItem {
  const zones = isJsonList(store[zonesField]) ? store[zonesField].filter(isJsonObject) : [];
  return {
    ...store,
    id: Number(store['id']),
    [zonesField]: Object.fromEntries(zones.map((zone) => [Number(zone['id']), zone])),
    [zoneOrderField]: zones.map((zone) => zone['id'] ?? null),
  };
}

/** Returns the zones of a drafted store in the order in which they decide. */
export function zonesOf(store: JsonObject): readonly FileItem[] {
  const byId = store[zonesField];
  if (!isJsonObject(byId)) return [];
  const order = isJsonList(store[zoneOrderField]) ? store[zoneOrderField].map(String) : [];
  const ids = [...order, ...Object.keys(byId).filter((id) => !order.includes(id))];
  return [...new Set(ids)].flatMap((id) => {
    const zone = Object.hasOwn(byId, id) ? byId[id] : undefined;
    return isJsonObject(zone) ? [{ ...zone, id: Number(id) }] : [];
  });
}

/** Returns a drafted store as stores.json has it. */
function storeAsWritten(store: JsonObject): JsonObject {
  const { [zoneOrderField]: _order, ...rest } = store;
  return { ...rest, [zonesField]: zonesOf(store) };
}

/** Returns the stores of the files in the form of a draft. */
export const storesIn = (files: StoreFiles): readonly FileItem[] => files.get(path)?.items ?? [];

/**
 * Writes stores.json over the texts of a folder; it stays as it is written if no store changed.
 * `write`: how a value becomes the text of a file.
 */
export function writeStores(
  texts: Texts,
  files: StoreFiles,
  write: (value: Json) => string,
): Texts {
  if (isSameJson(files.get(path), readStores(texts).get(path))) return texts;
  return new Map([...texts, [path, write(storesIn(files).map(storeAsWritten))]]);
}

/** Returns whether two folders have the same stores in the same order. */
export const isSameStores = (one: Texts, other: Texts): boolean =>
  isSameJson(readStores(one).get(path), readStores(other).get(path));

/**
 * Returns earlier stores over those of now. A store that is not among them stays and takes no
 * orders: its orders, its staff and its papers belong to it.
 * docs/rules/back-office.md#stores-that-close-for-good.
 */
export function withStoresOfNow(earlier: StoreFiles, now: StoreFiles): StoreFiles {
  const known = new Set(storesIn(earlier).map(({ id }) => id));
  const later = storesIn(now).filter(({ id }) => !known.has(id));
  const closed = later.map((store) => ({ ...store, subscription: 'inactive' }));
  return new Map([[path, { items: [...storesIn(earlier), ...closed] }]]);
}
