import { readStored, writeStored } from '@comanda/client/storage.ts';
import { serverNow } from '@comanda/client/server-time.ts';
import { type PaperWidth, paperWidths } from '@comanda/domain/counter/ticket/ticket-copy.ts';
import { dayMs } from '@comanda/domain/duration.ts';
import * as v from 'valibot';
import { counterPaperName } from '../../platform/storage-names.ts';

/**
 * The receipt printer of this device. `printsOnAccept`: an order that is accepted here prints its
 * kitchen copy.
 */
export type PaperSettings = { width: PaperWidth; printsOnAccept: boolean };

const schema = v.object({
  width: v.picklist(paperWidths),
  printsOnAccept: v.optional(v.boolean(), false),
});
const lifetimeMs = 365 * dayMs;
const usual: PaperSettings = { width: 80, printsOnAccept: false };

/**
 * Returns the settings of this device: 80 mm, and no paper by itself, until somebody chooses.
 * docs/rules/counter-ticket.md#paper-width.
 */
export const readPaperSettings = (): PaperSettings =>
  readStored(counterPaperName, schema, serverNow()) ?? usual;

export const storePaperSettings = (settings: PaperSettings): void =>
  writeStored(counterPaperName, settings, lifetimeMs, serverNow());
