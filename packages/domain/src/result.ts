/**
 * The result of a function that can refuse: a value, or the reason as data. `throw` is only for our
 * own bugs and broken I/O.
 */
export type Result<T, E> = { ok: true; value: T } | { ok: false; error: E };

export const accept = <T>(value: T): Result<T, never> => ({ ok: true, value });
export const refuse = <E>(error: E): Result<never, E> => ({ ok: false, error });
