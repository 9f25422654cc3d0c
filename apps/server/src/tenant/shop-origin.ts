import type { TenantContext } from '../platform/http/call.ts';
import { loopbackNames, readHost, type Scheme } from '../platform/http/request-host.ts';

/**
 * Rules for the addresses that belong to the shop: this server's port, and what development adds.
 */
export type ShopRules = { port: number; demo: boolean; defaultTenant: string };

/**
 * The origin of a tenant's shop that a Host header names, as a browser writes it (default ports
 * left out), or null if the host is not registered for the tenant. A port must be this server's
 * own. Development accepts any port, because Vite or a container may proxy the server, and treats
 * this machine's own names as the default tenant's.
 */
export function shopOrigin(
  rules: ShopRules,
  tenant: TenantContext,
  requested: { host: string | undefined; scheme: Scheme },
): string | null {
  const host = readHost(requested.host);
  if (host === null || !isShopHost(rules, tenant, host.name)) return null;
  if (host.port === null) return `${requested.scheme}://${host.name}`;
  return host.port === rules.port || rules.demo
    ? (URL.parse(`${requested.scheme}://${host.name}:${host.port}`)?.origin ?? null)
    : null;
}

const isShopHost = (
  { demo, defaultTenant }: ShopRules,
  { id, hosts }: TenantContext,
  name: string,
): boolean =>
  hosts.includes(name) || (demo && id === defaultTenant && loopbackNames.includes(name));
