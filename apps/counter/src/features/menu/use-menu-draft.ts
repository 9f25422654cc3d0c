import { readStored, removeStored, writeStored } from '@comanda/client/storage.ts';
import { serverNow } from '@comanda/client/server-time.ts';
import { menuEditSchema } from '@comanda/contract/counter/menu.ts';
import { dayMs } from '@comanda/domain/duration.ts';
import { type DraftedMenu, withDraftedEdit } from '@comanda/domain/menu-edits/menu-draft.ts';
import { type MenuEdit, menuEditKey } from '@comanda/domain/menu-edits/menu-edit.ts';
import { useState } from 'react';
import * as v from 'valibot';
import { useSession } from '../../counter/use-session.ts';
import { counterMenuDraftName } from '../../platform/storage-names.ts';
import { type CounterMenu, folderOf } from './counter-menu.ts';

const storedDraft = v.object({
  staffId: v.string(),
  menuId: v.number(),
  basedOn: v.number(),
  edits: v.array(menuEditSchema),
});
/** Milliseconds for which a device keeps a draft that nobody publishes. */
const draftLifetimeMs = 7 * dayMs;

/** `basedOn`: the version on which the draft was begun. */
export type MenuDraft = DraftedMenu & {
  menu: CounterMenu;
  basedOn: number;
  add(edits: readonly MenuEdit[]): void;
  remove(edit: MenuEdit): void;
  discard(): void;
};

/**
 * The draft of the signed-in person, which this device keeps until it is published or discarded.
 * docs/rules/counter-menu.md#draft.
 */
export function useMenuDraft(menu: CounterMenu): MenuDraft {
  const { staffId } = useSession();
  const menuId = menu.menu.id;
  const [stored, setStored] = useState(() => readDraft(staffId, menuId));
  const seen: DraftedMenu = {
    folder: folderOf(menu),
    inForce: menu.edits,
    draft: stored?.edits ?? [],
  };
  const basedOn = seen.draft.length === 0 ? menu.version : (stored?.basedOn ?? menu.version);
  const save = (edits: readonly MenuEdit[]): void => {
    const next = { staffId, menuId, basedOn, edits: [...edits] };
    setStored(next);
    if (edits.length === 0) removeStored(counterMenuDraftName);
    else writeStored(counterMenuDraftName, next, draftLifetimeMs, serverNow());
  };
  return {
    ...seen,
    menu,
    basedOn,
    add: (edits) =>
      save(edits.reduce((draft, edit) => withDraftedEdit({ ...seen, draft }, edit), seen.draft)),
    remove: (edit) => save(seen.draft.filter((each) => menuEditKey(each) !== menuEditKey(edit))),
    discard: () => save([]),
  };
}

function readDraft(staffId: string, menuId: number) {
  const draft = readStored(counterMenuDraftName, storedDraft, serverNow());
  return draft?.staffId === staffId && draft.menuId === menuId ? draft : null;
}
