import { expect, test } from 'vitest';
import type { StoreId } from '../ids.ts';
import { invitationProblems } from './invitation-problems.ts';

const person = {
  name: 'Ana Cocina',
  email: 'ana@example.cl',
  role: 'crew',
  storeIds: 'all',
} as const;
const store = 1 as unknown as StoreId;

test('an empty invitation names each of its fields, and a whole one none', () => {
  const empty = { ...person, name: ' ', email: '', storeIds: [] };
  expect(Object.keys(invitationProblems(empty))).toEqual(['name', 'email', 'storeIds']);
  expect(invitationProblems(person)).toEqual({});
  expect(invitationProblems({ ...person, storeIds: [store] })).toEqual({});
});

test('an owner works for all stores, so none has to be chosen', () => {
  expect(invitationProblems({ ...person, role: 'owner', storeIds: [] })).toEqual({});
});
