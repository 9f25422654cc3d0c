import type { publishCounterMenu as endpoint } from '@comanda/contract/counter/menu.ts';
import { type Refusal, refusalOf } from '@comanda/domain/errors/catalogue.ts';
import { changeMenuEdits } from '@comanda/domain/menu-edits/change-menu-edits.ts';
import type { MenuEdit } from '@comanda/domain/menu-edits/menu-edit.ts';
import { mayEditMenu } from '@comanda/domain/menu-edits/menu-edit-rights.ts';
import { accept, refuse, type Result } from '@comanda/domain/result.ts';
import { isoOf } from '@comanda/domain/time/instant.ts';
import type { Deps } from '../deps.ts';
import type { LiveStore } from './live-store.ts';
import type { Call, CallOutcome } from '../platform/http/call.ts';
import { staffSessionOf } from '../counter/staff-session-of.ts';
import { reachedStore } from '../store/reached-store.ts';
import { publishVersion } from './publish-version.ts';
import { withUploadedPictures } from './with-uploaded-pictures.ts';

type Endpoint = typeof endpoint;

/**
 * Publishes drafted edits as one version, or none of them. Refused: NOT_FOUND for a store of
 * others, NOT_AUTHORIZED, PARAMETER_NOT_RELATED, REPEATED_DATABASE_VALUE if another version was
 * published since, INVALID_PARAMETER for a value that the folder would refuse.
 * docs/rules/counter-menu.md#one-version-at-a-time.
 */
export async function publishMenu(
  deps: Deps,
  call: Call<Endpoint>,
): Promise<CallOutcome<Endpoint>> {
  const { params, body } = call;
  const live = await reachedStore(deps, call, params.id);
  if (!live) return refuse(refusalOf('NOT_FOUND'));
  const draft = body.edits.map(tidied);
  const allowed = checkDraft(call, draft, live);
  if (!allowed.ok) return allowed;
  const isOfOneStore = draft.every(({ storeId }) => storeId !== null);
  const action = {
    storeId: isOfOneStore ? params.id : null,
    kind: 'menu.publish' as const,
    subject: String(live.menu.id),
  };
  return publishVersion(deps, call, action, {
    basedOn: body.basedOn,
    note: body.note,
    restored: null,
    change: async (inForce, folder, tx) => {
      const now = isoOf(call.now);
      const pictured = await withUploadedPictures(tx, draft, folder, now);
      if (!pictured.ok) return pictured;
      const changed = changeMenuEdits(inForce, pictured.value, folder);
      if (!changed.ok) return refuse(notInMenu(changed.error));
      return accept(changed.value.edits);
    },
  });
}

/** A folder's names have no spaces around them either. */
const tidied = (edit: MenuEdit): MenuEdit =>
  edit.field === 'name' || edit.field === 'description'
    ? { ...edit, value: edit.value.trim() }
    : edit;

/** A draft is of one menu; its edits of a single store are of the store that the call names. */
function checkDraft(
  { session, params }: Call<Endpoint>,
  draft: readonly MenuEdit[],
  { menu }: LiveStore,
): Result<null, Refusal> {
  const others = draft.filter(
    ({ menuId, storeId }) => menuId !== menu.id || (storeId !== null && storeId !== params.id),
  );
  if (others.length > 0) return refuse(notInMenu(others));
  const person = staffSessionOf(session);
  return draft.every((edit) => mayEditMenu(person, edit))
    ? accept(null)
    : refuse(refusalOf('NOT_AUTHORIZED'));
}

const notInMenu = (edits: readonly MenuEdit[]): Refusal =>
  refusalOf('PARAMETER_NOT_RELATED', { field: 'edits', ids: edits.map(({ id }) => id) });
