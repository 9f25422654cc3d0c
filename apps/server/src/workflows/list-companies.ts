import type { getCompanies as endpoint } from '@comanda/contract/user-benefits.ts';
import { companiesOfEmail } from '@comanda/domain/company/companies-of-email.ts';
import { refusalOf } from '@comanda/domain/errors/catalogue.ts';
import { accept, refuse } from '@comanda/domain/result.ts';
import type { Deps } from '../deps.ts';
import { findUser } from '../features/user/user-rows.ts';
import { autocommit } from '../platform/db/single-statement.ts';
import type { Call, CallOutcome } from '../platform/http/call.ts';

type Endpoint = typeof endpoint;

/** Returns the companies of the brand that the user's proved email belongs to. docs/rules/survey.md#companies-of-a-user. */
export async function listCompanies(
  { db, menus }: Pick<Deps, 'db' | 'menus'>,
  { tenant, session }: Call<Endpoint>,
): Promise<CallOutcome<Endpoint>> {
  if (session.role !== 'user') return refuse(refusalOf('NOT_AUTHORIZED'));
  const companies = (await menus.tenant(tenant.id))?.operations.companies ?? [];
  const user =
    companies.length === 0 ? null : await findUser(autocommit(db, tenant.id), session.userId);
  const found = user === null ? [] : companiesOfEmail(user.email, companies);
  return accept(found.map(({ id, name }) => ({ id, name })));
}
