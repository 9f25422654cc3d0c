import type { UserId } from '@comanda/domain/ids.ts';
import { isoOf } from '@comanda/domain/time/instant.ts';
import type { CodeLength } from '@comanda/domain/verification/code-format.ts';
import type { VerificationPurpose } from '@comanda/domain/verification/verification.ts';
import {
  resendMinimumMs,
  resendPauseMs,
} from '@comanda/domain/verification/verification-lifetimes.ts';
import sql from 'sql-template-tag';
import { insertJobs } from '../platform/jobs/insert-jobs.ts';
import type { NewJob } from '../platform/jobs/define-job.ts';
import type { Tx } from '../platform/db/tenant-transaction.ts';

/**
 * A verification as it is stored. Hashes are keyed, except that of the login token. Instants are
 * ISO strings.
 */
export type NewVerification = {
  id: string;
  purpose: VerificationPurpose;
  userId: UserId | null;
  email: string;
  mailbox: string;
  /** A known browser or device asked: nobody else can guess at the code. */
  isKnown: boolean;
  loginTokenHash: string;
  codeLength: CodeLength;
  codeHash: string;
  oobHash: string;
  browser: string | null;
  system: string | null;
  createdAt: string;
  resendAt: string;
  expiresAt: string;
};

/** Inserts a verification and the job that mails its code. */
export async function insertVerification(tx: Tx, v: NewVerification, job: NewJob): Promise<void> {
  await tx.query(
    'insert-verification',
    sql`with made as (
        insert into verifications (tenant_id, id, purpose, user_id, email, mailbox,
          login_token_hash, code_length, code_hash, oob_hash,
          browser, system, created_at, resend_at, expires_at, is_known)
        values (${tx.tenantId}, ${v.id}, ${v.purpose}, ${v.userId}, ${v.email}, ${v.mailbox},
          ${v.loginTokenHash}, ${v.codeLength}, ${v.codeHash},
          ${v.oobHash}, ${v.browser}, ${v.system}, ${v.createdAt}, ${v.resendAt}, ${v.expiresAt},
          ${v.isKnown})
        returning id
      )${insertJobs([job], sql`made`)}`,
  );
}

/** Inserts a verification whose code its caller gives to the browser itself: nobody mails it. */
export async function insertProvedVerification(tx: Tx, v: NewVerification): Promise<void> {
  await tx.query(
    'insert-proved-verification',
    sql`insert into verifications (tenant_id, id, purpose, user_id, email, mailbox,
        login_token_hash, code_length, code_hash, oob_hash, created_at, resend_at, expires_at,
        is_known)
      values (${tx.tenantId}, ${v.id}, ${v.purpose}, ${v.userId}, ${v.email}, ${v.mailbox},
        ${v.loginTokenHash}, ${v.codeLength}, ${v.codeHash}, ${v.oobHash}, ${v.createdAt},
        ${v.resendAt}, ${v.expiresAt}, ${v.isKnown})`,
  );
}

/** A verification whose code may be mailed again. */
export type OpenVerification = {
  id: string;
  code_length: CodeLength;
  resend_at: string;
  expires_at: string;
};

type Asked = {
  loginTokenHash: string;
  purpose: VerificationPurpose;
  userId: UserId | null;
  email: string;
  mostTries: number;
};

/**
 * Locks and returns the verification that this browser asked for this email, if its code is valid
 * for three minutes or more.
 */
export async function findOpenVerification(
  tx: Tx,
  { loginTokenHash, purpose, userId, email, mostTries }: Asked,
  now: number,
): Promise<OpenVerification | null> {
  const [row] = await tx.query<OpenVerification>(
    'find-open-verification',
    sql`select id, code_length, resend_at, expires_at from verifications
      where tenant_id = ${tx.tenantId} and login_token_hash = ${loginTokenHash}
        and purpose = ${purpose}
        and user_id is not distinct from ${userId}::uuid and email = ${email} and used_at is null
          and tries < ${mostTries}
        and expires_at >= ${isoOf(now + resendMinimumMs)}
      for update`,
  );
  return row ?? null;
}

/**
 * Adds the job that mails the code again, and returns the instant (ISO) from which it may be asked
 * for once more.
 */
export async function resendVerification(
  tx: Tx,
  id: string,
  job: NewJob,
  now: number,
): Promise<string> {
  const resendAt = isoOf(now + resendPauseMs);
  await tx.query(
    'resend-verification',
    sql`with made as (
        update verifications set mails = mails + 1, resend_at = ${resendAt}
        where tenant_id = ${tx.tenantId} and id = ${id} returning id
      )${insertJobs([job], sql`made`)}`,
  );
  return resendAt;
}

/** The facts of the mail of a code. `mails`: how often it was asked for. */
export type MailedVerification = {
  id: string;
  purpose: VerificationPurpose;
  email: string;
  code_length: CodeLength;
  browser: string | null;
  system: string | null;
  mails: number;
  expires_at: string;
};

/** Returns a verification whose code can still be used, or null. `now` in milliseconds. */
export async function findUsableVerification(
  tx: Tx,
  id: string,
  now: number,
): Promise<MailedVerification | null> {
  const [row] = await tx.query<MailedVerification>(
    'find-usable-verification',
    sql`select id, purpose, email, code_length, browser, system, mails, expires_at
      from verifications
      where tenant_id = ${tx.tenantId} and id = ${id} and used_at is null
        and expires_at > ${isoOf(now)}`,
  );
  return row ?? null;
}
