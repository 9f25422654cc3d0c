import { text } from '@comanda/contract/fields.ts';
import type { TenantId } from '@comanda/domain/ids.ts';
import { instantOf } from '@comanda/domain/time/instant.ts';
import * as v from 'valibot';
import { sessionSchema } from './session.ts';
import {
  allSessions,
  maxEarlierSessions,
  noSessions,
  type BrowserSessions,
  unexpired,
} from './sessions.ts';
import type { StorageName } from './storage-key.ts';
import { readStored, removeStored, writeStored } from './storage.ts';
import { readStoredText } from './stored-text.ts';

/** The storage of a browser's sessions, shared by its visits and its tabs. */
export type StoredSessions = {
  /** Returns the stored text. A changed text means that another tab wrote. */
  version(): string | null;
  read(now: number): BrowserSessions;
  write(sessions: BrowserSessions, now: number): void;
};

const stored = v.object({
  tenantId: text(60),
  session: v.nullable(sessionSchema),
  earlier: v.pipe(v.array(sessionSchema), v.maxLength(maxEarlierSessions)),
});

/**
 * The local storage of this browser under `name`, for one tenant. It expires with the last of the
 * tokens.
 */
export const browserSessions = (name: StorageName, tenantId: TenantId): StoredSessions => ({
  version: () => readStoredText(name),
  read: (now) => {
    const storedValue = readStored(name, stored, now);
    return storedValue?.tenantId === tenantId ? unexpired(storedValue, now) : noSessions;
  },
  write: ({ session, earlier }, now) => {
    const all = allSessions({ session, earlier });
    if (all.length === 0) return removeStored(name);
    const last = Math.max(...all.map(({ expiresAt }) => instantOf(expiresAt)));
    writeStored(name, { tenantId, session, earlier }, last - now, now);
  },
});

/** Stores nothing: for the server and for tests. */
export const noStoredSessions: StoredSessions = {
  version: () => null,
  read: () => noSessions,
  write: () => undefined,
};
