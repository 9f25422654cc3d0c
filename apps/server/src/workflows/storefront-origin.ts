import type { TenantContext } from '../platform/http/call.ts';

/** The storefront's own address for mails; on this machine it has our port. */
export function storefrontOrigin({ port }: { port: number }, { hosts }: TenantContext): string {
  const host = hosts[0] ?? 'localhost';
  return host.endsWith('localhost') ? `http://${host}:${port}` : `https://${host}`;
}
