import { checkName } from '../checkout/check-name.ts';
import { type FieldProblem, problem } from '../checkout/field-problem.ts';
import { normalEmail } from '../email/normal-email.ts';
import type { StoreId } from '../ids.ts';
import type { StaffRole } from '../session/role.ts';
import { storesOfRole } from './stores-of-role.ts';

/** A person as somebody typed them. */
type TypedPerson = {
  readonly name: string;
  readonly email: string;
  readonly role: StaffRole;
  readonly storeIds: readonly StoreId[] | 'all';
};

export type InvitationProblems = Partial<Record<'name' | 'email' | 'storeIds', FieldProblem>>;

/**
 * Returns what is wrong with an invitation, by field; an empty object: nothing. Whether the brand
 * has the stores is checked by the server. docs/rules/counter-staff.md#invitation.
 */
export function invitationProblems({
  name,
  email,
  role,
  storeIds,
}: TypedPerson): InvitationProblems {
  const wrongName = checkName(name);
  return {
    ...(wrongName !== null && { name: wrongName }),
    ...(normalEmail(email) === null && { email: problem('email') }),
    ...(storesOfRole(role, storeIds).length === 0 && { storeIds: problem('required') }),
  };
}
