/** Branded ids, so that a product's id can never be passed where a store's is meant. */
export type TenantId = string & { readonly id: 'tenant' };

/**
 * Ids that come from tenant files: positive integers, unique in their tenant
 * (docs/rules/tenants.md#imported-ids).
 */
export type StoreId = number & { readonly id: 'store' };
export type MenuId = number & { readonly id: 'menu' };
export type CategoryId = number & { readonly id: 'category' };
export type ProductId = number & { readonly id: 'product' };
export type GroupId = number & { readonly id: 'group' };
export type ModifierId = number & { readonly id: 'modifier' };

export type FileId = StoreId | MenuId | CategoryId | ProductId | GroupId | ModifierId;

/** Ids made at run time: UUIDv7 (docs/rules/tenants.md#imported-ids). */
export type OrderId = string & { readonly id: 'order' };
export type UserId = string & { readonly id: 'user' };
export type AddressId = string & { readonly id: 'address' };
export type SessionId = string & { readonly id: 'session' };
export type PushSubscriptionId = string & { readonly id: 'pushSubscription' };
export type CartId = string & { readonly id: 'cart' };
export type CardId = string & { readonly id: 'card' };
export type EnrolmentId = string & { readonly id: 'enrolment' };
export type StaffId = string & { readonly id: 'staff' };
export type DeviceId = string & { readonly id: 'device' };
export type RiderId = string & { readonly id: 'rider' };
export type RunId = string & { readonly id: 'run' };
export type SettlementId = string & { readonly id: 'settlement' };
export type PrinterId = string & { readonly id: 'printer' };

/** The ids that are made at run time: a new UUID is a valid id of each of these nouns. */
export type RuntimeId =
  | OrderId
  | UserId
  | AddressId
  | SessionId
  | PushSubscriptionId
  | CartId
  | CardId
  | EnrolmentId
  | StaffId
  | DeviceId
  | RiderId
  | RunId
  | SettlementId
  | PrinterId;

/** The form of a tenant's id: lower-case letters, digits and single hyphens. */
export const tenantIdForm = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;
export const maxTenantIdLength = 40;
const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Returns whether a text has the form of a tenant's id; such a tenant need not exist. */
export const isTenantId = (text: string): text is TenantId =>
  text.length <= maxTenantIdLength && tenantIdForm.test(text);

/**
 * Returns whether a number may be an id from tenant files; the row that it names need not exist.
 */
export const isFileId = <Id extends FileId>(value: number): value is Id =>
  Number.isInteger(value) && value >= 1 && value <= 2_147_483_647;

/** Returns whether a text has the form of a run-time id; the row that it names need not exist. */
export const isUuidOf = <Id extends RuntimeId>(text: string): text is Id => uuid.test(text);
