import { counterActionKinds } from '@comanda/domain/counter/counter-action-kinds.ts';
import type { DeviceId, StaffId, StoreId } from '@comanda/domain/ids.ts';
import { fieldLengths } from '@comanda/domain/limits/field-lengths.ts';
import { payloadLimits } from '@comanda/domain/limits/payload-limits.ts';
import { fileId, instant, uuid } from '@comanda/domain/schema/fields.ts';
import { staffRoles } from '@comanda/domain/session/role.ts';
import * as v from 'valibot';
import { defineEndpoint } from '../define-endpoint.ts';
import { calendarDay, text, typedEmail } from '../fields.ts';
import { managers, owners } from '../role-sets.ts';

const tag = 'Counter';

const storeIds = v.union([
  v.literal('all'),
  v.pipe(v.array(fileId<StoreId>()), v.maxLength(payloadLimits.storesOfStaff)),
]);

/**
 * `lastSignedInAt`: ISO instant; null: the person never signed in. `isYou`: the person of the
 * session.
 */
export const staffMember = v.object({
  id: uuid<StaffId>(),
  name: v.string(),
  email: v.string(),
  role: v.picklist(staffRoles),
  storeIds,
  hasPin: v.boolean(),
  lastSignedInAt: v.nullable(instant),
  isYou: v.boolean(),
});

/**
 * The people who work for the brand; a manager sees those of the own stores.
 * docs/rules/counter-staff.md#list-of-staff.
 */
export const getStaff = defineEndpoint({
  name: 'getStaff',
  summary: 'The people who work at the counter',
  tag,
  method: 'GET',
  path: '/v1/counter/staff',
  access: managers,
  answer: v.array(staffMember),
});

const role = v.picklist(staffRoles);
const id = v.object({ id: uuid<StaffId>() });

/**
 * Adds a staff member and mails them a link to the counter. AUTH_EMAIL_EXISTS: somebody here has
 * the email. FIELD_VALIDATION: name, email or stores. PARAMETER_NOT_RELATED: a store that the brand
 * does not have. docs/rules/counter-staff.md#invitation.
 */
export const inviteStaff = defineEndpoint({
  name: 'inviteStaff',
  summary: 'Invite a person to the counter',
  tag,
  method: 'POST',
  path: '/v1/counter/staff',
  access: owners,
  idempotencyKey: true,
  body: v.object({
    name: text(fieldLengths.name),
    email: typedEmail,
    role,
    storeIds,
  }),
  status: 201,
  answer: id,
  refusals: ['AUTH_EMAIL_EXISTS', 'PARAMETER_NOT_RELATED'],
  rateLimit: 'guestCreation',
});

/**
 * Changes role and stores of a person; their sessions end at once. An owner has all stores.
 * OPERATION_NOT_SUPPORTED: the last owner. docs/rules/counter-staff.md#change-of-staff,
 * docs/rules/counter-staff.md#last-owner.
 */
export const changeStaff = defineEndpoint({
  name: 'changeStaff',
  summary: "Change a staff member's role and stores",
  tag,
  method: 'PATCH',
  path: '/v1/counter/staff/:id',
  access: owners,
  idempotencyKey: true,
  params: id,
  body: v.object({ role, storeIds }),
  answer: id,
  refusals: ['OPERATION_NOT_SUPPORTED', 'PARAMETER_NOT_RELATED'],
});

/**
 * Removes a person, with their sessions, PIN and the devices that only they added or approved.
 * `keptDeviceIds`: the shared ones of these that stay. OPERATION_NOT_SUPPORTED: the last owner.
 * PARAMETER_NOT_RELATED: a kept device that would not end.
 * docs/rules/counter-staff.md#change-of-staff,
 * docs/rules/counter-staff.md#devices-of-somebody-who-leaves.
 */
