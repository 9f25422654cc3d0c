import { rememberAddress } from '@comanda/domain/address/history.ts';
import * as v from 'valibot';
import { storedAddress, type StoredAddress } from '../../platform/shop-schema.ts';
import { keepFor, readStored, writeStored } from '../../platform/storage.ts';

const name = 'addresses';

/** Addresses used in this browser, newest first, at most four. Spec §5, §9. */
export const readAddresses = (now: number): readonly StoredAddress[] => readStored(name, v.array(storedAddress), now) ?? [];

export const keepAddress = (address: StoredAddress, now: number): void =>
  writeStored(name, rememberAddress(readAddresses(now), address), keepFor.place, now);
