import type { TenantContext } from '../platform/http/call.ts';

/** Returns the host of the brand with this web name. `scope`: of the sign-up. */
export const hostOfWebName = (name: string, { hosts }: Pick<TenantContext, 'hosts'>): string =>
  `${name}.${hosts[0] ?? ''}`;
