import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Ticket } from './ticket.ts';

export type TicketStore = { load(): readonly Ticket[]; save(tickets: readonly Ticket[]): void };

export const noTicketStore: TicketStore = { load: () => [], save: () => {} };

/**
 * Stores the board in one file, so that a restarted kitchen continues with its orders. An
 * unreadable file counts as empty. A failed write is ignored.
 */
export function ticketFileStore(folder: string): TicketStore {
  const path = join(folder, 'kitchen.json');
  return {
    load: () => {
      try {
        return JSON.parse(readFileSync(path, 'utf8')) as Ticket[];
      } catch {
        return [];
      }
    },
    save: (tickets) => {
      try {
        mkdirSync(folder, { recursive: true });
        writeFileSync(`${path}.new`, JSON.stringify(tickets));
        renameSync(`${path}.new`, path);
      } catch {
        return;
      }
    },
  };
}
