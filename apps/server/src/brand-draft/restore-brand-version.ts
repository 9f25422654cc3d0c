import type { restoreBrandVersion as endpoint } from '@comanda/contract/counter/brand-draft.ts';
import { refusalOf } from '@comanda/domain/errors/catalogue.ts';
import { accept, refuse } from '@comanda/domain/result.ts';
import { isoOf } from '@comanda/domain/time/instant.ts';
import { runCounterAction } from '../counter/run-counter-action.ts';
import { staffSessionOf } from '../counter/staff-session-of.ts';
import type { Deps } from '../deps.ts';
import type { Call, CallOutcome } from '../platform/http/call.ts';
import { findVersionFiles } from './brand-version.rows.ts';
import { buildPublication } from './build-publication.ts';
import { lockBrand, refusalOfProblem } from './publish-brand-draft.ts';
import { isSameMenus, menusOf } from './read-brand.ts';
import { savePublication } from './save-publication.ts';

type Endpoint = typeof endpoint;

/**
 * Publishes the menus of an earlier version again. The draft stays as it is. Refused as a
 * publication, and NOT_FOUND for a version that is unknown or deleted.
 * docs/rules/back-office.md#earlier-versions-of-a-brand.
 */
export async function restoreBrandVersion(
  deps: Deps,
  call: Call<Endpoint>,
): Promise<CallOutcome<Endpoint>> {
  const { body, params, tenant, session, now } = call;
  const subject = String(params.number);
  const action = { storeId: null, kind: 'brand.restore' as const, subject };
  const outcome = await runCounterAction(deps, call, action, async (tx) => {
    const read = await lockBrand(tx, body.basedOn);
    if (!read.ok) return read;
    const { brand, last } = read.value;
    const earlier = await findVersionFiles(tx, params.number);
    if (earlier === null) return refuse(refusalOf('NOT_FOUND'));
    const menus = menusOf(new Map(Object.entries(earlier.files)));
    const pictures = new Map([...Object.entries(earlier.pictures), ...brand.pictures]);
    const built = await buildPublication(tx, { ...brand, pictures }, menus, isoOf(now));
    if (!built.ok) return refuse(refusalOfProblem(built.error[0]));
    if (isSameMenus(brand.menus, menus)) return refuse(refusalOfProblem(undefined));
    const version = await savePublication(tx, brand, built.value, {
      last,
      changes: [],
      note: '',
      restored: params.number,
      staffId: staffSessionOf(session).staffId,
      at: isoOf(now),
    });
    return accept({ answer: { version }, detail: { version } });
  });
  if (outcome.ok) deps.menus.onChange({ tenantId: tenant.id, kind: 'menu', id: '' });
  return outcome;
}
