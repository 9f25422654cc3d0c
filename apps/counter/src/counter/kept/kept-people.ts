import { keptTriesLeft } from '@comanda/domain/counter/kept-orders.ts';
import {
  createDataKey,
  createDeviceKey,
  createPersonKeys,
  openDataKey,
  openPersonKey,
} from './kept-crypto.ts';
import type { KeptPerson } from './kept-shapes.ts';
import type { KeptStorage } from './kept-storage.ts';

/** A person as the server named them when they typed their PIN. */
export type PinOwner = Pick<KeptPerson, 'staffId' | 'name' | 'storeIds'>;

/** `key`: of the kept orders. `triesLeft` 0: the key of the person is deleted. */
export type PinOutcome = { ok: true; key: CryptoKey } | { ok: false; triesLeft: number };

/**
 * Stores that this PIN, which the server has just accepted, opens the copy. Returns the key of the
 * kept orders; null: the person has none yet. A PIN that was changed elsewhere gets a new pair.
 */
export async function learnPin(
  storage: KeptStorage,
  owner: PinOwner,
  pin: string,
): Promise<CryptoKey | null> {
  const device = await deviceKeyOf(storage);
  const known = await findPerson(storage, owner.staffId);
  const own = known && (await openPersonKey(known, pin, device));
  const keys = own ? known : { ...(await createPersonKeys(pin, device)), dataKey: null };
  await storage.writePeople([{ ...keys, ...owner, wrong: 0 }]);
  return own && known?.dataKey ? openDataKey(own, known.dataKey) : null;
}

async function deviceKeyOf(storage: KeptStorage): Promise<CryptoKey> {
  const known = await storage.read('device');
  if (known !== null) return known;
  const device = await createDeviceKey();
  await storage.write('device', device);
  return device;
}

const findPerson = async (storage: KeptStorage, staffId: string): Promise<KeptPerson | null> =>
  (await storage.people()).find((person) => person.staffId === staffId) ?? null;

/**
 * Opens the copy with a PIN, without the server. A try is counted before it is compared; after the
 * last wrong one the person's key is gone. docs/rules/counter-offline.md#pin-without-a-connection.
 */
export async function tryPin(
  storage: KeptStorage,
  staffId: string,
  pin: string,
): Promise<PinOutcome> {
  const device = await storage.read('device');
  const person = await findPerson(storage, staffId);
  if (device === null || !person?.dataKey) return { ok: false, triesLeft: 0 };
  const wrong = person.wrong + 1;
  await storage.writePeople([{ ...person, wrong }]);
  const own = await openPersonKey(person, pin, device);
  const key = own && (await openDataKey(own, person.dataKey));
  if (key !== null) {
    await storage.writePeople([{ ...person, wrong: 0 }]);
    return { ok: true, key };
  }
  const triesLeft = keptTriesLeft(wrong);
  if (triesLeft === 0) await storage.forgetPerson(staffId);
  return { ok: false, triesLeft };
}

/** Makes a new key of the kept orders for the known people; what the old one kept is deleted. */
export async function renewDataKey(storage: KeptStorage): Promise<CryptoKey> {
  const people = await storage.people();
  const { key, sealed } = await createDataKey(people.map(({ publicKey }) => publicKey));
  await storage.clearRecords();
  await storage.writePeople(
    people.map((person, index) => ({ ...person, dataKey: sealed[index] ?? null })),
  );
  return key;
}
