import { text } from '@comanda/contract/fields.ts';
import { fieldLengths } from '@comanda/domain/limits/field-lengths.ts';
import { readPersonal } from '@comanda/client/personal-storage.ts';
import type { Person } from '@comanda/client/session.ts';
import * as v from 'valibot';
import { draftName } from '../../platform/storage-names.ts';

const person = v.object({
  name: text(fieldLengths.name),
  email: text(fieldLengths.email),
  phone: text(fieldLengths.phone),
});

/** Returns the person as typed into the checkout, from its draft; null without one. */
export const readTypedPerson = (now: number): Person | null => readPersonal(draftName, person, now);
