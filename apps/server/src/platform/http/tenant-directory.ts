import { type Refusal, refusalOf } from '@comanda/domain/errors/catalogue.ts';
import type { TenantId } from '@comanda/domain/ids.ts';
import { refuse, type Result } from '@comanda/domain/result.ts';
import type { TenantContext } from './call.ts';

/** Why a request has no tenant. `status` replaces the catalogue's: 421 says that this server does not answer for the Host. */
export type NoTenant = { refusal: Refusal; status?: number };

/** The answer to a Host that no tenant has registered. */
export const misdirected = refuse<NoTenant>({
  refusal: refusalOf('NOT_FOUND', { resource: 'tenant' }),
  status: 421,
});

/** Finds tenants. On a tenant's own host the tenant is the host's, and an `X-Tenant` that names another is refused. docs/rules/tenants.md#tenant-of-a-request. */
export type TenantDirectory = {
  /** For calls of the API. On an API host: the tenant that `X-Tenant` names, else the default one. */
  find(host: string | undefined, header: string | undefined): Result<TenantContext, NoTenant>;
  /** For pages and files of a shop: outside development only on the hosts of the tenant. */
  findPage(host: string | undefined, header: string | undefined): Result<TenantContext, NoTenant>;
  byId(id: string): TenantContext | null;
  byHost(host: string | undefined): TenantContext | null;
  /** All of them. */
  ids(): readonly TenantId[];
  /** How many there are. */
  count(): number;
};
