import type { TenantId } from '@comanda/domain/ids.ts';

/** The key that a tenant shares with its restaurant's systems, in both directions; null when it has none. */
export type IntegrationKeys = { of(tenantId: TenantId): Promise<string | null> };

/** `secretOf`: the tenant's own, as it is stored. `fallback` is the demonstration's key, for tenants without one of their own. */
export const createIntegrationKeys = (
  secretOf: (tenantId: TenantId, name: string) => Promise<string | null>,
  fallback: string | null,
): IntegrationKeys => ({
  of: async (tenantId) => (await secretOf(tenantId, 'integration')) ?? fallback,
});
