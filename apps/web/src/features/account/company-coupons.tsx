import { myCouponsTexts } from '@comanda/i18n/areas/my-coupons.ts';
import { shortDayText } from '@comanda/i18n/format/day-text.ts';
import { Button } from '@comanda/ui/button.tsx';
import { showToast } from '@comanda/ui/toasts/toasts.ts';
import { copyText } from '../../platform/share-text.ts';
import { useApp } from '../../shop/app-context.ts';
import { useTextsOf } from '../../shop/use-texts.ts';
import css from './account.module.css';
import type { UserCoupons } from './use-user-coupons.ts';

type Company = UserCoupons['companies'][number];

/** The coupons that the people of a company can still use, each with its code to copy. */
export function CompanyCoupons({ company: { name, coupons } }: { company: Company }) {
  const words = useTextsOf(myCouponsTexts);
  return (
    <>
      <h3 className={css.subtitle}>{words.ofCompany(name)}</h3>
      <ul>
        {coupons.map((coupon) => (
          <CompanyCoupon key={coupon.code} coupon={coupon} />
        ))}
      </ul>
    </>
  );
}

function CompanyCoupon({ coupon: { code, name, endsAt } }: { coupon: Company['coupons'][number] }) {
  const { toasts } = useApp();
  const words = useTextsOf(myCouponsTexts);
  const copy = async (): Promise<void> => {
    if ((await copyText(code)) === 'copied') showToast(toasts, words.copied);
    else showToast(toasts, words.notCopied(code), null, 20_000);
  };
  return (
    <li className={css.session}>
      <span>
        <b>{name}</b>
        <small>
          {endsAt === null
            ? words.code(code)
            : words.codeUntil({ code, day: shortDayText(endsAt.slice(0, 10)) })}
        </small>
      </span>
      <Button look="link" aria-label={words.copyOf(code)} onClick={() => void copy()}>
        {words.copy}
      </Button>
    </li>
  );
}
