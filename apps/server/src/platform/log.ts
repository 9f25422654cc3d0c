/**
 * The structured log of this program; {@link ./create-log.ts} creates it. Never pass it a body, a
 * token or an address.
 */
export type Log = {
  info(facts: object, message: string): void;
  warn(facts: object, message: string): void;
  error(facts: object, message: string): void;
};

export const silentLog: Log = {
  info: () => undefined,
  warn: () => undefined,
  error: () => undefined,
};
