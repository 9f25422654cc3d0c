import type { getBrandDraft, saveBrandDraft } from '@comanda/contract/counter/brand-draft.ts';
import { draftEditOfWire, wireOfDraftEdit } from '@comanda/contract/counter/draft-edit.ts';
import type { AnswerOf, BodyOf } from '@comanda/contract/define-endpoint.ts';
import { applyDraft, type DraftFiles, withField } from '@comanda/domain/draft/apply-draft.ts';
import {
  type DraftEdit,
  draftEditKey,
  type DraftItem,
  draftItemKey,
} from '@comanda/domain/draft/draft-edit.ts';
import { isSameJson, type Json, type JsonObject } from '@comanda/domain/draft/json.ts';
import { type DraftFile, fieldOf, itemOf } from '@comanda/domain/draft/menu-file.ts';

type Answer = AnswerOf<typeof getBrandDraft>;
export type SharedDraft = Pick<Answer, 'version' | 'revision' | 'edits'>;
export type DraftConflict = AnswerOf<typeof saveBrandDraft>['conflicts'][number];

/** An edit that the server has not kept yet. `seen`: the value before it, as the person saw it. */
type UnsentEdit = { edit: DraftEdit; seen: Json };

/**
 * Changes that this device has to tell the server. `edits`: by their key. `drop`: keys of edits
 * that leave the draft.
 */
export type Unsent = {
  readonly edits: ReadonlyMap<string, UnsentEdit>;
  readonly drop: ReadonlySet<string>;
};

export const nothingUnsent: Unsent = { edits: new Map(), drop: new Set() };

export const isEmpty = ({ edits, drop }: Unsent): boolean => edits.size === 0 && drop.size === 0;

/** An edit as the screen lists it. `by` null: nobody else made it. */
export type ListedEdit = {
  key: string;
  edit: DraftEdit;
  by: string | null;
  /** The value that was published meanwhile; undefined: none was. */
  publishedInstead: Json | undefined;
};

/** Returns the draft of all staff with what this device has not sent yet over it. */
export function listEdits(shared: SharedDraft, unsent: Unsent): readonly ListedEdit[] {
  const listed = shared.edits.flatMap(({ edit: wire, by, isMine, publishedInstead }) => {
    const edit = draftEditOfWire(wire);
    const key = edit === null ? '' : draftEditKey(edit);
    if (edit === null || unsent.drop.has(key) || unsent.edits.has(key)) return [];
    const instead = publishedInstead === null ? undefined : (JSON.parse(publishedInstead) as Json);
    return [{ key, edit, by: isMine ? null : by, publishedInstead: instead }];
  });
  const own = [...unsent.edits].map(([key, { edit }]) => ({
    ...{ key, edit, by: null, publishedInstead: undefined },
  }));
  return [...listed, ...own];
}

/**
 * Adds edits to what is not sent. A field that goes back to its published value leaves the draft.
 * An edit of an item that the draft adds becomes a part of that item.
 */
export function withEdits(
  unsent: Unsent,
  listed: readonly ListedEdit[],
  published: DraftFiles,
  edits: readonly DraftEdit[],
): Unsent {
  return edits.reduce((state, edit) => withEdit(state, listed, published, edit), unsent);
}

type AddEdit = Extract<DraftEdit, { op: 'add' }>;

function withEdit(
  { edits, drop }: Unsent,
  listed: readonly ListedEdit[],
  published: DraftFiles,
  edit: DraftEdit,
): Unsent {
  const added = addOf(edits, listed, edit);
  const merged =
    added !== undefined && edit.op === 'set' ? { ...added, value: withValue(added, edit) } : edit;
  const key = draftEditKey(merged);
  const nextEdits = new Map(edits);
  const nextDrop = new Set(drop);
  if (merged.op === 'set' && isSameJson(valueOf(published, merged), merged.value)) {
    nextEdits.delete(key);
    nextDrop.add(key);
  } else {
    nextEdits.set(key, { edit: merged, seen: seenValue(edits, listed, published, merged) });
    nextDrop.delete(key);
  }
  return { edits: nextEdits, drop: nextDrop };
}

