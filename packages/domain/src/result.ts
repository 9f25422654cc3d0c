/** What a rule that can say no returns: a value, or the reason as data. `throw` is kept for our own bugs and broken I/O. */
export type Result<T, E> = { ok: true; value: T } | { ok: false; error: E };

export const accept = <T>(value: T): Result<T, never> => ({ ok: true, value });
export const refuse = <E>(error: E): Result<never, E> => ({ ok: false, error });
