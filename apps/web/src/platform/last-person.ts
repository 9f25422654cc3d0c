import { text } from '@comanda/contract/fields.ts';
import * as v from 'valibot';
import type { Person } from './session.ts';
import { keepFor, readStored, writeStored } from './storage.ts';

const name = 'person';
const stored = v.object({ name: text(200), email: text(254), phone: text(40) });

/** Who ordered last, so that the checkout is filled in also after the session expired. It gives no access to anything. */
export const rememberPerson = ({ name: who, email, phone }: Person, now: number): void =>
  writeStored(name, { name: who, email, phone }, keepFor.person, now);

export const readLastPerson = (now: number): Person | null => readStored(name, stored, now);