export const removeStaff = defineEndpoint({
  name: 'removeStaff',
  summary: 'Remove a staff member; their sessions end at once',
  tag,
  method: 'POST',
  path: '/v1/counter/staff/:id/removal',
  access: owners,
  idempotencyKey: true,
  params: id,
  body: v.object({
    keptDeviceIds: v.pipe(v.array(uuid<DeviceId>()), v.maxLength(payloadLimits.keptDevices)),
  }),
  answer: id,
  refusals: ['OPERATION_NOT_SUPPORTED', 'PARAMETER_NOT_RELATED'],
});

const deviceId = v.object({ id: uuid<DeviceId>() });

/**
 * The devices of the brand, the last used first. `isThis`: the one of the session. `approvedAs`:
 * the role of who approved it for the PINs of others; null: nobody. `endsWith`: the person whose
 * removal ends it unless the owner keeps it; null: nobody's alone.
 * docs/rules/counter-staff.md#devices-of-a-brand.
 */
export const getDevices = defineEndpoint({
  name: 'getDevices',
  summary: 'The devices on which staff signed in',
  tag,
  method: 'GET',
  path: '/v1/counter/devices',
  access: owners,
  answer: v.array(
    v.object({
      id: uuid<DeviceId>(),
      name: v.string(),
      isShared: v.boolean(),
      approvedAs: v.nullable(v.picklist(['manager', 'owner'])),
      endsWith: v.nullable(uuid<StaffId>()),
      addedBy: v.string(),
      lastUsedAt: instant,
      isThis: v.boolean(),
    }),
  ),
});

/**
 * Removes a device; every session on it ends at once.
 * docs/rules/counter-staff.md#devices-of-a-brand.
 */
export const removeDevice = defineEndpoint({
  name: 'removeDevice',
  summary: 'Remove a device; the sessions on it end at once',
  tag,
  method: 'DELETE',
  path: '/v1/counter/devices/:id',
  access: owners,
  idempotencyKey: true,
  params: deviceId,
  answer: deviceId,
});

/**
 * Approves a shared device for the PINs of its people. NOT_FOUND: no shared device, or for a
 * manager not the one of the session. docs/rules/counter-staff.md#approved-devices.
 */
export const approveDevice = defineEndpoint({
  name: 'approveDevice',
  summary: 'Let the people of a shared device sign in on it with their PIN',
  tag,
  method: 'POST',
  path: '/v1/counter/devices/:id/approval',
  access: managers,
  idempotencyKey: true,
  params: deviceId,
  answer: deviceId,
});

/**
 * One entry of the audit list. `storeId` null: it concerns the brand. `subjectName`: of a person or
 * a device that it changed; null: another subject. `detail`: what changed, by its kind; amounts in
 * minor units.
 */
const counterAction = v.object({
  id: uuid<string>(),
  at: instant,
  storeId: v.nullable(fileId<StoreId>()),
  kind: v.picklist(counterActionKinds),
  subject: v.string(),
  subjectName: v.nullable(v.string()),
  /** The number of the order that it changed. */
  orderNumber: v.nullable(v.number()),
  detail: v.record(v.string(), v.unknown()),
  person: v.nullable(v.object({ id: uuid<StaffId>(), name: v.string() })),
  device: v.string(),
});

/**
 * The changes that staff made, the newest first; a manager sees those of the own stores. `day`: a
 * day such as 2026-11-23 in the zone of the store, or of the brand's default store. `after`: the
 * `next` of the page before. docs/rules/counter-staff.md#audit-list.
 */
export const getActions = defineEndpoint({
  name: 'getActions',
  summary: 'The changes that staff made at the counter',
  tag,
  method: 'GET',
  path: '/v1/counter/actions',
  access: managers,
  query: v.object({
    storeId: v.optional(fileId<StoreId>()),
    staffId: v.optional(uuid<StaffId>()),
    kind: v.optional(v.picklist(counterActionKinds)),
    day: v.optional(calendarDay),
    after: v.optional(uuid<string>()),
  }),
  answer: v.object({ actions: v.array(counterAction), next: v.nullable(uuid<string>()) }),
});
