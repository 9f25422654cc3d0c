import { couponsIn, type FileCoupon } from '@comanda/domain/draft/coupon-files.ts';
import {
  type DraftEdit,
  draftEditKey,
  type DraftItem,
  draftItemKey,
  listFile,
  onlyItemId,
} from '@comanda/domain/draft/draft-edit.ts';
import { isSameJson, type Json, type JsonObject } from '@comanda/domain/draft/json.ts';
import type { ListFile } from '@comanda/domain/draft/menu-file.ts';
import { useMemo } from 'react';
import type { BrandDraft } from '../../counter/brand-draft/use-brand-draft.ts';

/** The draft of the coupons. */
export type CouponDraft = BrandDraft<ListFile>;

/** The coupons with the draft over them, and the ways to change it. */
export type CouponEditor = {
  draft: CouponDraft;
  coupons: readonly FileCoupon[];
  published: readonly FileCoupon[];
  /** Drafts a coupon. `before`: as its form showed it; null: a new one. */
  save(code: string, value: JsonObject, before: JsonObject | null): void;
  remove(code: string): void;
  /** Takes every edit of a coupon out of the draft. */
  forget(code: string): void;
};

export const useCouponEditor = (draft: CouponDraft): CouponEditor =>
  useMemo(() => editorOf(draft), [draft]);

export function editorOf(draft: CouponDraft): CouponEditor {
  const published = couponsIn(draft.published);
  const isPublished = (code: string): boolean => published.some((each) => each.code === code);
  const keysOf = (field: string): readonly string[] =>
    draft.edits.flatMap(({ key, edit }) =>
      edit.op === 'set' && (edit.field === field || edit.field.startsWith(`${field}/`))
        ? [key]
        : [],
    );
  return {
    ...{ draft, published, coupons: couponsIn(draft.files) },
    save: (code, value, before) => {
      const isWhole = draft.edits.some(({ key }) => key === keyOfWhole(code));
      if (before === null || isWhole || !isPublished(code)) {
        setAnew(draft, code, value, keysOf(code));
        return;
      }
      const fields = [...new Set([...Object.keys(before), ...Object.keys(value)])].filter(
        (field) => field !== 'code' && !isSameJson(before[field], value[field]),
      );
      for (const field of fields) {
        const inner = keysOf(`${code}/${field}`);
        setAnew(draft, `${code}/${field}`, value[field] ?? null, inner);
      }
    },
    remove: (code) => {
      if (isPublished(code)) setAnew(draft, code, null, keysOf(code));
      else draft.drop(keysOf(code));
    },
    forget: (code) => draft.drop(keysOf(code)),
  };
}

/** Sets a coupon or a field; edits of what is inside of it leave the draft. */
function setAnew(draft: CouponDraft, field: string, value: Json, inside: readonly string[]): void {
  const edit = setOf(field, value);
  const inner = inside.filter((key) => key !== draftEditKey(edit));
  if (inner.length > 0) draft.drop(inner);
  draft.add([edit]);
}

const item: DraftItem = {
  ...{ file: listFile('coupons'), list: 'coupons', id: onlyItemId, parent: null },
};

const setOf = (field: string, value: Json): DraftEdit => ({ ...item, op: 'set', field, value });

const keyOfWhole = (code: string): string => `${draftItemKey(item)} set ${code}`;
