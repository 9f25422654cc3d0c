import { useReading } from '@comanda/client/use-reading.ts';
import { getCounterCoupons } from '@comanda/contract/counter/coupons.ts';
import type { AnswerOf } from '@comanda/contract/define-endpoint.ts';
import type { CouponPeriod } from '@comanda/domain/counter/coupon/coupon-period.ts';
import { useState } from 'react';
import { ReadingState, Screen } from '../../counter/screen.tsx';
import { useMoney } from '../../counter/use-money.ts';
import { useSession } from '../../counter/use-session.ts';
import { CouponCard } from '../../features/coupons/coupon-card.tsx';
import css from '../../features/coupons/coupons.module.css';
import { PeriodChoice } from '../../features/coupons/period-choice.tsx';
import { useCouponTexts } from '../../counter/coupon-words/use-coupon-words.ts';

/**
 * The coupons of the brand: what each gives, on or off, its uses and its cost.
 * docs/rules/counter-coupons.md#screen-of-coupons.
 */
export function CouponsScreen() {
  const texts = useCouponTexts();
  const { storeIds } = useSession();
  if (storeIds === 'all') return <BrandCoupons />;
  return (
    <Screen title={texts.onlyAllStoresTitle}>
      <p className={css.empty}>{texts.onlyAllStores}</p>
    </Screen>
  );
}

function BrandCoupons() {
  const texts = useCouponTexts();
  const [period, setPeriod] = useState<CouponPeriod>('week');
  const reading = useReading((call) => call(getCounterCoupons, { query: { period } }), period);
  const last = useLast(reading.value);
  // Another period that cannot be read shows no figures: those of the last one would stand below
  // its name.
  const shown = reading.value === null && reading.refusal !== null ? null : last;
  return (
    <Screen title={texts.title} actions={<PeriodChoice period={period} onChoose={setPeriod} />}>
      {shown === null ? <ReadingState reading={reading} /> : null}
      {shown ? <Coupons list={shown} reload={reading.reload} /> : null}
    </Screen>
  );
}

/** Returns the last value that was read, so that another period does not empty the screen. */
function useLast<T>(value: T | null): T | null {
  const [last, setLast] = useState(value);
  if (value !== null && value !== last) setLast(value);
  return value ?? last;
}

type List = AnswerOf<typeof getCounterCoupons>;

function Coupons({ list, reload }: { list: List; reload: () => Promise<void> }) {
  const texts = useCouponTexts();
  const isPast = ({ state }: List['coupons'][number]) => state === 'ended' || state === 'left';
  const past = list.coupons.filter(isPast);
  if (list.coupons.length === 0) return <p className={css.empty}>{texts.none}</p>;
  return (
    <>
      <Total list={list} />
      <Section
        title={texts.current}
        coupons={list.coupons.filter((coupon) => !isPast(coupon))}
        reload={reload}
      />
      {past.length > 0 ? <Section title={texts.past} coupons={past} reload={reload} /> : null}
    </>
  );
}

function Total({ list: { cost } }: { list: List }) {
  const texts = useCouponTexts();
  const money = useMoney();
  return (
    <div className={css.total}>
      <p>
        <span>{texts.total}</span>
        <b>{money(cost)}</b>
        <small>{texts.totalNote}</small>
      </p>
      <p className={css.quiet}>{texts.lead}</p>
    </div>
  );
}

type SectionProps = { title: string; reload: () => Promise<void> } & Pick<List, 'coupons'>;

function Section({ title, coupons, reload }: SectionProps) {
  const texts = useCouponTexts();
  return (
    <section className={css.section} aria-label={title}>
      <h2>{title}</h2>
      {coupons.length === 0 ? <p className={css.empty}>{texts.noneCurrent}</p> : null}
      <ul className={css.coupons}>
        {coupons.map((coupon) => (
          <CouponCard key={coupon.code} coupon={coupon} reload={reload} />
        ))}
      </ul>
    </section>
  );
}
