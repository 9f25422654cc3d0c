import type { getStoreMethods as endpoint } from '@comanda/contract/counter/store-methods.ts';
import { refusalOf } from '@comanda/domain/errors/catalogue.ts';
import { accept, refuse } from '@comanda/domain/result.ts';
import type { Deps } from '../deps.ts';
import { folderMethods } from './folder-methods.rows.ts';
import { autocommit } from '../platform/db/single-statement.ts';
import type { Call, CallOutcome } from '../platform/http/call.ts';
import { findAssumedMoney } from '../payment/find-assumed-money.ts';
import { reachedStore } from './reached-store.ts';

type Endpoint = typeof endpoint;

/**
 * Returns the payment methods of a store with the number of assumed facts about their money.
 * Refused: NOT_FOUND.
 */
export async function getStoreMethods(
  deps: Deps,
  call: Call<Endpoint>,
): Promise<CallOutcome<Endpoint>> {
  const live = await reachedStore(deps, call, call.params.id);
  if (!live) return refuse(refusalOf('NOT_FOUND'));
  const methods = await folderMethods(autocommit(deps.db, call.tenant.id), call.params.id);
  const assumed = findAssumedMoney({
    methods,
    currency: call.tenant.country.currency,
    demo: deps.config.demo,
  });
  return accept({
    methods: methods.map((method) => ({
      method,
      isOffered: live.store.paymentMethods.includes(method),
      assumedFacts: assumed.find((each) => each.method === method)?.facts.length ?? 0,
    })),
  });
}
