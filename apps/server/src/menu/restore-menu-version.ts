import type { restoreMenuVersion as endpoint } from '@comanda/contract/counter/menu.ts';
import { refusalOf } from '@comanda/domain/errors/catalogue.ts';
import { editsAfterImport } from '@comanda/domain/menu-edits/change-menu-edits.ts';
import { mayEditMenu } from '@comanda/domain/menu-edits/menu-edit-rights.ts';
import { refuse } from '@comanda/domain/result.ts';
import { isoOf } from '@comanda/domain/time/instant.ts';
import type { Deps } from '../deps.ts';
import { findEditsOfVersion } from './menu-version.rows.ts';
import type { Call, CallOutcome } from '../platform/http/call.ts';
import { staffSessionOf } from '../counter/staff-session-of.ts';
import { publishVersion } from './publish-version.ts';
import { withUploadedPictures } from './with-uploaded-pictures.ts';

type Endpoint = typeof endpoint;

/**
 * Publishes the edits of an earlier version again, without those of items that left the folder
 * since. Refused: NOT_AUTHORIZED for a manager of some stores, NOT_FOUND for a version that is
 * unknown or deleted, and what a publication refuses. docs/rules/counter-menu.md#earlier-versions.
 */
export async function restoreMenuVersion(
  deps: Deps,
  call: Call<Endpoint>,
): Promise<CallOutcome<Endpoint>> {
  const { basedOn, number } = call.body;
  if (!mayEditMenu(staffSessionOf(call.session), { storeId: null }))
    return refuse(refusalOf('NOT_AUTHORIZED'));
  const action = { storeId: null, kind: 'menu.restore' as const, subject: String(number) };
  return publishVersion(deps, call, action, {
    basedOn,
    note: '',
    restored: number,
    change: async (_inForce, folder, tx) => {
      const edits = await findEditsOfVersion(tx, number);
      if (edits === null) return refuse(refusalOf('NOT_FOUND'));
      const { kept } = editsAfterImport(edits, folder);
      const now = isoOf(call.now);
      const renewed = await withUploadedPictures(tx, kept, folder, now);
      return renewed.ok ? renewed : refuse(refusalOf('NOT_FOUND'));
    },
  });
}
