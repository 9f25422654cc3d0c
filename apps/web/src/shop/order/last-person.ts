import { fieldLengths } from '@comanda/domain/limits/field-lengths.ts';
import { lastPersonName } from '../../platform/storage-names.ts';
import { browserStorageLifetimes } from '@comanda/domain/session/browser-storage-lifetimes.ts';
import { text } from '@comanda/contract/fields.ts';
import * as v from 'valibot';
import type { Person } from '@comanda/client/session.ts';
import { readPersonal, writePersonal } from '@comanda/client/personal-storage.ts';

const stored = v.object({
  name: text(fieldLengths.name),
  email: text(fieldLengths.email),
  phone: text(fieldLengths.phone),
});

/**
 * Stores the person who ordered last, so that the checkout is filled in after the session expired.
 * It authorises nothing.
 */
export const storeLastPerson = ({ name: fullName, email, phone }: Person, now: number): void =>
  writePersonal(
    lastPersonName,
    { name: fullName, email, phone },
    browserStorageLifetimes.person,
    now,
  );

export const readLastPerson = (now: number): Person | null =>
  readPersonal(lastPersonName, stored, now);
