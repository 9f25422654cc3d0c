import { type Refusal, refusalOf } from '@comanda/domain/errors/catalogue.ts';
import type { TenantId } from '@comanda/domain/ids.ts';
import { refuse, type Result } from '@comanda/domain/result.ts';
import type { TenantContext } from './call.ts';

/**
 * Refusal of a request without a tenant. `status` overrides the catalogue's HTTP status: 421 means
 * that this server does not serve the Host.
 */
export type NoTenant = { refusal: Refusal; status?: number };

/** Refusal of a Host that no tenant has registered. */
export const misdirected = refuse<NoTenant>({
  refusal: refusalOf('NOT_FOUND', { resource: 'tenant' }),
  status: 421,
});

/**
 * Finds tenants. On a tenant's own host, that tenant is used, and an `X-Tenant` that names another
 * is refused. docs/rules/tenants.md#tenant-of-a-request.
 */
export type TenantDirectory = {
  /** For API calls. On an API host: the tenant that `X-Tenant` names, else the default one. */
  find(host: string | undefined, header: string | undefined): Result<TenantContext, NoTenant>;
  /** For pages and files of a shop: only on the tenant's hosts, except in development. */
  findPage(host: string | undefined, header: string | undefined): Result<TenantContext, NoTenant>;
  /**
   * For calls of the sign-up: on the installation's own host, its scope in the place of a brand.
   */
  findSignUp(host: string | undefined): Result<TenantContext, NoTenant>;
  byId(id: string): TenantContext | null;
  byHost(host: string | undefined): TenantContext | null;
  ids(): readonly TenantId[];
  count(): number;
};
