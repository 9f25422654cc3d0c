import { headers } from '@comanda/contract/headers.ts';
import { eraseMe } from '@comanda/contract/privacy.ts';
import type { Refusal } from '@comanda/domain/errors/catalogue.ts';
import type { Result } from '@comanda/domain/result.ts';
import type { Api } from '@comanda/client/api.ts';
import type { BrowserSession } from '@comanda/client/session.ts';

/** The code of the mail, with the login token of its request. */
export type ErasureProof = { code: string; loginToken: string };

/**
 * Erases the person of a session, never another one who became current meanwhile. `proof` null: a
 * guest, whose token is enough; a user without proof is not erased.
 * docs/rules/profile.md#erasure-dialog.
 */
export const erasePerson = (
  api: Api,
  as: BrowserSession | null,
  proof: ErasureProof | null,
): Promise<Result<unknown, Refusal>> =>
  api.call(eraseMe, {
    body: proof === null ? {} : { verificationCode: proof.code },
    headers: proof === null ? {} : { [headers.loginToken]: proof.loginToken },
    as,
  });
