import { accountWrites } from './account-writes.ts';
import { addressWrites } from './address-writes.ts';
import { brandDraftWrites } from './brand-draft-writes.ts';
import { browserWrites } from './browser-writes.ts';
import { cardWrites } from './card-writes.ts';
import { cartWrites } from './cart-writes.ts';
import { counterMenuWrites } from './counter-menu-writes.ts';
import { counterOrderWrites } from './counter-order-writes.ts';
import { counterStoreWrites } from './counter-store-writes.ts';
import { orderWrites } from './order-writes.ts';
import { paymentKeyWrites } from './payment-key-writes.ts';
import { paymentWrites } from './payment-writes.ts';
import { printerWrites } from './printer-writes.ts';
import { riderWrites } from './rider-writes.ts';
import { sessionWrites } from './session-writes.ts';
import { signUpWrites } from './sign-up-writes.ts';
import { staffWrites } from './staff-writes.ts';
import { systemWrites } from './system-writes.ts';
import type { Writes, WriteSetting } from './write.ts';

/** Every writing call of the API. A test compares the list with the endpoints. */
export const allWrites = (setting: WriteSetting): Writes => ({
  ...accountWrites(setting),
  ...sessionWrites(setting),
  ...browserWrites(setting),
  ...addressWrites(setting),
  ...cartWrites(setting),
  ...orderWrites(setting),
  ...paymentWrites(setting),
  ...paymentKeyWrites(setting),
  ...cardWrites(setting),
  ...systemWrites(setting),
  ...staffWrites(setting),
  ...signUpWrites(setting),
  ...counterOrderWrites(setting),
  ...counterStoreWrites(setting),
  ...counterMenuWrites(setting),
  ...brandDraftWrites(setting),
  ...printerWrites(setting),
  ...riderWrites(setting),
});
