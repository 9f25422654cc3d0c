import type { TenantId } from '@comanda/domain/ids.ts';
import type { Mail } from '../mail/mail.ts';
import { jobHandlers } from './job-handlers.ts';
import type { OrderServer } from './order-server.ts';
import type { OwnerQueries } from './owner-queries.ts';
import { type ApiReply, callApi } from './shopper.ts';

const burger = 'burger' as TenantId;

/** The mailbox of a test: it runs the jobs that mail codes. */
export type CodeMailer = {
  sent: Mail[];
  clear(): void;
  /** Lets the mail server refuse the next mail. */
  failNext(): void;
  /**
   * Mails the code of the newest verification of an email. @throws if the mail server refuses it.
   */
  run(email: string, tenantId?: TenantId): Promise<void>;
  latest(email: string, tenantId?: TenantId): Promise<Mail>;
  /** Mails the newest code of an email and returns it. */
  code(email: string, tenantId?: TenantId): Promise<string>;
};

export function codeMailer(server: OrderServer, owner: OwnerQueries): CodeMailer {
  const sent: Mail[] = [];
  let fails = false;
  const handlers = jobHandlers(server.deps, async (mail) => {
    const refuses = fails;
    fails = false;
    if (refuses) throw new Error('no mail server');
    sent.push(mail);
  });
  async function run(email: string, tenantId = burger): Promise<void> {
    const [row] = await owner.rows<{ id: string }>(
      tenantId,
      'select id from verifications where email = $1 order by created_at desc, id desc limit 1',
      [email],
    );
    await handlers['send-verification-code']({ tenantId, verificationId: row?.id ?? '' });
  }
  async function latest(email: string, tenantId = burger): Promise<Mail> {
    await run(email, tenantId);
    const mail = sent.findLast(({ to }) => to === email);
    if (!mail) throw new Error(`no mail to ${email}`);
    return mail;
  }
  return {
    sent,
    clear: () => void (sent.length = 0),
    failNext: () => void (fails = true),
    run,
    latest,
    code: async (email, tenantId) =>
      /: (\d{6}|[0-9A-Z]{10})$/mu.exec((await latest(email, tenantId)).text)?.[1] ?? 'no code',
  };
}

/** Asks for a code to log in. */
export const askForCode = (
  server: Pick<OrderServer, 'origin'>,
  email: string,
  headers: Record<string, string> = {},
  tenant = 'burger',
): Promise<ApiReply> =>
  callApi(server, '/v1/users/login', {
    method: 'POST',
    body: { email },
    headers: { 'x-tenant': tenant, ...headers },
  });

/** Tries to log in with a code. */
export const verifyCode = (
  server: Pick<OrderServer, 'origin'>,
  email: string,
  code: string,
  loginToken?: string,
  tenant = 'burger',
  headers: Record<string, string> = {},
): Promise<ApiReply> =>
  callApi(server, '/v1/users/verify_account', {
    method: 'POST',
    body: { email, verification_code: code },
    headers: { 'x-tenant': tenant, 'x-login-token': loginToken, ...headers },
  });
