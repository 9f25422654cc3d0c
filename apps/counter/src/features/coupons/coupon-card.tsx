import type { getCounterCoupons } from '@comanda/contract/counter/coupons.ts';
import type { AnswerOf } from '@comanda/contract/define-endpoint.ts';
import { formatCount } from '@comanda/domain/money/format-count.ts';
import { useCounter } from '../../counter/app-context.ts';
import { useConnection } from '../../counter/use-connection.ts';
import { useMoney } from '../../counter/use-money.ts';
import { useWhen } from '../../counter/use-when.ts';
import { SwitchTrack } from '../../counter/switch-track.tsx';
import css from './coupons.module.css';
import { conditionTexts, discountText } from '../../counter/coupon-words/term-texts.ts';
import { useCouponTexts, useTermWords } from '../../counter/coupon-words/use-coupon-words.ts';
import { useSwitch } from './use-switch.ts';

type CouponRow = AnswerOf<typeof getCounterCoupons>['coupons'][number];
type Props = { coupon: CouponRow; reload: () => Promise<void> };

/** One coupon: what it gives and when, its switch, its uses against the limit, and its cost. */
export function CouponCard({ coupon, reload }: Props) {
  const texts = useCouponTexts();
  const { code, name, state } = coupon;
  const isPast = state === 'ended' || state === 'left';
  return (
    <li className={css.coupon} data-state={state}>
      <div className={css.what}>
        <h3 className={css.code}>
          {code}
          {state === 'on' || state === 'off' ? null : (
            <span className={css.mark} data-tone={isPast ? 'past' : 'note'}>
              {texts[state]}
            </span>
          )}
        </h3>
        <p>{name}</p>
        <Terms coupon={coupon} />
        <SetBy coupon={coupon} />
      </div>
      <Figures coupon={coupon} />
      {isPast ? null : <CouponSwitch coupon={coupon} reload={reload} />}
    </li>
  );
}

function Terms({ coupon: { terms } }: Pick<Props, 'coupon'>) {
  const words = useTermWords();
  if (terms === null) return null;
  return (
    <ul className={css.terms}>
      {[discountText(terms, words), ...conditionTexts(terms, words)].map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );
}

/** The person who switched the coupon at the counter, or that the folder has it switched off. */
function SetBy({ coupon: { source, isOn, by, setAt, state } }: Pick<Props, 'coupon'>) {
  const texts = useCouponTexts();
  const when = useWhen();
  if (state === 'left') return null;
  if (source === 'folder' || setAt === null)
    return isOn ? null : <p className={css.quiet}>{texts.offInFolder}</p>;
  const says = isOn ? texts.switchedOn : texts.switchedOff;
  return <p className={css.quiet}>{says({ name: by ?? texts.somebody, when: when(setAt) })}</p>;
}

function Figures({ coupon }: Pick<Props, 'coupon'>) {
  const texts = useCouponTexts();
  const money = useMoney();
  return (
    <div className={css.figures}>
      <Uses coupon={coupon} />
      <div className={css.cost}>
        <b>{money(coupon.cost)}</b>
        <p className={css.quiet}>{texts.cost}</p>
      </div>
    </div>
  );
}

/** The uses of a coupon, with a bar against its limit if it has one. */
function Uses({ coupon: { live, returned, used, maxUses, left } }: Pick<Props, 'coupon'>) {
  const texts = useCouponTexts();
  const { country } = useCounter().page;
  const count = (uses: number): string => formatCount(uses, country);
  const limit = maxUses === null || left === null ? null : { most: maxUses, left };
  return (
    <div className={css.uses}>
      <p>
        <b>{texts.usesOf(count(live))}</b>
        {returned > 0 ? <span className={css.quiet}>{texts.returned(count(returned))}</span> : null}
      </p>
      {limit === null ? null : (
        <span className={css.bar} data-full={limit.left === 0}>
          <span
            style={{ inlineSize: `${Math.min(100, (100 * used) / Math.max(1, limit.most))}%` }}
          />
        </span>
      )}
      <p className={css.quiet}>
        {limit === null
          ? texts.inAll(count(used))
          : texts.ofLimit({
              used: count(used),
              most: count(limit.most),
              left: count(limit.left),
            })}
      </p>
    </div>
  );
}

function CouponSwitch({ coupon: { code, isOn }, reload }: Props) {
  const texts = useCouponTexts();
  const { isOffline } = useConnection();
  const { turn, isBusy } = useSwitch(code, reload);
  const isOff = isBusy || isOffline;
  return (
    <button
      type="button"
      role="switch"
      className={css.switch}
      aria-label={texts.switchOf(code)}
      aria-checked={isOn}
      aria-disabled={isOff}
      aria-busy={isBusy}
      onClick={() => (isOff ? undefined : turn(!isOn))}
    >
      <SwitchTrack isOn={isOn} />
      <span aria-hidden="true">{isOn ? texts.on : texts.off}</span>
    </button>
  );
}
