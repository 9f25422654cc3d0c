import type { TenantId } from '@comanda/domain/ids.ts';
import * as v from 'valibot';

export type Secrets = Readonly<Record<string, string>>;

/** `secretOf`: the tenant's secret of that name in clear (JSON text to text), or null. `sandboxUrl` counts in a demonstration alone. */
export type SecretSource = {
  sandboxUrl: string | null;
  demo: boolean;
  secretOf(tenantId: TenantId, name: string): Promise<string | null>;
};

const secretsSchema = v.record(v.string(), v.string());

/** A tenant's secrets for one service: its own, or in a demonstration those that open the sandbox's; null for none, or for what is no JSON of texts. */
export async function readSecrets(
  { secretOf, demo, sandboxUrl }: SecretSource,
  tenantId: TenantId,
  name: string,
  ofDemo: Secrets | undefined,
): Promise<Secrets | null> {
  const own = await secretOf(tenantId, name);
  if (own === null) return demo && sandboxUrl !== null ? (ofDemo ?? null) : null;
  return parseSecrets(own);
}

/** null: no JSON of texts. */
export function parseSecrets(text: string): Secrets | null {
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), secretsSchema), text);
  return read.success ? read.output : null;
}
