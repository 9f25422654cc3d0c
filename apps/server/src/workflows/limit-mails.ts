import { createHmac } from 'node:crypto';
import type { TenantId } from '@comanda/domain/ids.ts';
import { mailboxOf } from '@comanda/domain/order-limits/mailbox-of.ts';
import type { Deps } from '../deps.ts';
import type { Mail, SendMail } from '../features/mail/mail.ts';
import { returnMail, takeMail } from '../features/mail/mail-counts.ts';
import { eachAlone } from '../platform/db/one-statement.ts';
import { limitsOf } from './limits-of.ts';

type Limiting = Pick<Deps, 'config' | 'db' | 'menus' | 'clock' | 'metrics' | 'log' | 'tokenSecret'>;

/**
 * Sends a brand's mails as `send` does, so many a day to one mailbox: anybody may write anybody's address into an order. What is above the
 * brand's limit is dropped and counted, and the job that wanted it is done. A mail that did not leave gives its place back. Not for mails
 * about money that goes back, nor for those to operators.
 */
export const limitMails =
  (deps: Limiting, tenantId: TenantId, send: SendMail): SendMail =>
  async (mail) => {
    const most = limitsOf(deps, await deps.menus.tenant(tenantId))?.mailsPerRecipientAndDay ?? 0;
    if (most === 0) return send(mail);
    const tx = eachAlone(deps.db, tenantId);
    const count = { day: new Date(deps.clock()).toISOString().slice(0, 10), mailbox: mailboxKey(deps.tokenSecret, mail) };
    if (!(await takeMail(tx, count, most))) return drop(deps, tenantId, mail);
    try {
      await send(mail);
    } catch (error) {
      await returnMail(tx, count);
      throw error;
    }
  };

/** The recipient as it is stored: a keyed hash, good for counting alone. */
const mailboxKey = (secret: string, { to }: Mail): string =>
  createHmac('sha256', secret)
    .update(`mailbox ${mailboxOf(to)}`)
    .digest('base64url')
    .slice(0, 22);

function drop({ metrics, log }: Limiting, tenantId: TenantId, { id }: Mail): void {
  metrics.count('comanda_mails_dropped_total', { brand: tenantId });
  log.warn({ tenantId, mail: id }, 'a mail was dropped: its recipient has had the most of a day');
}
