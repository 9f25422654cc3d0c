import type { Endpoint } from '@comanda/contract/define-endpoint.ts';
import { type Refusal, refusalOf } from '@comanda/domain/errors/catalogue.ts';
import { changesBetween } from '@comanda/domain/menu-edits/change-menu-edits.ts';
import type { FolderMenus } from '@comanda/domain/menu-edits/folder-value.ts';
import type { MenuEdit } from '@comanda/domain/menu-edits/menu-edit.ts';
import { accept, refuse, type Result } from '@comanda/domain/result.ts';
import { tidyText } from '@comanda/domain/text/tidy-text.ts';
import { isoOf } from '@comanda/domain/time/instant.ts';
import type { Deps } from '../deps.ts';
import {
  findEditsInForce,
  insertMenuVersion,
  loadFolderMenus,
  lockMenuVersions,
} from './menu-version.rows.ts';
import { publishMenuChange } from '../platform/db/publish-store-change.ts';
import type { Tx } from '../platform/db/tenant-transaction.ts';
import type { Call } from '../platform/http/call.ts';
import { type CounterAction, runCounterAction } from '../counter/run-counter-action.ts';
import { staffSessionOf } from '../counter/staff-session-of.ts';
import { checkEditedMenu } from './check-edited-menu.ts';

/** `basedOn`: the version that the person saw. `change` returns the edits that hold from now on. */
export type Publication = {
  basedOn: number;
  note: string;
  restored: number | null;
  change: (
    inForce: readonly MenuEdit[],
    folder: FolderMenus,
    tx: Tx,
  ) => Promise<Result<readonly MenuEdit[], Refusal>>;
};

type AnyCall = Pick<Call<Endpoint>, 'session' | 'tenant' | 'now' | 'header'> & {
  readonly params: unknown;
  readonly body: unknown;
};

/**
 * Publishes the next version of the menu in one transaction, and announces it with the commit to
 * every server process. Two publications at once pass one after the other, so the later one is
 * refused with REPEATED_DATABASE_VALUE. docs/rules/counter-menu.md#one-version-at-a-time.
 */
export async function publishVersion(
  deps: Deps,
  call: AnyCall,
  action: CounterAction,
  publication: Publication,
): Promise<Result<{ version: number }, Refusal>> {
  const outcome = await runCounterAction(deps, call, action, async (tx) => {
    await lockMenuVersions(tx);
    const inForce = await findEditsInForce(tx);
    if (inForce.number !== publication.basedOn)
      return refuse(refusalOf('REPEATED_DATABASE_VALUE', { version: inForce.number }));
    const folder = await loadFolderMenus(tx);
    const edits = await publication.change(inForce.edits, folder, tx);
    if (!edits.ok) return edits;
    const problem = checkEditedMenu(folder, edits.value, call.tenant.decimals);
    if (problem !== null) return refuse(refusalOf('INVALID_PARAMETER', problem));
    const changes = changesBetween(inForce.edits, edits.value, folder);
    if (changes.length === 0) return refuse(refusalOf('INVALID_PARAMETER', { field: 'edits' }));
    const version = inForce.number + 1;
    await insertMenuVersion(tx, {
      number: version,
      edits: edits.value,
      changes,
      note: tidyText(publication.note),
      source: 'counter',
      restored: publication.restored,
      staffId: staffSessionOf(call.session).staffId,
      at: isoOf(call.now),
    });
    await publishMenuChange(tx);
    return accept({ answer: { version }, detail: { version, changes: changes.length } });
  });
  if (outcome.ok) deps.menus.onChange({ tenantId: call.tenant.id, kind: 'menu', id: '' });
  return outcome;
}
