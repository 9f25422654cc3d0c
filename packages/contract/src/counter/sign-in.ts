import { pinLength } from '@comanda/domain/counter/pin.ts';
import type { DeviceId, StaffId, StoreId } from '@comanda/domain/ids.ts';
import { fieldLengths } from '@comanda/domain/limits/field-lengths.ts';
import { fileId, instant, uuid } from '@comanda/domain/schema/fields.ts';
import { staffRoles } from '@comanda/domain/session/role.ts';
import * as v from 'valibot';
import { defineEndpoint } from '../define-endpoint.ts';
import { text, typedEmail } from '../fields.ts';
import { requestedCode } from '../login.ts';
import { staff } from '../role-sets.ts';

const tag = 'Counter';
const pin = text(fieldLengths.pin);

/** A staff member as the own screens name them. `hasPin`: a PIN was chosen. */
const person = v.object({
  id: uuid<StaffId>(),
  name: v.string(),
  role: v.picklist(staffRoles),
  hasPin: v.boolean(),
});

/**
 * The device of a session. `isShared`: others sign in on it too. `approvedAs`: the role of who
 * approved it for the PINs of others; null: nobody, so each needs a mailed code once.
 */
const device = v.object({
  id: uuid<DeviceId>(),
  name: v.string(),
  isShared: v.boolean(),
  approvedAs: v.nullable(v.picklist(['manager', 'owner'])),
});

/** The stores that a session reaches; `all` holds for stores to come. */
const storeIds = v.union([v.literal('all'), v.array(fileId<StoreId>())]);

/** `id`: no secret; later calls name their session by it. The token comes as a cookie. */
const session = v.object({
  id: v.string(),
  expiresAt: instant,
  person,
  device,
  storeIds,
  /**
   * Wrong PINs that were typed in this person's name on the device since their last sign-in there.
   */
  wrongPins: v.number(),
});

/**
 * Mails a code to a staff member. A device of the counter has codes of its own. The answer and the
 * work are the same for an email that is no staff member's; only the mail is missing.
 * TOO_MANY_REQUESTS: `seconds` until the next code.
 * docs/rules/counter-staff.md#sign-in-by-a-mailed-code.
 */
export const createCounterCode = defineEndpoint({
  name: 'createCounterCode',
  summary: 'Ask for the code with which a staff member signs in',
  tag,
  method: 'POST',
  path: '/v1/counter/codes',
  access: ['visitor'],
  loginToken: true,
  deviceCookie: true,
  body: v.object({ email: typedEmail }),
  answer: requestedCode,
  rateLimit: 'guestCreation',
});

/**
 * Signs in by the mailed code and makes a device of this browser, or keeps the one of its cookie.
 * AUTH_INVALID_PARAMETER: `triesLeft`. docs/rules/counter-staff.md#sign-in-by-a-mailed-code,
 * docs/rules/counter-staff.md#shared-and-own-devices.
 */
export const signInAtCounter = defineEndpoint({
  name: 'signInAtCounter',
  summary: 'Sign in at the counter by the mailed code',
  tag,
  method: 'POST',
  path: '/v1/counter/sessions',
  access: ['visitor'],
  loginToken: true,
  deviceCookie: true,
  body: v.object({
    email: typedEmail,
    verificationCode: text(fieldLengths.verificationCode),
    device: v.object({ name: text(fieldLengths.deviceName), isShared: v.boolean() }),
  }),
  answer: session,
  refusals: ['AUTH_INVALID_PARAMETER'],
  rateLimit: 'guestCreation',
});

/**
 * The people whose PIN is taken on a device: names only. NOT_FOUND: the device was removed.
 * `needsCode`: too many wrong PINs in their name; the person's next sign-in takes a mailed code.
 * docs/rules/counter-staff.md#people-of-a-device.
 */
export const getDevicePeople = defineEndpoint({
  name: 'getDevicePeople',
  summary: 'The people who may sign in with a PIN on a device',
  tag,
  method: 'GET',
  path: '/v1/counter/people',
  access: ['visitor'],
  deviceCookie: true,
  answer: v.object({
    device,
    people: v.array(
      v.object({
        id: uuid<StaffId>(),
        name: v.string(),
        hasPin: v.boolean(),
        needsCode: v.boolean(),
      }),
    ),
  }),
  rateLimit: 'guestCreation',
});

/**
 * Signs in with a PIN on a device. AUTH_INVALID_PARAMETER: the PIN is wrong, with the person's
 * `triesLeft`; 0: they need a mailed code. NOT_FOUND: the device was removed.
 * docs/rules/counter-staff.md#wrong-pins.
 */
export const signInWithPin = defineEndpoint({
  name: 'signInWithPin',
  summary: 'Sign in with a PIN on a device',
  tag,
  method: 'POST',
  path: '/v1/counter/pin_sessions',
  access: ['visitor'],
  deviceCookie: true,
  body: v.object({ staffId: uuid<StaffId>(), pin }),
  answer: session,
  refusals: ['AUTH_INVALID_PARAMETER'],
  rateLimit: 'guestCreation',
});

/** Ends the device and every session on it. docs/rules/counter-staff.md#lock-and-sign-out. */
export const signOutDevice = defineEndpoint({
  name: 'signOutDevice',
  summary: 'Sign out this device',
  tag,
  method: 'DELETE',
  path: '/v1/counter/device',
  access: staff,
});

/**
 * Sets the own PIN. `currentPin` is needed to replace one, except within 15 minutes after a mailed
 * code. FIELD_VALIDATION: `pin` is not {@link pinLength} digits, or too easy.
 * AUTH_INVALID_PARAMETER: `currentPin` is missing or wrong, with `triesLeft`.
 * docs/rules/counter-staff.md#pin.
 */
export const setPin = defineEndpoint({
  name: 'setPin',
  summary: `Set the own PIN of ${pinLength} digits`,
  tag,
  method: 'POST',
  path: '/v1/counter/pin',
  access: staff,
  body: v.object({ pin, currentPin: v.optional(pin) }),
  refusals: ['AUTH_INVALID_PARAMETER'],
});

/**
 * The staff member of the session, and what they reach. `dayMail`: each day comes to them by mail.
 * `timeZone`: IANA name. `now`: the server's instant. docs/rules/counter-staff.md#who-is-signed-in.
 */
export const getCounterMe = defineEndpoint({
  name: 'getCounterMe',
  summary: 'The staff member who is signed in, with stores and device',
  tag,
  method: 'GET',
  path: '/v1/counter/me',
  access: staff,
  answer: v.object({
    person,
    dayMail: v.boolean(),
    device,
    storeIds,
    stores: v.array(v.object({ id: fileId<StoreId>(), name: v.string(), timeZone: v.string() })),
    expiresAt: instant,
    now: instant,
  }),
});
