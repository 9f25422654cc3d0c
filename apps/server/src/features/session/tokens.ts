import { hash, randomBytes } from 'node:crypto';

/** What a person carries: 32 random bytes, unguessable and meaning nothing. Shown once, kept only as its hash. decisions §6. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** SHA-256 in hex; a token is random enough to need no salt. */
export const hashToken = (token: string): string => hash('sha256', token);
