import type { TenantId, UserId } from '@comanda/domain/ids.ts';
import { browserFamilyOf } from '@comanda/domain/session/browser-family.ts';
import { isoOf } from '@comanda/domain/time/instant.ts';
import type { CodeLength } from '@comanda/domain/verification/code-format.ts';
import {
  resendPauseMs,
  verificationLifetimeMs,
} from '@comanda/domain/verification/verification-lifetimes.ts';
import type { VerificationPurpose } from '@comanda/domain/verification/verification.ts';
import { codeHash, oobCode, verificationCode } from './verification-codes.ts';
import type { NewVerification } from './verification.rows.ts';

type Wanted = {
  id: string;
  secret: string;
  tenantId: TenantId;
  purpose: VerificationPurpose;
  userId: UserId | null;
  email: string;
  mailbox: string;
  isKnown: boolean;
  codeLength: CodeLength;
  loginTokenHash: string;
  userAgent: string | undefined;
};

/** Returns a new verification with the hashes of its codes. `now` in milliseconds. */
export function draftVerification(wanted: Wanted, now: number): NewVerification {
  const { id, secret, purpose, userId, email, mailbox, isKnown, codeLength, loginTokenHash } =
    wanted;
  const instant = (milliseconds: number) => isoOf(now + milliseconds);
  const code = verificationCode(secret, wanted, codeLength);
  return {
    id,
    purpose,
    userId,
    email,
    mailbox,
    isKnown,
    loginTokenHash,
    codeLength,
    codeHash: codeHash(secret, 'code', wanted, code),
    oobHash: codeHash(secret, 'link', wanted, oobCode(secret, wanted)),
    ...browserFamilyOf(wanted.userAgent),
    createdAt: instant(0),
    resendAt: instant(resendPauseMs),
    expiresAt: instant(verificationLifetimeMs),
  };
}
