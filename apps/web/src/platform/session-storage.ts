import { text } from '@comanda/contract/fields.ts';
import type { TenantId } from '@comanda/domain/ids.ts';
import * as v from 'valibot';
import { sessionSchema } from './session.ts';
import { allSessions, mostEarlier, noSessions, type Sessions, unexpired } from './sessions.ts';
import { rawStored, readStored, removeStored, writeStored } from './storage.ts';
import { sessionName } from './storage-names.ts';

/** Where the sessions of a browser are kept between visits, and between its tabs. */
export type SessionStorage = {
  /** The stored text: another one means that another tab wrote. */
  version(): string | null;
  read(now: number): Sessions;
  write(sessions: Sessions, now: number): void;
};

const stored = v.object({
  tenantId: text(60),
  session: v.nullable(sessionSchema),
  earlier: v.pipe(v.array(sessionSchema), v.maxLength(mostEarlier)),
});

/** The storage of this browser: of one tenant, and no longer than the last of the tokens is good. */
export const browserSessions = (tenantId: TenantId): SessionStorage => ({
  version: () => rawStored(sessionName),
  read: (now) => {
    const found = readStored(sessionName, stored, now);
    return found?.tenantId === tenantId ? unexpired(found, now) : noSessions;
  },
  write: ({ session, earlier }, now) => {
    const all = allSessions({ session, earlier });
    if (all.length === 0) return removeStored(sessionName);
    const last = Math.max(...all.map(({ expiresAt }) => Date.parse(expiresAt)));
    writeStored(sessionName, { tenantId, session, earlier }, last - now, now);
  },
});

/** Nothing is kept: on the server, and in tests. */
export const noStorage: SessionStorage = { version: () => null, read: () => noSessions, write: () => undefined };
