import type { AnswerOf } from '@comanda/contract/define-endpoint.ts';
import type { createSignUpCode } from '@comanda/contract/sign-up.ts';

/** A sign-up whose code was mailed, and the mailbox. */
export type AskedSignUp = { asked: AnswerOf<typeof createSignUpCode>; email: string };
