import { type Refusal, refusalOf } from '../errors/catalogue.ts';

/** The facts that identify the content of a request, such as the hash of its body. */
type RequestContent = Readonly<Record<string, string>>;

/**
 * Returns the refusal of a request whose idempotency key was used before for another content, or
 * null if the content is the same: then the caller answers the stored outcome.
 * docs/rules/orders.md#same-key-other-body.
 */
export function reusedKeyRefusal<Content extends RequestContent>(
  stored: Content,
  repeated: Content,
): Refusal | null {
  const isSame = Object.keys(stored).every((fact) => stored[fact] === repeated[fact]);
  return isSame
    ? null
    : refusalOf('INVALID_PARAMETER', { field: 'idempotency-key', reason: 'KEY_REUSED' });
}
