import type { TenantId, UserId } from '@comanda/domain/ids.ts';
import type { Database } from '../../platform/db/database.ts';
import { eachAlone } from '../../platform/db/one-statement.ts';
import type { Session } from '../../platform/http/call.ts';
import { isSignedCall, signatureExpiry } from '../../platform/http/integration-signature.ts';
import { requestOfJobToken } from '../../platform/http/job-token.ts';
import type { Sessions } from '../../platform/http/sessions.ts';
import type { IntegrationKeys } from './integration-key.ts';
import { claimSignature } from './integration-signatures.ts';
import type { SessionMemory } from './session-memory.ts';
import { findToken, type KnownToken } from './session-rows.ts';
import { hashToken, tenantOfToken } from './tokens.ts';

type Parts = { db: Database; memory: SessionMemory; integrationKeys: IntegrationKeys; tokenSecret: string; clock: () => number };

/** How each kind of token becomes a session: people's are looked up by hash, a job's is sealed by us, a restaurant signs its call. */
export function createSessions({ db, memory, integrationKeys, tokenSecret, clock }: Parts): Sessions {
  async function lookUp(tenantId: TenantId, tokenHash: string): Promise<KnownToken | null> {
    const now = clock();
    const recalled = memory.recall(tenantId, tokenHash, now);
    if (recalled) return recalled;
    const found = await findToken(eachAlone(db, tenantId), tokenHash, now);
    if (found) memory.keep(tenantId, tokenHash, found, now);
    return found;
  }

  return {
    tenantOf: tenantOfToken,
    bearer: async (tenant, token) => {
      if (tenantOfToken(token) !== tenant.id) return null;
      const tokenHash = hashToken(token);
      const known = await lookUp(tenant.id, tokenHash);
      return known && personOf(known.role, known.userId, tokenHash);
    },
    expiresAt: (tenantId, session) =>
      session.role === 'guest' || session.role === 'user' ? (memory.recall(tenantId, session.tokenHash, clock())?.expiresAt ?? null) : null,
    job: async (tenant, token) => {
      const requestId = requestOfJobToken(tokenSecret, tenant.id, token, clock());
      return requestId === null ? null : { role: 'job', requestId };
    },
    integration: async (tenant, proof) => {
      const key = await integrationKeys.of(tenant.id);
      if (key === null || !isSignedCall(key, proof, clock())) return null;
      const use = { expiresAt: signatureExpiry(proof.timestamp), now: clock() };
      return (await claimSignature(eachAlone(db, tenant.id), proof.signature, use)) ? { role: 'integration' } : null;
    },
  };
}

const personOf = (role: 'guest' | 'user', userId: UserId, tokenHash: string): Session => ({ role, userId, tokenHash });
