import { addFigures } from '@comanda/domain/counter/day/add-figures.ts';
import type { DayFigures } from '@comanda/domain/counter/day/day-figures.ts';
import { dayWindow } from '@comanda/domain/counter/day/day-window.ts';
import { isQuietDay } from '@comanda/domain/counter/day/is-quiet-day.ts';
import { addDays } from '@comanda/domain/hours/calendar.ts';
import type { Store } from '@comanda/domain/store/store.ts';
import { staffReachesStore } from '@comanda/domain/staff/staff-reaches-store.ts';
import type { Deps } from '../deps.ts';
import type { SendMail } from '../mail/mail.ts';
import { mailBrandOf } from '../mail/mail-brand-of.ts';
import { autocommit } from '../platform/db/single-statement.ts';
import { type Tx, withTenant } from '../platform/db/tenant-transaction.ts';
import type { JobPayload } from '../platform/jobs/define-job.ts';
import { dayMail } from './day.mail.ts';
import { findDayReaders } from './day-mail.rows.ts';
import type { sendDayMailJob } from './send-day-mail.job.ts';
import { readStoresOfDay } from './stores-of-day.ts';

type MailDeps = Pick<Deps, 'config' | 'db' | 'menus' | 'tenants'> & { sendMail: SendMail };
const daysOfWeek = 7;

/**
 * Job handler: mails one person the figures of a day of the own stores, beside the same weekday
 * before. Sends nothing about a day without orders and money, nor to somebody who left or switched
 * the mail off. @throws if the mail was not sent. docs/rules/counter-money.md#mail-of-a-day.
 */
export async function sendDayMail(
  deps: MailDeps,
  { tenantId, staffId, date }: JobPayload<typeof sendDayMailJob>,
): Promise<void> {
  const tenant = deps.tenants.byId(tenantId);
  const published = await deps.menus.tenant(tenantId);
  if (!tenant || !published) return;
  const readers = await findDayReaders(autocommit(deps.db, tenantId));
  const reader = readers.find(({ id }) => id === staffId);
  if (!reader) return;
  const own = published.stores.filter(({ id }) => staffReachesStore(reader.storeIds, id));
  const { stores, before } = await withTenant(deps.db, tenantId, async (tx) => ({
    stores: await figuresOn(tx, own, date),
    before: await figuresOn(tx, own, addDays(date, -daysOfWeek)),
  }));
  const total = sumOf(stores);
  if (total === null || isQuietDay(total)) return;
  await deps.sendMail(
    dayMail({
      id: `${tenantId}-${staffId}-${date}`,
      to: reader.email,
      date,
      stores: stores.filter(({ figures }) => !isQuietDay(figures)),
      total,
      salesBefore: sumOf(before)?.sales ?? null,
      brand: mailBrandOf(deps.config, tenant, published),
    }),
  );
}

type StoreFigures = { readonly name: string; readonly figures: DayFigures };

async function figuresOn(
  tx: Tx,
  stores: readonly Store[],
  date: string,
): Promise<readonly StoreFigures[]> {
  const asked = stores.flatMap((store) => {
    const window = dayWindow(date, store.timeZone);
    return window === null ? [] : [{ store, window }];
  });
  const read = await readStoresOfDay(tx, asked);
  return read.map(({ store: { name }, figures }) => ({ name, figures }));
}

function sumOf(stores: readonly StoreFigures[]): DayFigures | null {
  const [first, ...rest] = stores.map(({ figures }) => figures);
  return first === undefined ? null : rest.reduce(addFigures, first);
}
