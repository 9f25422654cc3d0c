import type {
  createCartLink as createEndpoint,
  deleteCartLink as deleteEndpoint,
} from '@comanda/contract/shopping-carts.ts';
import { cartLinkLifetimeMs } from '@comanda/domain/cart/cart-link.ts';
import { refusalOf } from '@comanda/domain/errors/catalogue.ts';
import { accept, refuse } from '@comanda/domain/result.ts';
import { isoOf } from '@comanda/domain/time/instant.ts';
import type { Deps } from '../deps.ts';
import { hashToken } from '../session/tokens.ts';
import { deleteCartLinks, insertCartLink } from './cart-link.rows.ts';
import { autocommit } from '../platform/db/single-statement.ts';
import type { Call, CallOutcome } from '../platform/http/call.ts';
import { buyerOf } from '../order/read-orders.ts';
import { shopOrigin } from '../tenant/shop-origin.ts';
import { storefrontOrigin } from '../tenant/storefront-origin.ts';

type Create = typeof createEndpoint;
type Delete = typeof deleteEndpoint;

/**
 * Makes a restore link of the caller's live cart. The database keeps the hash of its key only.
 * Refused: NOT_FOUND.
 */
export async function createCartLink(
  deps: Pick<Deps, 'db' | 'random' | 'config'>,
  call: Call<Create>,
): Promise<CallOutcome<Create>> {
  const { tenant, session, params, now, scheme } = call;
  const userId = buyerOf(session);
  if (userId === null) return refuse(refusalOf('NOT_AUTHORIZED'));
  const key = deps.random.secret();
  const expiresAt = isoOf(now + cartLinkLifetimeMs);
  const link = { id: params.id, userId, keyHash: hashToken(key), expiresAt };
  if (!(await insertCartLink(autocommit(deps.db, tenant.id), link)))
    return refuse(refusalOf('NOT_FOUND'));
  const origin =
    shopOrigin(deps.config, tenant, { host: call.header('host'), scheme }) ??
    storefrontOrigin(deps.config, tenant);
  return accept({ url: `${origin}/?cart=${params.id}&key=${key}`, expiresAt });
}

/** Ends all links of the caller's cart. Refused: NOT_FOUND. */
export async function deleteCartLink(
  deps: Pick<Deps, 'db'>,
  { tenant, session, params }: Call<Delete>,
): Promise<CallOutcome<Delete>> {
  const userId = buyerOf(session);
  if (userId === null) return refuse(refusalOf('NOT_AUTHORIZED'));
  return (await deleteCartLinks(autocommit(deps.db, tenant.id), userId, params.id))
    ? accept(null)
    : refuse(refusalOf('NOT_FOUND'));
}
