import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as v from 'valibot';
import {
  adoptGuestValues,
  readPersonal,
  removeValuesOfOthers,
  setPersonalOwner,
  writePersonal,
} from './personal-storage.ts';
import { defineStorageName } from './storage-key.ts';
import { writeStored } from './storage.ts';
import { stubBrowser } from './testing/stub-browser.ts';

const draft = defineStorageName('checkout');
const order = defineStorageName('placed-order');
const now = 1_000_000;
const read = (name = draft) => readPersonal(name, v.string(), now);
const write = (value: string, name = draft) => writePersonal(name, value, 500, now);

beforeEach(() => {
  stubBrowser('https://burger.example/');
  setPersonalOwner('guest');
});
afterEach(() => {
  vi.unstubAllGlobals();
  setPersonalOwner('guest');
});

test('a value is read by its owner alone', () => {
  setPersonalOwner('u-ana');
  write('Ana');
  expect(read()).toBe('Ana');
  for (const other of ['u-beto', 'guest']) {
    setPersonalOwner(other);
    expect(read()).toBeNull();
  }
});

test('a value that an older version stored without an owner is the guest’s', () => {
  writeStored(draft, 'Ana', 500, now);
  expect(read()).toBe('Ana');
  setPersonalOwner('u-ana');
  expect(read()).toBeNull();
});

test('at a login the guest’s values become the user’s, and those of another user do not', () => {
  write('guest draft');
  setPersonalOwner('u-beto');
  write('order of Beto', order);
  adoptGuestValues([draft, order], 'u-ana');
  setPersonalOwner('u-ana');
  expect([read(), read(order)]).toEqual(['guest draft', null]);
});

test('the values of users who are gone are removed, those of the guest stay', () => {
  write('guest draft');
  setPersonalOwner('u-ana');
  write('order of Ana', order);
  removeValuesOfOthers([draft, order], ['guest', 'u-beto']);
  expect(read(order)).toBeNull();
  setPersonalOwner('guest');
  expect(read()).toBe('guest draft');
});
