import { isUuidOf, type RunId, type TenantId } from '@comanda/domain/ids.ts';
import { runLinkMs } from '@comanda/domain/rider/run-limits.ts';
import { readToken, signToken } from '../platform/http/signed-token.ts';

/**
 * Makes the key of a run's link. It is signed and not stored, and the same for the whole run, so
 * that the counter can show the link again. `createdAt` in milliseconds.
 * docs/rules/counter-riders.md#link-of-a-run.
 */
export const riderKey = (
  secret: string,
  tenantId: TenantId,
  { id, createdAt }: { id: RunId; createdAt: number },
): string => signToken(secret, 'rider', [tenantId, id], createdAt + runLinkMs);

/** Returns the run of a key; null if it is forged, expired or of another tenant. */
export function runOfKey(
  secret: string,
  tenantId: TenantId,
  key: string | undefined,
  now: number,
): RunId | null {
  const facts = key === undefined ? undefined : readToken(secret, 'rider', key, now)?.facts;
  const [tenant, runId = ''] = facts?.length === 2 ? facts : [];
  return tenant === tenantId && isUuidOf<RunId>(runId) ? runId : null;
}
