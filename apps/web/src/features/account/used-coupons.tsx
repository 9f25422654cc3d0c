import { zonedTime } from '@comanda/domain/hours/zoned-time.ts';
import { formatMoney } from '@comanda/domain/money/format-money.ts';
import { instantOf } from '@comanda/domain/time/instant.ts';
import { myCouponsTexts } from '@comanda/i18n/areas/my-coupons.ts';
import { pastDayText } from '@comanda/i18n/format/day-text.ts';
import { Button } from '@comanda/ui/button.tsx';
import { useState } from 'react';
import { useCurrentStore } from '../../shop/place/use-current-store.ts';
import { useSettings } from '../../shop/use-settings.ts';
import { useTextsOf } from '../../shop/use-texts.ts';
import css from './account.module.css';
import type { UserCoupons } from './use-user-coupons.ts';

type Used = UserCoupons['used'];

/** Used coupons that are listed before the user asks for all. */
const shownFirst = 5;

/**
 * The coupons that a user has used: what each was, when it was used and what it saved. `hasTitle`:
 * other coupons stand above.
 */
export function UsedCoupons({ used, hasTitle }: { used: Used; hasTitle: boolean }) {
  const words = useTextsOf(myCouponsTexts);
  const [showsAll, setShowsAll] = useState(false);
  if (used.length === 0) return <p className={css.note}>{words.none}</p>;
  return (
    <>
      {hasTitle ? <h3 className={css.subtitle}>{words.usedTitle}</h3> : null}
      <ul>
        {used.slice(0, showsAll ? used.length : shownFirst).map((coupon) => (
          <UsedCoupon key={coupon.orderId} coupon={coupon} />
        ))}
      </ul>
      {showsAll || used.length <= shownFirst ? null : (
        <Button look="quiet" wide onClick={() => setShowsAll(true)}>
          {words.showAll(used.length)}
        </Button>
      )}
    </>
  );
}

function UsedCoupon({ coupon: { name, code, usedAt, discount } }: { coupon: Used[number] }) {
  const words = useTextsOf(myCouponsTexts);
  const { country } = useSettings();
  const { timeZone } = useCurrentStore();
  const day = pastDayText(zonedTime(instantOf(usedAt), timeZone).date);
  return (
    <li className={css.session}>
      <span>
        <b>{name}</b>
        <small>{words.usedOn({ code, day })}</small>
      </span>
      <span className={css.saved}>{words.saved(formatMoney(discount, country))}</span>
    </li>
  );
}
