import * as v from 'valibot';
import { headerToken, optionalField, secondsAhead } from '../platform/calls/wire-fields.ts';

/**
 * An access token (OAuth 2.0 client credentials). `expires_in` in seconds; half an hour if it is
 * missing or malformed.
 */
export const issuedTokenSchema = v.object({
  access_token: headerToken,
  expires_in: optionalField(secondsAhead),
});
