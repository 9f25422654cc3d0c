import type { DraftEdit } from '@comanda/domain/draft/draft-edit.ts';
import { isSameJson, type JsonObject } from '@comanda/domain/draft/json.ts';
import { type FileGroup, type FileItem, itemsOf } from '@comanda/domain/draft/menu-file.ts';
import { newGroup, newItemId } from '@comanda/domain/draft/new-items.ts';
import { useState } from 'react';
import { useCheckedForm } from '../../counter/use-checked-form.ts';
import {
  type GroupFields,
  groupFieldsOf,
  type GroupProblem,
  groupProblemsOf,
  groupValuesOf,
  optionValuesOf,
} from './group-form.ts';
import type { MenuEditor } from './menu-editor.ts';
import { useFormPlace } from './use-form-place.ts';

/** The form of a group with its options; null: a new group. `save` returns false with a problem. */
export function useGroupForm(group: FileGroup | null, editor: MenuEditor) {
  const { country } = useFormPlace();
  const { form, isChecked, check } = useCheckedForm();
  const newId = (): number =>
    newItemId(new Set(itemsOf(editor.file, 'modifiers').map(({ item }) => item.id)), Math.random);
  const [start] = useState(() => groupFieldsOf(group, country, newId));
  const [typed, setTyped] = useState<Partial<GroupFields>>({});
  const fields = { ...start, ...typed };
  const problems = groupProblemsOf(fields, country);
  const save = (): boolean => {
    if (problems.size > 0) {
      check();
      return false;
    }
    const options = fields.options.map((option) => ({
      ...optionValuesOf(option, country),
      id: option.id,
    }));
    if (group === null) addGroup(editor, fields, options);
    else saveGroup(editor, group, fields, options);
    return true;
  };
  return {
    ...{ form, fields, save, newId },
    problems: isChecked ? problems : new Set<GroupProblem>(),
    set: (change: Partial<GroupFields>) => setTyped((now) => ({ ...now, ...change })),
  };
}

/** Leaves out what a group has only with a value. */
const withoutEmpty = ({ included, ...values }: JsonObject): JsonObject =>
  included === null || included === undefined ? values : { ...values, included };

function addGroup(editor: MenuEditor, fields: GroupFields, options: readonly FileItem[]): void {
  const values = withoutEmpty(groupValuesOf(fields));
  const name = fields.name.trim();
  editor.add('groups', newGroup({ ...values, name, modifiers: [...options] }), null);
}

/** Drafts what differs: fields of the group, and its options with their order. */
function saveGroup(
  editor: MenuEditor,
  group: FileGroup,
  fields: GroupFields,
  options: readonly FileItem[],
): void {
  const target = editor.item('groups', group.id);
  const values = Object.entries(groupValuesOf(fields)).filter(
    ([field, value]) => !isSameJson(group[field] ?? null, value),
  );
  const isAdded = editor.draft.edits.some(
    ({ edit }) => edit.op === 'add' && edit.list === 'groups' && edit.id === group.id,
  );
  if (isAdded) return editor.set(target, [...values, ['modifiers', [...options]]]);
  if (values.length > 0) editor.set(target, values);
  saveOptions(editor, group, options);
}

function saveOptions(editor: MenuEditor, group: FileGroup, options: readonly FileItem[]): void {
  const before = new Map(group.modifiers.map((each) => [each.id, each]));
  const kept = new Set(options.map(({ id }) => id));
  const of = (id: number) => editor.item('modifiers', id, group.id);
  for (const { id } of group.modifiers) if (!kept.has(id)) editor.draft.remove(of(id));
  const edits = options.flatMap((option, at): DraftEdit[] => {
    const { id, ...values } = option;
    const after = options[at - 1]?.id ?? null;
    const known = before.get(id);
    if (known === undefined) return [{ ...of(id), op: 'add', value: values, to: group.id, after }];
    return Object.entries(values)
      .filter(([field, value]) => !isSameJson(known[field] ?? null, value))
      .map(([field, value]) => ({ ...of(id), op: 'set', field, value }));
  });
  const stayed = group.modifiers.filter(({ id }) => kept.has(id)).map(({ id }) => id);
  const order = options.flatMap(({ id }) => (before.has(id) ? id : []));
  const moves =
    String(stayed) === String(order)
      ? []
      : order.map((id, at): DraftEdit => ({
          ...of(id),
          op: 'move',
          to: group.id,
          after: order[at - 1] ?? null,
        }));
  if (edits.length + moves.length > 0) editor.draft.add([...edits, ...moves]);
}
