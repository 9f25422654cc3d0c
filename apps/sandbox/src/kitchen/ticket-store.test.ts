import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { ticketFileStore } from './ticket-store.ts';
import { newTicket } from './ticket.ts';

const folder = mkdtempSync(join(tmpdir(), 'kitchen-'));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const ticket = newTicket(
  {
    tenantId: 'burger',
    orderId: 'a',
    number: 1,
    dispatchMethod: 'in_store',
    status: 'created',
    callbackUrl: 'http://127.0.0.1:1',
    products: [],
  },
  5,
);

test('the board is there again after a restart, and a torn file counts as none', () => {
  const memory = ticketFileStore(join(folder, 'deep'));
  expect(memory.load()).toEqual([]);
  memory.save([ticket]);
  expect(memory.load()).toEqual([ticket]);
  writeFileSync(join(folder, 'deep', 'kitchen.json'), '[{"orderId":');
  expect(memory.load()).toEqual([]);
});
