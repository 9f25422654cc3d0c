import { refusalOf } from '@comanda/domain/errors/catalogue.ts';
import { accept, refuse } from '@comanda/domain/result.ts';
import type { Deps } from '../deps.ts';
import { storefrontSerialisers } from '../menu/storefront-serialisers.ts';
import type { CallTo } from '../platform/http/call.ts';
import { createUserToken } from '../platform/http/create-user-token.ts';

/**
 * Returns the brand's settings. The guest-creation token is the same for an hour, and so are the
 * response's bytes.
 */
export async function getSettings(
  { menus, tokenSecret, push }: Pick<Deps, 'menus' | 'tokenSecret' | 'push'>,
  { tenant, now }: CallTo<'getSettings'>,
) {
  const tenantCache = await menus.tenant(tenant.id);
  if (!tenantCache) return refuse(refusalOf('NOT_FOUND'));
  const token = createUserToken(tokenSecret, tenant.id, now);
  const text = () =>
    storefrontSerialisers(tenant.decimals).settings({
      ...tenantCache.settings,
      createUserToken: token,
      ...(push === null ? {} : { pushPublicKey: push.publicKey }),
    });
  return accept(await tenantCache.answers.getOrCreateEdition('settings', token, text));
}
