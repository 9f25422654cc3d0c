import { addressHistoryName } from '../../platform/storage-names.ts';
import { browserStorageLifetimes } from '@comanda/domain/session/browser-storage-lifetimes.ts';
import { addToAddressHistory } from '@comanda/domain/address/address-history.ts';
import * as v from 'valibot';
import { storedAddress, type StoredAddress } from '../shop-schema.ts';
import { readPersonal, writePersonal } from '@comanda/client/personal-storage.ts';

/**
 * Returns the addresses used in this browser, newest first, at most four.
 * docs/rules/places.md#address-history.
 */
export const readAddressHistory = (now: number): readonly StoredAddress[] =>
  readPersonal(addressHistoryName, v.array(storedAddress), now) ?? [];

export const storeInAddressHistory = (address: StoredAddress, now: number): void =>
  writePersonal(
    addressHistoryName,
    addToAddressHistory(readAddressHistory(now), address),
    browserStorageLifetimes.place,
    now,
  );
