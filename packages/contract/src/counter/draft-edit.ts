import type { DraftEdit } from '@comanda/domain/draft/draft-edit.ts';
import { draftLists } from '@comanda/domain/draft/draft-edit.ts';
import { isDraftEdit } from '@comanda/domain/draft/is-draft-edit.ts';
import { isJsonObject, type Json } from '@comanda/domain/draft/json.ts';
import { fieldLengths } from '@comanda/domain/limits/field-lengths.ts';
import { fileId } from '@comanda/domain/schema/fields.ts';
import * as v from 'valibot';
import { text } from '../fields.ts';

const item = {
  /** Path of the file in the brand's folder, such as `menus/1.json`. */
  file: v.pipe(
    v.string(),
    v.regex(
      /^(menus\/[1-9]\d{0,8}|offers|suggestions|settings|banners|pages|coupons|stores|rules)\.json$/,
    ),
  ),
  list: v.picklist(draftLists),
  id: fileId<number>(),
  parent: v.nullable(fileId<number>()),
};
/** A value of the file as JSON text: its keys are those of the file, whatever the wire does. */
const jsonText = text(fieldLengths.draftValue);
const place = { to: v.nullable(fileId<number>()), after: v.nullable(fileId<number>()) };

/** One edit of a draft. docs/rules/back-office.md#edits-of-a-draft. */
export const draftEditSchema = v.variant('op', [
  v.object({
    ...item,
    op: v.literal('set'),
    field: text(fieldLengths.draftField),
    value: jsonText,
  }),
  v.object({ ...item, op: v.literal('add'), value: jsonText, ...place }),
  v.object({ ...item, op: v.literal('move'), ...place }),
  v.object({ ...item, op: v.literal('remove') }),
]);
export type WireDraftEdit = v.InferOutput<typeof draftEditSchema>;

/** Returns the edit of a call; null if it is none, or its value is no JSON. */
export function draftEditOfWire(wire: WireDraftEdit): DraftEdit | null {
  const edit = readEdit(wire);
  return edit !== null && isDraftEdit(edit) ? edit : null;
}

function readEdit(wire: WireDraftEdit): DraftEdit | null {
  if (wire.op === 'move' || wire.op === 'remove') return wire;
  const value = readJson(wire.value);
  if (value === undefined) return null;
  if (wire.op === 'set') return { ...wire, value };
  return isJsonObject(value) ? { ...wire, value } : null;
}

/** Returns an edit as a call carries it. */
export const wireOfDraftEdit = (edit: DraftEdit): WireDraftEdit =>
  edit.op === 'set' || edit.op === 'add' ? { ...edit, value: JSON.stringify(edit.value) } : edit;

/** Returns the value of a JSON text; undefined if it is none. */
export function readJson(json: string): Json | undefined {
  try {
    return JSON.parse(json) as Json;
  } catch {
    return undefined;
  }
}
