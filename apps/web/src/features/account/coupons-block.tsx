import { myCouponsTexts } from '@comanda/i18n/areas/my-coupons.ts';
import { Block } from '@comanda/ui/block.tsx';
import { useTextsOf } from '../../shop/use-texts.ts';
import { CompanyCoupons } from './company-coupons.tsx';
import { ListStatus } from './list-status.tsx';
import { UsedCoupons } from './used-coupons.tsx';
import { type LoadedCoupons, useUserCoupons } from './use-user-coupons.ts';

/** The coupons of a user in the profile. docs/rules/profile.md#coupons-in-the-profile. */
export function CouponsBlock() {
  return <CouponsOf {...useUserCoupons()} />;
}

/**
 * The coupons of the user's companies that can still be used, and the used ones; or that they load,
 * or did not load.
 */
export function CouponsOf({ coupons, refusal, reload }: LoadedCoupons & { reload: () => void }) {
  const words = useTextsOf(myCouponsTexts);
  const companies = (coupons?.companies ?? []).filter((company) => company.coupons.length > 0);
  return (
    <Block title={words.title}>
      <ListStatus
        isLoading={coupons === null}
        refusal={refusal}
        notLoaded={words.notLoaded}
        onRetry={reload}
      />
      {companies.map((company) => (
        <CompanyCoupons key={company.id} company={company} />
      ))}
      {coupons === null ? null : (
        <UsedCoupons used={coupons.used} hasTitle={companies.length > 0} />
      )}
    </Block>
  );
}
