import type { SessionId } from '@comanda/domain/ids.ts';
import { fieldLengths } from '@comanda/domain/limits/field-lengths.ts';
import { uuid } from '@comanda/domain/schema/fields.ts';
import * as v from 'valibot';
import { defineEndpoint } from './define-endpoint.ts';
import { text } from './fields.ts';
import { buyers, everyone } from './role-sets.ts';

/**
 * `label`: the families of browser and system, such as "Chrome en Android". `lastUsedOn`: a day,
 * such as 2026-11-21.
 */
export const sessionSchema = v.object({
  id: uuid<SessionId>(),
  label: v.string(),
  /** Instant of the login. */
  createdAt: v.string(),
  lastUsedOn: v.string(),
  /** The session that makes this call. */
  isCurrent: v.boolean(),
});

/** docs/rules/people.md#list-of-sessions. */
export const getSessions = defineEndpoint({
  name: 'getSessions',
  summary: 'The browsers in which this user is logged in, newest first',
  tag: 'Users',
  method: 'GET',
  path: '/v1/users/sessions',
  access: ['user'],
  answer: v.array(sessionSchema),
});

/** Ends the session that makes the call: of a user or of a guest. docs/rules/people.md#logout. */
export const endSession = defineEndpoint({
  name: 'endSession',
  summary: 'Log out of this browser',
  tag: 'Users',
  method: 'DELETE',
  path: '/v1/users/session',
  access: buyers,
});

export const endOtherSessions = defineEndpoint({
  name: 'endOtherSessions',
  summary: 'Log out of all other browsers',
  tag: 'Users',
  method: 'DELETE',
  path: '/v1/users/sessions',
  access: ['user'],
});

export const endOneSession = defineEndpoint({
  name: 'endOneSession',
  summary: 'Log out of one browser',
  tag: 'Users',
  method: 'DELETE',
  path: '/v1/users/sessions/:id',
  access: ['user'],
  params: v.object({ id: uuid<SessionId>() }),
});

/**
 * Ends all sessions of the account that a notice mail was about; `key` comes from its link. It
 * needs no session, and repeating it changes nothing more.
 * docs/rules/people.md#link-that-ends-all-sessions. INVALID_PARAMETER: forged, expired or of
 * another brand.
 */
export const endSessionsByKey = defineEndpoint({
  name: 'endSessionsByKey',
  summary: 'Log out everywhere, by the link of a notice mail',
  tag: 'Users',
  method: 'POST',
  path: '/v1/users/sessions/end',
  access: everyone,
  deadToken: 'ignored',
  body: v.object({ key: text(fieldLengths.signedKey) }),
});
