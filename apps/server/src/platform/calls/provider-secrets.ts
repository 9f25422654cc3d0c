import type { TenantId } from '@comanda/domain/ids.ts';
import * as v from 'valibot';

export type ProviderSecrets = Readonly<Record<string, string>>;

/** `secretOf`: the tenant's secret of that name in clear (JSON text to text), or null. `sandboxUrl` counts in a demonstration alone. */
export type SecretSource = {
  sandboxUrl: string | null;
  demo: boolean;
  secretOf(tenantId: TenantId, name: string): Promise<string | null>;
};

const secretsSchema = v.record(v.string(), v.string());

/** A tenant's secrets for one service: its own, or in a demonstration those that open the sandbox's; null for none, or for what is no JSON of texts. */
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

/** null: no JSON of texts. */
export function parseProviderSecrets(text: string): ProviderSecrets | null {
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), secretsSchema), text);
  return read.success ? read.output : null;
}
