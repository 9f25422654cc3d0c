import { chooseDeliveryOption } from '@comanda/domain/checkout/delivery-option.ts';
import { localPhone } from '@comanda/domain/checkout/phone.ts';
import { chooseMethod, methodsFor } from '@comanda/domain/payment/methods.ts';
import type { DispatchMethod, Store } from '@comanda/domain/store/store.ts';
import type { Settings } from '@comanda/domain/tenant/settings.ts';
import type { Session } from '../../platform/session.ts';
import type { FormValues } from './form-values.ts';

type Facts = {
  settings: Settings;
  store: Store;
  dispatch: DispatchMethod;
  session: Session | null;
  draft: FormValues | null;
  /** Whoever comes from an order that is not paid, to pay at the door. */ atTheDoor?: boolean;
};

/** What the form starts with: the draft, else what this browser knows, else the country's defaults. Terms are never ticked before. */
export function firstValues({ settings, store, dispatch, session, draft, atTheDoor = false }: Facts): FormValues {
  const methods = methodsFor(store, dispatch, false);
  const fresh: FormValues = {
    name: session?.name ?? '',
    email: session?.email ?? '',
    phone: session === null ? '' : localPhone(session.phone, settings.country),
    paymentMethod: null,
    deliveryOption: null,
    cashIsExact: true,
    cashAmount: '',
    napkin: settings.country.cutleryDefault,
    coverly: settings.country.cutleryDefault,
    emailSubscription: settings.emailSubscriptionDefault && settings.country.marketingDefault,
    termsAndConditions: false,
    checkoutAnswers: {},
    tip: 0,
    storeTip: 0,
    coupon: '',
  };
  const values = { ...fresh, ...draft };
  const door = atTheDoor ? methods.find((method) => !method.isOnline)?.name : undefined;
  const known = methods.some((method) => method.name === values.paymentMethod);
  return {
    ...values,
    paymentMethod: door ?? (known ? values.paymentMethod : (chooseMethod(methods)?.name ?? null)),
    deliveryOption: dispatch === 'in_store' ? null : chooseDeliveryOption(store.deliveryOptions, values.deliveryOption),
    tip: dispatch === 'in_store' ? 0 : values.tip,
  };
}
