import type { createDeviceToken as endpoint } from '@comanda/contract/cards.ts';
import { refusalOf } from '@comanda/domain/errors/catalogue.ts';
import { accept, refuse } from '@comanda/domain/result.ts';
import { isoOf } from '@comanda/domain/time/instant.ts';
import { unreachable } from '@comanda/domain/unreachable.ts';
import type { Deps } from '../deps.ts';
import { endCard } from './card.rows.ts';
import { autocommit } from '../platform/db/single-statement.ts';
import type { Call, CallOutcome } from '../platform/http/call.ts';
import { readInstrument } from '../payment/read-instrument.ts';
import { methodOfCardSlug } from './card-slugs.ts';
import { reachVault, vaultOf } from './reach-vault.ts';

type Endpoint = typeof endpoint;

/**
 * Asks the provider for the token of one payment with the user's card. A card that the provider
 * does not know any more is ended. docs/rules/cards.md#token-of-one-use.
 */
export async function createDeviceToken(
  deps: Deps,
  { tenant, session, params, now }: Call<Endpoint>,
): Promise<CallOutcome<Endpoint>> {
  if (session.role !== 'user') return refuse(refusalOf('NOT_AUTHORIZED'));
  const method = methodOfCardSlug[params.method];
  const cardId = params.id;
  const payer = { tenantId: tenant.id, userId: session.userId, method };
  const card = { kind: 'savedCard', cardId, installments: 1, deviceToken: null } as const;
  const ready = await readInstrument(deps, card, payer);
  if (!ready.ok) return ready;
  if (vaultOf(deps, tenant, method)?.deviceToken === undefined)
    return refuse(refusalOf('INVALID_PAYMENT_REQUEST', { method }));
  const reached = deps.payments.isDown(method) ? null : await reachVault(deps, tenant, method);
  const made =
    reached && ready.value.reference
      ? await reached.vault.deviceToken?.(reached.context, ready.value.reference, {
          userId: session.userId,
          sessionId: cardId,
        })
      : undefined;
  switch (made?.kind) {
    case 'token':
      return accept({ paymentToken: made.token });
    case 'gone':
      await endCard(autocommit(deps.db, tenant.id), cardId, isoOf(now), 'withdrawn');
      return refuse(refusalOf('NOT_FOUND', { field: 'cardId' }));
    case 'unknown':
    case undefined:
      return refuse(refusalOf('PAYMENT_REQUEST_FAILED', { method }));
    default:
      return unreachable(made);
  }
}
