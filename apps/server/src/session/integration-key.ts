import type { TenantId } from '@comanda/domain/ids.ts';

/**
 * Returns the key that a tenant shares with its restaurant's systems, for both directions; null
 * when it has none.
 */
export type IntegrationKeys = { of(tenantId: TenantId): Promise<string | null> };

/**
 * `secretOf`: reads the tenant's stored key. `fallback`: the demonstration's key, for tenants
 * without a key of their own.
 */
export const createIntegrationKeys = (
  secretOf: (tenantId: TenantId, name: string) => Promise<string | null>,
  fallback: string | null,
): IntegrationKeys => ({
  of: async (tenantId) => (await secretOf(tenantId, 'integration')) ?? fallback,
});
