/**
 * Roles of a caller. `job`, `integration` and `courier` are machines with their own authentication. Each endpoint's definition lists in
 * `access` the roles that may call it. docs/rules/people.md#visitor-guest-and-user.
 */
export const roles = ['visitor', 'guest', 'user', 'job', 'integration', 'courier'] as const;
export type Role = (typeof roles)[number];
