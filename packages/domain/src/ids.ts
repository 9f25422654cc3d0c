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
