import type { getUsedCoupons as endpoint } from '@comanda/contract/user-benefits.ts';
import { refusalOf } from '@comanda/domain/errors/catalogue.ts';
import { accept, refuse } from '@comanda/domain/result.ts';
import type { Deps } from '../deps.ts';
import { findUsedCoupons } from './find-used-coupons.rows.ts';
import { autocommit } from '../platform/db/single-statement.ts';
import type { Call, CallOutcome } from '../platform/http/call.ts';

type Endpoint = typeof endpoint;

/** Returns the coupons that the user has used. docs/rules/survey.md#used-coupons. */
export async function listUsedCoupons(
  { db }: Pick<Deps, 'db'>,
  { tenant, session }: Call<Endpoint>,
): Promise<CallOutcome<Endpoint>> {
  if (session.role !== 'user') return refuse(refusalOf('NOT_AUTHORIZED'));
  return accept(await findUsedCoupons(autocommit(db, tenant.id), session.userId));
}
