import type { TenantId } from '@comanda/domain/ids.ts';
import type { CallerSession, StaffSession, TenantContext } from './call.ts';
import type { SignedCall } from './integration-signature.ts';

/** A signed call of an integration, with its timestamp and signature. */
type IntegrationProof = SignedCall & {
  readonly timestamp: string;
  readonly signature: string;
};

/**
 * Converts tokens to sessions. Returns null for a token that is unknown, expired or of another
 * tenant: 401, code 1021.
 */
export type SessionReader = {
  /**
   * Returns the tenant in a bearer token, without a query; null if this server did not make the
   * token.
   */
  tenantOf(token: string): TenantId | null;
  bearer(tenant: TenantContext, token: string): Promise<CallerSession | null>;
  /**
   * Returns the session of a staff member's token; null also if its id is not `id`. It reads the
   * database each time, so a session that ended is refused at once.
   */
  staff(tenant: TenantContext, token: string, id: string): Promise<StaffSession | null>;
  /** Returns whether the token of a session is still valid. A session without a stored token is. */
  isLive(tenantId: TenantId, session: CallerSession): Promise<boolean>;
  /**
   * Returns the expiry (ISO instant) of the session after the call, or null if it is not cached.
   */
  expiresAt(tenantId: TenantId, session: CallerSession): string | null;
  job(tenant: TenantContext, token: string): Promise<CallerSession | null>;
  /** Accepts each signature once. */
  integration(tenant: TenantContext, proof: IntegrationProof): Promise<CallerSession | null>;
};