/** Returns the new item of an edit with a value in a field. */
function withValue({ id, value }: AddEdit, edit: Extract<DraftEdit, { op: 'set' }>): JsonObject {
  const { id: _id, ...item } = withField({ ...value, id }, edit);
  return item;
}

/** Returns the edit that adds an item, if the draft adds it. */
function addOf(
  edits: Unsent['edits'],
  listed: readonly ListedEdit[],
  item: DraftItem,
): AddEdit | undefined {
  const key = `${draftItemKey(item)} add`;
  const add = edits.get(key)?.edit ?? listed.find((each) => each.key === key)?.edit;
  return add?.op === 'add' ? add : undefined;
}

const valueOf = (files: DraftFiles, edit: DraftEdit): Json | undefined => {
  const file = files.get(edit.file);
  const item = file === undefined ? undefined : itemOf(file, edit)?.item;
  return edit.op === 'set' && item !== undefined ? fieldOf(item, edit.field) : undefined;
};

/** The value that the person saw: the drafted one, else the published one. */
function seenValue(
  edits: Unsent['edits'],
  listed: readonly ListedEdit[],
  published: DraftFiles,
  edit: DraftEdit,
): Json {
  const key = draftEditKey(edit);
  const unsent = edits.get(key);
  if (unsent !== undefined) return unsent.seen;
  const drafted = listed.find((each) => each.key === key)?.edit;
  if (drafted?.op === 'set') return drafted.value;
  return valueOf(published, edit) ?? null;
}

/** Takes edits out of the draft. */
export function withoutEdits({ edits, drop }: Unsent, keys: readonly string[]): Unsent {
  return {
    edits: new Map([...edits].filter(([key]) => !keys.includes(key))),
    drop: new Set([...drop, ...keys]),
  };
}

/**
 * Removes an item from the menu. Its other edits leave the draft; so does the item itself if only
 * the draft has it.
 */
export function withoutItem(
  unsent: Unsent,
  listed: readonly ListedEdit[],
  item: DraftItem,
): Unsent {
  const prefix = `${draftItemKey(item)} `;
  const own = listed.filter(({ key }) => key.startsWith(prefix)).map(({ key }) => key);
  const left = withoutEdits(unsent, own);
  if (own.includes(`${prefix}add`)) return left;
  const edit: DraftEdit = { ...item, op: 'remove' };
  const edits = new Map(left.edits).set(draftEditKey(edit), { edit, seen: null });
  return { edits, drop: left.drop };
}

/** Edits in one call, and about as many bytes: a large menu and long pages are sent in several. */
const editsOfCall = 300;
const bytesOfCall = 200_000;

/** Returns the part of what is not sent that one call takes: at least one edit. */
export function firstPart({ edits, drop }: Unsent): Unsent {
  const taken = new Map<string, UnsentEdit>();
  let bytes = 0;
  for (const [key, value] of edits) {
    bytes += new Blob([JSON.stringify(value)]).size;
    if (taken.size > 0 && (taken.size === editsOfCall || bytes > bytesOfCall)) break;
    taken.set(key, value);
  }
  return { edits: taken, drop: new Set([...drop].slice(0, editsOfCall)) };
}

/** Returns the body of a call that tells the server what it has not got yet. */
export const bodyOf = ({ edits, drop }: Unsent): BodyOf<typeof saveBrandDraft> => ({
  edits: [...edits.values()].map(({ edit, seen }) => ({
    edit: wireOfDraftEdit(edit),
    seen: JSON.stringify(seen),
  })),
  drop: [...drop],
});

/** Returns what is left to send after the server kept `sent`: what was typed meanwhile. */
export const leftAfter = (unsent: Unsent, sent: Unsent): Unsent => ({
  edits: new Map([...unsent.edits].filter(([key, value]) => sent.edits.get(key) !== value)),
  drop: new Set([...unsent.drop].filter((key) => !sent.drop.has(key))),
});

/** Returns the files with the draft over them. */
export const draftedFiles = <F extends DraftFile>(
  published: DraftFiles<F>,
  listed: readonly ListedEdit[],
): DraftFiles<F> =>
  applyDraft(
    published,
    listed.map(({ edit }) => edit),
  ).files;
