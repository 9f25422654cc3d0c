import type { Refusal } from '@comanda/domain/errors/catalogue.ts';
import { Button } from '@comanda/ui/button.tsx';
import { useCouponWayOut } from '../../shop/money/use-coupon-way-out.ts';

/** Leads to what the shopper can change for a refused coupon; nothing if there is no such thing. */
export function CouponWayOutButton({ refusal }: { refusal: Refusal }) {
  const wayOut = useCouponWayOut(refusal, 'page');
  return wayOut === null ? null : (
    <Button look="link" onClick={wayOut.press}>
      {wayOut.text}
    </Button>
  );
}
