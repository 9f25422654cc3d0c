import { myCouponsTexts } from '@comanda/i18n/areas/my-coupons.ts';
import { Block } from '@comanda/ui/block.tsx';
import { Notice } from '@comanda/ui/notice.tsx';
import { RetryButton } from '@comanda/ui/retry-button.tsx';
import { useRetry } from '../../shop/use-retry.ts';
import { useTexts, useTextsOf } from '../../shop/use-texts.ts';
import css from './account.module.css';
import { CompanyCoupons } from './company-coupons.tsx';
import { UsedCoupons } from './used-coupons.tsx';
import { type LoadedCoupons, useUserCoupons } from './use-user-coupons.ts';

/** The coupons of a user in the profile. docs/rules/profile.md#coupons-in-the-profile. */
export function CouponsBlock() {
  return <CouponsOf {...useUserCoupons()} />;
}

/** The coupons of the user's companies that can still be used, and the used ones; or that they load, or did not load. */
export function CouponsOf({ coupons, refusal, reload }: LoadedCoupons & { reload: () => void }) {
  const words = useTextsOf(myCouponsTexts);
  const retry = useRetry(refusal, reload);
  const companies = (coupons?.companies ?? []).filter((company) => company.coupons.length > 0);
  return (
    <Block title={words.title}>
      {refusal === null ? null : (
        <Notice tone="bad">
          <p>{words.notLoaded}</p>
          <RetryButton look="link" retry={retry} />
        </Notice>
      )}
      {coupons === null && refusal === null ? <CouponsSkeleton /> : null}
      {companies.map((company) => (
        <CompanyCoupons key={company.id} company={company} />
      ))}
      {coupons === null ? null : (
        <UsedCoupons used={coupons.used} hasTitle={companies.length > 0} />
      )}
    </Block>
  );
}

function CouponsSkeleton() {
  const { common } = useTexts();
  return (
    <div className={css.sessionSkeleton}>
      <p className="visually-hidden" role="status">
        {common.loading}
      </p>
      <span />
    </div>
  );
}
