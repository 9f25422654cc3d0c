import type { ErrorLabel } from '@comanda/domain/errors/catalogue.ts';
import { couponsTexts } from '@comanda/i18n/areas/coupons.ts';
import { Button } from '@comanda/ui/button.tsx';
import { paths } from '../../platform/paths.ts';
import { couponWayOut } from '../../shop/money/coupon-way-out.ts';
import { useModals } from '../../shop/modals/use-modals.ts';
import { leadToField } from '../../shop/order/wanted-field.ts';
import { useNavigate } from '../../shop/use-navigate.ts';
import { useTextsOf } from '../../shop/use-texts.ts';

/** Leads to what the shopper can change for a refused coupon; nothing if there is no such thing. */
export function CouponWayOutButton({ label }: { label: ErrorLabel }) {
  const words = useTextsOf(couponsTexts);
  const modals = useModals();
  const go = useNavigate();
  switch (couponWayOut(label)) {
    case 'paymentMethod':
      return (
        <Button look="link" onClick={() => leadToField('paymentMethod')}>
          {label === 'PARAMETER_MISSING' ? words.chooseMethod : words.changeMethod}
        </Button>
      );
    case 'dispatch':
      return (
        <Button look="link" onClick={() => modals.open({ kind: 'dispatch', next: 'nothing' })}>
          {words.changeDispatch}
        </Button>
      );
    case 'menu':
      return (
        <Button look="link" onClick={() => go(paths.home)}>
          {words.addProducts}
        </Button>
      );
    case null:
      return null;
  }
}
