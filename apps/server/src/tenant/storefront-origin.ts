import type { TenantContext } from '../platform/http/call.ts';

/** The storefront's origin for links in mails. On localhost it has this server's port. */
export function storefrontOrigin(
  { port }: { port: number },
  { hosts }: Pick<TenantContext, 'hosts'>,
): string {
  const host = hosts[0] ?? 'localhost';
  return host === 'localhost' || host.endsWith('.localhost')
    ? `http://${host}:${port}`
    : `https://${host}`;
}
