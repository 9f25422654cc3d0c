import type { CardId, TenantId } from '@comanda/domain/ids.ts';
import { insertCard } from '../card/card.rows.ts';
import { referenceHash, sealCard } from '../card/seal-card.ts';
import { withTenant } from '../platform/db/tenant-transaction.ts';
import type { MasterKeys } from '../platform/secrets/master-keys.ts';
import type { OrderServer } from './order-server.ts';
import type { TestUser } from './test-user.ts';

/** Stores a card of Oneclick that its provider does not know. Returns its id. */
export async function createTestCard(
  { deps }: Pick<OrderServer, 'deps'>,
  user: TestUser,
  masterKeys: MasterKeys = deps.masterKeys,
): Promise<CardId> {
  const now = deps.clock();
  const cardId = deps.random.id<CardId>(now);
  const [master] = masterKeys;
  if (master === undefined) throw new Error('the tests have no key for saved cards');
  const reference = { tbkUser: crypto.randomUUID(), username: 'a-test' };
  await withTenant(deps.db, user.tenant as TenantId, (tx) =>
    insertCard(tx, {
      userId: user.id,
      method: 'oneclick',
      cardId,
      state: 'active',
      lastDigits: '6623',
      brand: 'visa',
      envelope: sealCard(master, { tenantId: tx.tenantId, userId: user.id, cardId }, reference),
      referenceHash: referenceHash(deps.tokenSecret, reference),
      at: new Date(now).toISOString(),
    }),
  );
  return cardId;
}
