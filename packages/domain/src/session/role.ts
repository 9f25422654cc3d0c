/**
 * Roles of a restaurant's people at the counter, each with fewer rights than the next.
 * docs/rules/counter.md#roles-of-staff.
 */
export const staffRoles = ['crew', 'manager', 'owner'] as const;
export type StaffRole = (typeof staffRoles)[number];

/**
 * Roles of a caller. `job`, `integration` and `courier` are machines with their own authentication;
 * staff works at the counter. Each endpoint's definition lists in `access` the roles that may call
 * it. docs/rules/people.md#visitor-guest-and-user.
 */
export const roles = [
  'visitor',
  'guest',
  'user',
  'job',
  'integration',
  'courier',
  ...staffRoles,
] as const;
export type Role = (typeof roles)[number];

const staffRoleNames: ReadonlySet<Role> = new Set(staffRoles);
export const isStaffRole = (role: Role): role is StaffRole => staffRoleNames.has(role);
