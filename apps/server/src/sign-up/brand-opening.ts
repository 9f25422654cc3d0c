import type {
  getBrandOpening as readEndpoint,
  openBrand as openEndpoint,
} from '@comanda/contract/counter/brand-opening.ts';
import { refusalOf } from '@comanda/domain/errors/catalogue.ts';
import { paymentMethods } from '@comanda/domain/payment/methods.ts';
import { accept, refuse } from '@comanda/domain/result.ts';
import {
  doneSteps,
  missingForOpening,
  type OpeningFacts,
} from '@comanda/domain/sign-up/opening-steps.ts';
import type { BrandState } from '@comanda/domain/tenant/brand-state.ts';
import { runCounterAction } from '../counter/run-counter-action.ts';
import type { Deps } from '../deps.ts';
import { loadPublishedTenant } from '../menu/menu.rows.ts';
import { publishStoreChange } from '../platform/db/publish-store-change.ts';
import { type Tx, withTenant } from '../platform/db/tenant-transaction.ts';
import type { Call, CallOutcome } from '../platform/http/call.ts';
import { callOpenBrand, isLookPublished } from './create-brand.rows.ts';

/** Reads the steps of the brand. docs/rules/sign-up.md#six-steps. */
export async function getBrandOpening(
  deps: Deps,
  { tenant, now }: Call<typeof readEndpoint>,
): Promise<CallOutcome<typeof readEndpoint>> {
  const found = await withTenant(deps.db, tenant.id, (tx) => readFacts(deps, tx, now));
  if (found === null) return refuse(refusalOf('NOT_FOUND'));
  const { state, facts } = found;
  return accept({
    isNew: state === 'new',
    done: [...doneSteps(facts)],
    missing: [...missingForOpening(facts)],
  });
}

/** Opens the shop if nothing is missing. docs/rules/sign-up.md#opening-of-a-shop. */
export async function openBrand(
  deps: Deps,
  call: Call<typeof openEndpoint>,
): Promise<CallOutcome<typeof openEndpoint>> {
  const { tenant, now } = call;
  const action = { storeId: null, kind: 'brand.open' as const, subject: tenant.id };
  const outcome = await runCounterAction(deps, call, action, async (tx) => {
    const found = await readFacts(deps, tx, now);
    if (found === null) return refuse(refusalOf('NOT_FOUND'));
    const [missing] = missingForOpening(found.facts);
    if (missing !== undefined) return refuse(refusalOf('INVALID_PARAMETER', { field: missing }));
    const isOpen = await callOpenBrand(tx);
    if (isOpen) for (const { id } of found.facts.stores) await publishStoreChange(tx, 'store', id);
    return accept({ answer: { isOpen }, detail: {} });
  });
  if (outcome.ok) deps.menus.onChange({ tenantId: tenant.id, kind: 'tenant', id: '' });
  return outcome;
}

type Found = { state: BrandState; facts: OpeningFacts };

async function readFacts(deps: Deps, tx: Tx, now: number): Promise<Found | null> {
  const published = await loadPublishedTenant(tx);
  const offered = await deps.menus.tenant(tx.tenantId);
  if (published === null || offered === null) return null;
  const { state, stores, menus } = published;
  const facts: OpeningFacts = {
    ...{ stores, menus, prices: [], now },
    isLookPublished: await isLookPublished(tx),
    canTake: (method) =>
      !paymentMethods[method].isOnline ||
      offered.stores.some((store) => store.paymentMethods.includes(method)),
  };
  return { state, facts };
}
