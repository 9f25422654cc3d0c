import { defineModule } from '../module.ts';
import { implement } from '../platform/http/implement.ts';
import { getPaymentKeys } from './get-payment-keys.ts';
import { savePaymentKeys } from './save-payment-keys.ts';
import { tryPaymentKeys } from './try-payment-keys.ts';

export const paymentKeysModule = defineModule({
  calls: (deps) => implement(deps, { getPaymentKeys, savePaymentKeys, tryPaymentKeys }),
});
