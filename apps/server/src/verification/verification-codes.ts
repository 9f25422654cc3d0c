import { createHmac, hash } from 'node:crypto';
import type { TenantId } from '@comanda/domain/ids.ts';
import { type CodeLength, codeOf } from '@comanda/domain/verification/code-format.ts';

const keyed = (secret: string, parts: readonly string[]): Buffer =>
  createHmac('sha256', secret).update(parts.join('\n')).digest();

/**
 * Names a verification: from this and the secret its codes are derived, so that a job carries no
 * code.
 */
type Named = { tenantId: TenantId; id: string };

/**
 * Returns the code that the mail carries. The same each time.
 * docs/rules/login.md#verification-code.
 */
export const verificationCode = (
  secret: string,
  { tenantId, id }: Named,
  length: CodeLength,
): string => codeOf(keyed(secret, ['verification code', tenantId, id]).readBigUInt64BE(0), length);

/**
 * Returns the code of the mail's link: 43 characters, 256 bits.
 * docs/rules/login.md#link-of-the-mail.
 */
export const oobCode = (secret: string, { tenantId, id }: Named): string =>
  keyed(secret, ['link code', tenantId, id]).toString('base64url');

/** The browser that asked and the email, to both of which a code is bound. */
export type CodeBinding = { loginTokenHash: string; email: string };

/**
 * Returns the keyed hash by which a code is stored and compared. A plain hash of six digits could
 * be reversed in a second. docs/rules/login.md#stored-codes.
 */
export const codeHash = (
  secret: string,
  kind: 'code' | 'link',
  { loginTokenHash, email }: CodeBinding,
  code: string,
): string => keyed(secret, ['stored', kind, loginTokenHash, email, code]).toString('base64url');

/**
 * Returns the SHA-256 by which a login token is stored. It is random enough to need no key.
 * docs/rules/login.md#login-token.
 */
export const hashLoginToken = (loginToken: string): string => hash('sha256', loginToken);
