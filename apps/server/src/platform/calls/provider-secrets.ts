import type { TenantId } from '@comanda/domain/ids.ts';
import * as v from 'valibot';

export type ProviderSecrets = Readonly<Record<string, string>>;

/**
 * `secretOf`: returns the tenant's secret of that name in clear (a JSON object of strings), or
 * null. `sandboxUrl` is used only in a demonstration.
 */
export type SecretSource = {
  sandboxUrl: string | null;
  demo: boolean;
  secretOf(tenantId: TenantId, name: string): Promise<string | null>;
};

const secretsSchema = v.record(v.string(), v.string());

/**
 * Returns a tenant's secrets for one service: its own, or the sandbox's in a demonstration. null:
 * no secret, or not a JSON object of strings.
 */
export async function readProviderSecrets(
  { secretOf, demo, sandboxUrl }: SecretSource,
  tenantId: TenantId,
  name: string,
  demoSecret: ProviderSecrets | undefined,
): Promise<ProviderSecrets | null> {
  const own = await secretOf(tenantId, name);
  if (own === null) return demo && sandboxUrl !== null ? (demoSecret ?? null) : null;
  return parseProviderSecrets(own);
}

/** Parses a secret; null if it is not a JSON object of strings. */
export function parseProviderSecrets(text: string): ProviderSecrets | null {
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), secretsSchema), text);
  return read.success ? read.output : null;
}
