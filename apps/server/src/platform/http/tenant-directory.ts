import type { Refusal } from '@comanda/domain/errors/catalogue.ts';
import type { Result } from '@comanda/domain/result.ts';
import type { TenantContext } from './call.ts';

/** Where tenants are found: by host name, then by the X-Tenant header, then the default tenant. decisions §1. */
export type TenantDirectory = {
  find(host: string | undefined, header: string | undefined): Result<TenantContext, Refusal>;
  byId(id: string): TenantContext | null;
  byHost(host: string | undefined): TenantContext | null;
  /** How many there are. */
  count(): number;
};
