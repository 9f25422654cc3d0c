import type { payWithWebpay } from '@comanda/contract/payments.ts';
import type { Deps } from '../../deps.ts';
import type { Call } from '../../platform/http/call.ts';

/**
 * Whether the shopper comes back to a page of the shop that is asked: exactly the origin of this request, and that host is this tenant's
 * without any header's help, because the browser that returns sends none. reliability §3.
 */
export function isOwnPage({ tenants }: Pick<Deps, 'tenants'>, call: Call<typeof payWithWebpay>): boolean {
  const { body, origin, tenant } = call;
  const wanted = URL.parse(body.redirectUrl);
  if (wanted === null || wanted.origin !== origin || wanted.username !== '' || wanted.password !== '') return false;
  const owner = tenants.find(call.header('host'), undefined);
  return owner.ok && owner.value.id === tenant.id;
}
