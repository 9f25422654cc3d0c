import { headers } from '@comanda/contract/headers.ts';
import type { createGuest as endpoint } from '@comanda/contract/users.ts';
import { checkEmail } from '@comanda/domain/checkout/check-email.ts';
import { checkName, normalName } from '@comanda/domain/checkout/check-name.ts';
import { tidyText } from '@comanda/domain/text/tidy-text.ts';
import { checkPhone, fullPhone } from '@comanda/domain/checkout/check-phone.ts';
import type { Country } from '@comanda/domain/country/countries.ts';
import { type Refusal, refusalOf } from '@comanda/domain/errors/catalogue.ts';
import type { UserId } from '@comanda/domain/ids.ts';
import { accept, refuse } from '@comanda/domain/result.ts';
import { guestSessionGraceMs } from '@comanda/domain/session/token-lifetimes.ts';
import { isoOf } from '@comanda/domain/time/instant.ts';
import type { Deps } from '../deps.ts';
import { hashToken, tokenOf } from '../session/tokens.ts';
import { insertGuest, type NewGuest } from './guest.rows.ts';
import { autocommit } from '../platform/db/single-statement.ts';
import type { Call, CallOutcome } from '../platform/http/call.ts';
import { isCreateUserToken } from '../platform/http/create-user-token.ts';

type Endpoint = typeof endpoint;

/**
 * Creates a guest for one checkout, with a token that sees only this guest's orders. Creates a new
 * guest even if a registered user or another guest has the same email.
 * docs/rules/people.md#guest-data, docs/rules/people.md#guest-with-a-known-email,
 * docs/rules/people.md#create-user-token. Refused: INVALID_TOKEN, FIELD_VALIDATION.
 */
export async function createGuest(
  deps: Deps,
  call: Call<Endpoint>,
): Promise<CallOutcome<Endpoint>> {
  const { tenant, body, now } = call;
  const createUserToken = call.header(headers.createUserToken);
  if (
    createUserToken === undefined ||
    !isCreateUserToken(deps.tokenSecret, tenant.id, createUserToken, now)
  ) {
    return refuse(refusalOf('INVALID_TOKEN', { header: headers.createUserToken }));
  }
  const refusal = checkPerson(body, tenant.country);
  if (refusal) return refuse(refusal);
  const token = tokenOf(tenant.id, deps.random.secret());
  const guest = draftGuest(call, token, deps.random.id(now));
  await insertGuest(autocommit(deps.db, tenant.id), guest);
  deps.sessionCache.set(
    tenant.id,
    guest.tokenHash,
    { userId: guest.id, role: 'guest', expiresAt: guest.expiresAt },
    now,
  );
  const { id, name, email, phone, externalId, expiresAt } = guest;
  return accept({ id, name, email, phone, externalId, token, expiresAt });
}

type Person = { name: string; email: string; phone: string };

function checkPerson({ name, email, phone }: Person, country: Country): Refusal | null {
  const checks = {
    name: checkName(name),
    email: checkEmail(email),
    phone: checkPhone(phone, country),
  };
  const fields = Object.fromEntries(
    Object.entries(checks).filter(([, problem]) => problem !== null),
  );
  return Object.keys(fields).length === 0 ? null : refusalOf('FIELD_VALIDATION', { fields });
}

function draftGuest({ body, tenant, now }: Call<Endpoint>, token: string, id: UserId): NewGuest {
  return {
    id,
    externalId: `guest-${id}`,
    name: tidyText(normalName(body.name)),
    email: body.email.trim(),
    phone: fullPhone(body.phone, tenant.country),
    tokenHash: hashToken(token),
    createdAt: isoOf(now),
    expiresAt: isoOf(now + guestSessionGraceMs),
  };
}
