import { addressModule } from './address/address.module.ts';
import { boardModule } from './board/board.module.ts';
import { brandDraftModule } from './brand-draft/brand-draft.module.ts';
import { cardModule } from './card/card.module.ts';
import { cartModule } from './cart/cart.module.ts';
import { clientErrorModule } from './client-error/client-error.module.ts';
import { couponModule } from './coupon/coupon.module.ts';
import { dayModule } from './day/day.module.ts';
import { deliveryModule } from './delivery/delivery.module.ts';
import { drawerModule } from './drawer/drawer.module.ts';
import { kitchenModule } from './kitchen/kitchen.module.ts';
import { lineRemovalModule } from './line-removal/line-removal.module.ts';
import { menuModule } from './menu/menu.module.ts';
import { orderModule } from './order/order.module.ts';
import { pageModule } from './page/page.module.ts';
import { paymentModule } from './payment/payment.module.ts';
import { paymentKeysModule } from './payment-keys/payment-keys.module.ts';
import { printerModule } from './printer/printer.module.ts';
import { privacyModule } from './privacy/privacy.module.ts';
import { pushModule } from './push/push.module.ts';
import { refundModule } from './refund/refund.module.ts';
import { retentionModule } from './retention/retention.module.ts';
import { riderCashModule } from './rider-cash/rider-cash.module.ts';
import { riderModule } from './rider/rider.module.ts';
import { sessionModule } from './session/session.module.ts';
import { signUpModule } from './sign-up/sign-up.module.ts';
import { slotModule } from './slot/slot.module.ts';
import { staffModule } from './staff/staff.module.ts';
import { storeModule } from './store/store.module.ts';
import { surveyModule } from './survey/survey.module.ts';
import { tenantModule } from './tenant/tenant.module.ts';
import { ticketModule } from './ticket/ticket.module.ts';
import { userModule } from './user/user.module.ts';
import { verificationModule } from './verification/verification.module.ts';

/** Every noun's module. A test names a module file that is not here. */
export const modules = [
  addressModule,
  boardModule,
  brandDraftModule,
  cardModule,
  cartModule,
  clientErrorModule,
  couponModule,
  dayModule,
  deliveryModule,
  drawerModule,
  kitchenModule,
  lineRemovalModule,
  menuModule,
  orderModule,
  pageModule,
  paymentModule,
  paymentKeysModule,
  printerModule,
  privacyModule,
  pushModule,
  refundModule,
  retentionModule,
  riderCashModule,
  riderModule,
  sessionModule,
  signUpModule,
  slotModule,
  staffModule,
  storeModule,
  surveyModule,
  tenantModule,
  ticketModule,
  userModule,
  verificationModule,
];
