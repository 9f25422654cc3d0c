import { useReading } from '@comanda/client/use-reading.ts';
import { accept } from '@comanda/domain/result.ts';
import type { AnswerOf } from '@comanda/contract/define-endpoint.ts';
import { getCompanies, getUsedCoupons } from '@comanda/contract/user-benefits.ts';
import type { Refusal } from '@comanda/domain/errors/catalogue.ts';

/**
 * The companies of a user with their coupons, and the coupons that the user has used, newest first.
 */
export type UserCoupons = {
  companies: AnswerOf<typeof getCompanies>;
  used: AnswerOf<typeof getUsedCoupons>;
};

/** `coupons` null: not loaded yet. `refusal`: the last load failed. */
export type LoadedCoupons = { coupons: UserCoupons | null; refusal: Refusal | null };

/**
 * Loads both lists at once. A list that fails fails the load.
 * docs/rules/profile.md#coupons-in-the-profile.
 */
export function useUserCoupons(): LoadedCoupons & { reload: () => void } {
  const { value, refusal, reload } = useReading<UserCoupons>(async (call) => {
    const [companies, used] = await Promise.all([call(getCompanies, {}), call(getUsedCoupons, {})]);
    if (!companies.ok) return companies;
    if (!used.ok) return used;
    return accept({ companies: companies.value ?? [], used: used.value ?? [] });
  }, 'coupons');
  return { coupons: value, refusal, reload: () => void reload() };
}
