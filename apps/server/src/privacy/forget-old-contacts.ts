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

type ForgetDeps = Pick<Deps, 'db' | 'clock' | 'config'>;

/** Rows per statement. */
const batchRows = 500;

/**
 * Nightly: erases the contact data of a brand's orders older than CONTACT_RETENTION_DAYS (0: keeps
 * it) and the guests who made them, forgets the networks of orders and old hashes of erased emails,
 * and repeats the newest erasures. `mayGoOn`: asked before each batch. Returns the number of rows
 * by kind. Safe to repeat. docs/rules/privacy.md#contact-data-of-old-orders.
 */
export async function forgetOldContacts(
  deps: ForgetDeps,
  tenantId: TenantId,
  mayGoOn: () => boolean,
): Promise<Readonly<Record<string, number>>> {
  const forgotten = { 'order-contacts': 0, 'erased-guests': 0, networks: 0, hashes: 0 };
  const inBatches = batchesWhile(mayGoOn);
  const tx = autocommit(deps.db, tenantId);
  const now = deps.clock();
  const ago = (ms: number) => isoOf(now - ms);
  if (deps.config.contactRetentionDays > 0) {
    const before = isoOf(deletedBefore(deps.config.contactRetentionDays, now));
    const term = { before, at: ago(0), limit: batchRows };
    forgotten['order-contacts'] = await inBatches(() => eraseOldContacts(tx, term));
    forgotten['erased-guests'] = await inBatches(() => eraseForgottenGuests(deps, tenantId, term));
  }
  const networksBefore = ago(networkRetentionMs);
  forgotten.networks = await inBatches(() => forgetNetworks(tx, networksBefore, batchRows));
  forgotten.hashes = await forgetErasedHashes(tx, ago(erasedHashRetentionMs));
  await repeatAllErasures(tx, ago(repeatedErasureMs), mayGoOn);
  return forgotten;
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
