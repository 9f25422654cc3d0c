import type { TenantId, UserId } from '@comanda/domain/ids.ts';
import type { Database } from '../platform/db/database.ts';
import { isUnavailable } from '../platform/db/database-errors.ts';
import { gatherStatements } from '../platform/db/gather-statements.ts';
import { autocommit } from '../platform/db/single-statement.ts';
import type { CallerSession } from '../platform/http/call.ts';
import { isSignedCall, signatureExpiry } from '../platform/http/integration-signature.ts';
import { requestOfJobToken } from '../platform/http/job-token.ts';
import type { SessionReader } from '../platform/http/session-reader.ts';
import type { IntegrationKeys } from './integration-key.ts';
import { claimSignatures } from './integration-signatures.rows.ts';
import type { SessionCache } from './session-cache.ts';
import { findToken, type FoundToken, renewToken, type StoredToken } from './session.rows.ts';
import { findStaffSession } from './staff-sessions.rows.ts';
import { counterSessionIdOf, hashToken, tenantOfToken } from './tokens.ts';

type Parts = {
  db: Database;
  cache: SessionCache;
  integrationKeys: IntegrationKeys;
  tokenSecret: string;
  clock: () => number;
};

/** Signatures of calls at the same moment are stored together. */
const claimSignature = gatherStatements(claimSignatures);

/**
 * Creates the reader that turns each kind of token into a session. A shopper's token is looked up
 * by its hash, a job's token is sealed by the server, a restaurant signs its call.
 */
export function createSessions({
  db,
  cache,
  integrationKeys,
  tokenSecret,
  clock,
}: Parts): SessionReader {
  async function findCachedToken(
    tenantId: TenantId,
    tokenHash: string,
  ): Promise<StoredToken | null> {
    const now = clock();
    const recalled = cache.get(tenantId, tokenHash, now);
    if (recalled) return recalled;
    const version = cache.version();
    const found = await findToken(autocommit(db, tenantId), tokenHash, now);
    if (!found) return null;
    const storedToken = found.isRenewalDue ? await renew(tenantId, tokenHash, found) : found;
    cache.setIfUnchanged(version, tenantId, tokenHash, storedToken, now);
    return storedToken;
  }

  /**
   * A database that refuses writes ends no session: the token keeps its expiry and is renewed
   * later.
   */
  async function renew(
    tenantId: TenantId,
    tokenHash: string,
    found: FoundToken,
  ): Promise<StoredToken> {
    try {
      const expiresAt = await renewToken(autocommit(db, tenantId), tokenHash, clock());
      return expiresAt === null ? found : { ...found, expiresAt };
    } catch (error) {
      if (isUnavailable(error)) return found;
      throw error;
    }
  }

  return {
    tenantOf: tenantOfToken,
    bearer: async (tenant, token) => {
      if (tenantOfToken(token) !== tenant.id) return null;
      const tokenHash = hashToken(token);
      const known = await findCachedToken(tenant.id, tokenHash);
      return known && shopperSession(known.role, known.userId, tokenHash);
    },
    staff: async (tenant, token, id) =>
      tenantOfToken(token) === tenant.id && counterSessionIdOf(token) === id
        ? findStaffSession(autocommit(db, tenant.id), hashToken(token), clock())
        : null,
    isLive: async (tenantId, session) => {
      if ('staffTokenHash' in session)
        return (
          (await findStaffSession(autocommit(db, tenantId), session.staffTokenHash, clock())) !==
          null
        );
      return (
        !('tokenHash' in session) || (await findCachedToken(tenantId, session.tokenHash)) !== null
      );
    },
    expiresAt: (tenantId, session) =>
      session.role === 'guest' || session.role === 'user'
        ? (cache.get(tenantId, session.tokenHash, clock())?.expiresAt ?? null)
        : null,
    job: async (tenant, token) => {
      const requestId = requestOfJobToken(tokenSecret, tenant.id, token, clock());
      return requestId === null ? null : { role: 'job', requestId };
    },
    integration: async (tenant, proof) => {
      const key = await integrationKeys.of(tenant.id);
      if (key === null || !isSignedCall(key, proof, clock())) return null;
      const { signature, timestamp } = proof;
      const use = { signature, expiresAt: signatureExpiry(timestamp), now: clock() };
      return (await claimSignature(db, tenant.id, use)) ? { role: 'integration' } : null;
    },
  };
}

const shopperSession = (
  role: 'guest' | 'user',
  userId: UserId,
  tokenHash: string,
): CallerSession => ({ role, userId, tokenHash });
