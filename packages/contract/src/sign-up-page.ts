import type { Locale } from '@comanda/domain/country/countries.ts';

/** Path of the page on the installation's own host. */
export const signUpPath = '/alta';
/** Key of the invitation in the link of its mail, behind the `#`. */
export const invitationKey = 'invitacion';
/**
 * Keys behind the `#` with which the counter of a new brand signs its owner in: the email, the
 * token and the code of the answer of the sign-up.
 */
export const firstSignInKeys = { token: 'alta', code: 'codigo' } as const;

/** Id of the JSON block in the page of the sign-up. */
export const signUpPageId = 'sign-up-page';

/** Facts of the installation in the page of the sign-up. */
export type SignUpPage = { domain: string; isInvitedOnly: boolean; locale: Locale };
