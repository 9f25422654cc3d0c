import type { TenantId } from '@comanda/domain/ids.ts';
import type { CallerSession, TenantContext } from './call.ts';
import type { SignedCall } from './integration-signature.ts';

/** A call with what proves whose it is. */
export type IntegrationProof = SignedCall & {
  readonly timestamp: string;
  readonly signature: string;
};

/** How tokens become sessions. A token that is unknown, ended or another tenant's is null: 401, code 1021. */
export type SessionReader = {
  /** The tenant that a bearer token names, without a look-up; null when it is not a token of ours. */
  tenantOf(token: string): TenantId | null;
  bearer(tenant: TenantContext, token: string): Promise<CallerSession | null>;
  /** Until when the session of an answered call is good (ISO instant), after what the call did; null where that is not at hand. */
  expiresAt(tenantId: TenantId, session: CallerSession): string | null;
  job(tenant: TenantContext, token: string): Promise<CallerSession | null>;
  /** Each proof is good for one call. */
  integration(tenant: TenantContext, proof: IntegrationProof): Promise<CallerSession | null>;
};
