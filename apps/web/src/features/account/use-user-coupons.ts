import type { AnswerOf } from '@comanda/contract/define-endpoint.ts';
import { getCompanies, getUsedCoupons } from '@comanda/contract/user-benefits.ts';
import type { Refusal } from '@comanda/domain/errors/catalogue.ts';
import { useCallback, useEffect, useState } from 'react';
import { useApp } from '../../shop/app-context.ts';

/**
 * The companies of a user with their coupons, and the coupons that the user has used, newest first.
 */
export type UserCoupons = {
  companies: AnswerOf<typeof getCompanies>;
  used: AnswerOf<typeof getUsedCoupons>;
};

/** `coupons` null: not loaded yet, or the last load failed with `refusal`. */
export type LoadedCoupons = { coupons: UserCoupons | null; refusal: Refusal | null };

/**
 * Loads both lists at once. A list that fails fails the load.
 * docs/rules/profile.md#coupons-in-the-profile.
 */
export function useUserCoupons(): LoadedCoupons & { reload: () => void } {
  const { api } = useApp();
  const [state, setState] = useState<LoadedCoupons>({ coupons: null, refusal: null });
  const load = useCallback(
    async (signal?: AbortSignal) => {
      const options = signal === undefined ? {} : { signal };
      const [companies, used] = await Promise.all([
        api.call(getCompanies, options),
        api.call(getUsedCoupons, options),
      ]);
      if (signal?.aborted === true) return;
      if (!companies.ok) return setState({ coupons: null, refusal: companies.error });
      if (!used.ok) return setState({ coupons: null, refusal: used.error });
      const coupons = { companies: companies.value ?? [], used: used.value ?? [] };
      setState({ coupons, refusal: null });
    },
    [api],
  );
  useEffect(() => {
    const aborter = new AbortController();
    void load(aborter.signal);
    return () => aborter.abort();
  }, [load]);
  return { ...state, reload: () => void load() };
}
