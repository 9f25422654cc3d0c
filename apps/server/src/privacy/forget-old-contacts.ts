import {
  deletedBefore,
  erasedHashRetentionMs,
  networkRetentionMs,
  repeatedErasureMs,
} from '@comanda/domain/retention/retention.ts';
import type { TenantId, UserId } from '@comanda/domain/ids.ts';
import { isoOf } from '@comanda/domain/time/instant.ts';
import type { Deps } from '../deps.ts';
import { erasePerson, lockPerson } from './erase-person.rows.ts';
import {
  eraseOldContacts,
  findForgottenGuests,
  forgetErasedHashes,
  forgetNetworks,
  repeatErasures,
} from './old-contacts.rows.ts';
import { autocommit } from '../platform/db/single-statement.ts';
import { type Tx, withTenant } from '../platform/db/tenant-transaction.ts';

type ForgetDeps = Pick<Deps, 'db' | 'clock' | 'config' | 'log'>;

/** Rows per statement. */
const batchRows = 500;

/**
 * Nightly, brand by brand: erases the contact data of orders older than CONTACT_RETENTION_DAYS (0:
 * keeps it) and the guests who made them, forgets the networks of orders and old hashes of erased
 * emails, and repeats the newest erasures. `mayGoOn`: asked before each batch. Safe to repeat.
 * docs/rules/privacy.md#contact-data-of-old-orders.
 */
export async function forgetOldContacts(
  deps: ForgetDeps,
  brands: readonly TenantId[],
  mayGoOn: () => boolean,
): Promise<void> {
  const forgotten = { orders: 0, guests: 0, networks: 0, hashes: 0 };
  const inBatches = batchesWhile(mayGoOn);
  for (const tenantId of brands) {
    if (!mayGoOn()) break;
    const tx = autocommit(deps.db, tenantId);
    const now = deps.clock();
    const ago = (ms: number) => isoOf(now - ms);
    if (deps.config.contactRetentionDays > 0) {
      const before = isoOf(deletedBefore(deps.config.contactRetentionDays, now));
      const term = { before, at: ago(0), limit: batchRows };
      forgotten.orders += await inBatches(() => eraseOldContacts(tx, term));
      forgotten.guests += await inBatches(() => eraseForgottenGuests(deps, tenantId, term));
    }
    const networksBefore = ago(networkRetentionMs);
    forgotten.networks += await inBatches(() => forgetNetworks(tx, networksBefore, batchRows));
    forgotten.hashes += await forgetErasedHashes(tx, ago(erasedHashRetentionMs));
    await repeatAllErasures(tx, ago(repeatedErasureMs), mayGoOn);
  }
  if (Object.values(forgotten).some((rows) => rows > 0))
    deps.log.info(forgotten, 'old personal data was erased');
}

async function repeatAllErasures(tx: Tx, since: string, mayGoOn: () => boolean): Promise<void> {
  let after: UserId | null = null;
  do {
    after = await repeatErasures(tx, { since, after, limit: batchRows });
  } while (after !== null && mayGoOn());
}

/** Repeats work until it finds less than a batch, or no time is left. */
const batchesWhile =
  (mayGoOn: () => boolean) =>
  async (work: () => Promise<number>): Promise<number> => {
    let sum = 0;
    for (let rows = batchRows; rows === batchRows && mayGoOn(); sum += rows) rows = await work();
    return sum;
  };

async function eraseForgottenGuests(
  { db }: ForgetDeps,
  tenantId: TenantId,
  { before, at, limit }: { before: string; at: string; limit: number },
): Promise<number> {
  const ids = await findForgottenGuests(autocommit(db, tenantId), { before, limit });
  for (const id of ids)
    await withTenant(db, tenantId, async (tx) => {
      const person = await lockPerson(tx, id);
      if (person?.kind === 'guest') await erasePerson(tx, person, { emailHash: null, at });
    });
  return ids.length;
}
