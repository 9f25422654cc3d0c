import { createHmac } from 'node:crypto';
import type { TenantId } from '@comanda/domain/ids.ts';
import { mailboxOf } from '@comanda/domain/order-limits/mailbox-of.ts';
import { isoOf } from '@comanda/domain/time/instant.ts';
import type { Deps } from '../deps.ts';
import type { Mail, SendMail } from './mail.ts';
import { uncountMail, countMails } from './mail-counts.rows.ts';
import { gatherStatements } from '../platform/db/gather-statements.ts';
import { autocommit } from '../platform/db/single-statement.ts';
import { orderLimitsOf } from '../order-limits/order-limits-of.ts';

type LimitDeps = Pick<
  Deps,
  'config' | 'db' | 'menus' | 'clock' | 'metrics' | 'log' | 'tokenSecret'
>;

/** Mails that are sent at the same moment are counted together. */
const countMail = gatherStatements(countMails);

/**
 * Wraps `send` with the brand's daily limit per mailbox, because any shopper can write any address
 * into an order. A mail above the limit is dropped and counted, and its job counts as done. A
 * failed mail does not count. Not used for mails about refunds, nor for mails to operators.
 */
export const limitMails =
  (deps: LimitDeps, tenantId: TenantId, send: SendMail): SendMail =>
  async (mail) => {
    const limit =
      orderLimitsOf(deps, await deps.menus.tenant(tenantId))?.mailsPerRecipientAndDay ?? 0;
    if (limit === 0) return send(mail);
    const count = {
      day: isoOf(deps.clock()).slice(0, 10),
      mailbox: mailboxKey(deps.tokenSecret, mail),
      limit,
    };
    if (!(await countMail(deps.db, tenantId, count))) return dropMail(deps, tenantId, mail);
    try {
      await send(mail);
    } catch (error) {
      await uncountMail(autocommit(deps.db, tenantId), count);
      throw error;
    }
  };

/**
 * Key under which the recipient is counted: a keyed hash, from which the address cannot be read.
 */
const mailboxKey = (secret: string, { to }: Mail): string =>
  createHmac('sha256', secret)
    .update(`mailbox ${mailboxOf(to)}`)
    .digest('base64url')
    .slice(0, 22);

function dropMail({ metrics, log }: LimitDeps, tenantId: TenantId, { id }: Mail): void {
  metrics.count('comanda_mails_dropped_total', { brand: tenantId });
  log.warn({ tenantId, mail: id }, 'a mail was dropped: its recipient reached the daily limit');
}
