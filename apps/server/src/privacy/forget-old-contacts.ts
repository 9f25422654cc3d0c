import {
  deletedBefore,
  erasedHashRetentionMs,
  networkRetentionMs,
  repeatedErasureMs,
} from '@comanda/domain/retention/retention.ts';
import type { TenantId } from '@comanda/domain/ids.ts';
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
import { withTenant } from '../platform/db/tenant-transaction.ts';

type ForgetDeps = Pick<Deps, 'db' | 'clock' | 'config' | 'log' | 'tenants'>;

/** Rows per statement, and statements of one kind per brand and night; the next night goes on. */
const batchRows = 500;
const maxBatches = 200;

/**
 * Nightly, brand by brand: erases the contact data of orders older than CONTACT_RETENTION_DAYS (0:
 * keeps it) and the guests who made them, forgets the networks of orders and old hashes of erased
 * emails, and repeats the newest erasures. Safe to repeat.
 * docs/rules/privacy.md#contact-data-of-old-orders.
 */
export async function forgetOldContacts(deps: ForgetDeps): Promise<void> {
  const forgotten = { orders: 0, guests: 0, networks: 0, hashes: 0 };
  for (const tenantId of deps.tenants.ids()) {
    const tx = autocommit(deps.db, tenantId);
    const now = deps.clock();
    const ago = (ms: number) => isoOf(now - ms);
    if (deps.config.contactRetentionDays > 0) {
      const before = isoOf(deletedBefore(deps.config.contactRetentionDays, now));
      const term = { before, at: ago(0), limit: batchRows };
      forgotten.orders += await inBatches(() => eraseOldContacts(tx, term));
      forgotten.guests += await inBatches(() => eraseForgottenGuests(deps, tenantId, ago(0)));
    }
    const networksBefore = ago(networkRetentionMs);
    forgotten.networks += await inBatches(() => forgetNetworks(tx, networksBefore, batchRows));
    forgotten.hashes += await forgetErasedHashes(tx, ago(erasedHashRetentionMs));
    await repeatErasures(tx, ago(repeatedErasureMs));
  }
  if (Object.values(forgotten).some((rows) => rows > 0))
    deps.log.info(forgotten, 'old personal data was erased');
}

async function inBatches(work: () => Promise<number>): Promise<number> {
  let sum = 0;
  for (let batch = 0, rows = batchRows; rows === batchRows && batch < maxBatches; batch += 1) {
    rows = await work();
    sum += rows;
  }
  return sum;
}

async function eraseForgottenGuests(
  { db }: ForgetDeps,
  tenantId: TenantId,
  at: string,
): Promise<number> {
  const ids = await findForgottenGuests(autocommit(db, tenantId), batchRows);
  for (const id of ids)
    await withTenant(db, tenantId, async (tx) => {
      const person = await lockPerson(tx, id);
      if (person?.kind === 'guest') await erasePerson(tx, person, { emailHash: null, at });
    });
  return ids.length;
}
