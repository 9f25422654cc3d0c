import { type CouponPeriod, couponPeriods } from '@comanda/domain/counter/coupon/coupon-period.ts';
import css from './coupons.module.css';
import { useCouponTexts } from '../../counter/coupon-words/use-coupon-words.ts';

type Props = { period: CouponPeriod; onChoose: (period: CouponPeriod) => void };

/** The period whose uses and cost the screen shows. */
export function PeriodChoice({ period, onChoose }: Props) {
  const texts = useCouponTexts();
  return (
    <div className={css.periods} role="group" aria-label={texts.period}>
      {couponPeriods.map((each) => (
        <button
          key={each}
          type="button"
          aria-pressed={each === period}
          onClick={() => onChoose(each)}
        >
          {texts.periods[each]}
        </button>
      ))}
    </div>
  );
}
