import { text } from '@comanda/contract/fields.ts';
import type { TenantId } from '@comanda/domain/ids.ts';
import * as v from 'valibot';
import { sessionSchema } from './session.ts';
import {
  allSessions,
  maxEarlierSessions,
  noSessions,
  type BrowserSessions,
  unexpired,
} from './sessions.ts';
import { readStoredText, readStored, removeStored, writeStored } from './storage.ts';
import { sessionName } from './storage-names.ts';

/** Where the sessions of a browser are kept between visits, and between its tabs. */
export type StoredSessions = {
  /** The stored text: another one means that another tab wrote. */
  version(): string | null;
  read(now: number): BrowserSessions;
  write(sessions: BrowserSessions, now: number): void;
};

const stored = v.object({
  tenantId: text(60),
  session: v.nullable(sessionSchema),
  earlier: v.pipe(v.array(sessionSchema), v.maxLength(maxEarlierSessions)),
});

/** The storage of this browser: of one tenant, and no longer than the last of the tokens is good. */
export const browserSessions = (tenantId: TenantId): StoredSessions => ({
  version: () => readStoredText(sessionName),
  read: (now) => {
    const storedValue = readStored(sessionName, stored, now);
    return storedValue?.tenantId === tenantId ? unexpired(storedValue, now) : noSessions;
  },
  write: ({ session, earlier }, now) => {
    const all = allSessions({ session, earlier });
    if (all.length === 0) return removeStored(sessionName);
    const last = Math.max(...all.map(({ expiresAt }) => Date.parse(expiresAt)));
    writeStored(sessionName, { tenantId, session, earlier }, last - now, now);
  },
});

/** Nothing is kept: on the server, and in tests. */
export const noStoredSessions: StoredSessions = {
  version: () => null,
  read: () => noSessions,
  write: () => undefined,
};
