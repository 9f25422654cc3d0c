import type { FormValues } from '../features/checkout/form-values.ts';

/** A pickup in cash, with every field valid. */
export const makeFormValues = (rest: Partial<FormValues> = {}): FormValues => ({
  name: 'Álvaro Pérez',
  email: 'alvaro@example.com',
  phone: '87654321',
  paymentMethod: 'cash',
  deliveryOption: null,
  cashIsExact: true,
  cashAmount: '',
  napkin: false,
  coverly: false,
  emailSubscription: false,
  checkoutAnswers: {},
  tip: 0,
  storeTip: 0,
  coupon: '',
  loyaltyPoints: '',
  saveInProfile: false,
  ...rest,
});
