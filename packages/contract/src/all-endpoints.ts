import * as addresses from './addresses.ts';
import * as areas from './areas.ts';
import * as cards from './cards.ts';
import * as carts from './carts.ts';
import * as clientErrors from './client-errors.ts';
import * as counterBrandDraft from './counter/brand-draft.ts';
import * as counterBrandOpening from './counter/brand-opening.ts';
import * as counterBoard from './counter/board.ts';
import * as counterCoupons from './counter/coupons.ts';
import * as counterDayMail from './counter/day-mail.ts';
import * as counterDays from './counter/days.ts';
import * as counterDeviceAlerts from './counter/device-alerts.ts';
import * as counterDrawer from './counter/drawer.ts';
import * as counterFindOrders from './counter/find-orders.ts';
import * as counterSurveys from './counter/surveys.ts';
import * as counterHeldMoney from './counter/held-money.ts';
import * as counterLock from './counter/lock.ts';
import * as counterMenu from './counter/menu.ts';
import * as counterPeriods from './counter/periods.ts';
import * as counterPaymentKeys from './counter/payment-keys.ts';
import * as counterPrinters from './counter/printers.ts';
import * as counterRefunds from './counter/refunds.ts';
import * as counterRiderCash from './counter/rider-cash.ts';
import * as counterRiders from './counter/riders.ts';
import * as counterSignIn from './counter/sign-in.ts';
import * as counterStaff from './counter/staff.ts';
import * as counterStoreMethods from './counter/store-methods.ts';
import * as counterStoreNow from './counter/store-now.ts';
import * as counterSystems from './counter/systems.ts';
import * as counterLineRemovals from './counter/line-removals.ts';
import * as counterTicket from './counter/ticket.ts';
import * as counterWaiting from './counter/waiting.ts';
import * as counterUpcoming from './counter/upcoming.ts';
import * as geocoding from './geocoding.ts';
import * as integrations from './integrations.ts';
import * as kitchenOrders from './kitchen-orders.ts';
import * as login from './login.ts';
import * as menus from './menus.ts';
import * as orders from './orders.ts';
import * as pages from './pages.ts';
import * as privacy from './privacy.ts';
import * as printerCalls from './printer-calls.ts';
import * as pushSubscriptions from './push-subscriptions.ts';
import * as rawEndpoints from './raw-endpoints.ts';
import * as rider from './rider.ts';
import * as schedule from './schedule.ts';
import * as sessions from './sessions.ts';
import * as settings from './settings.ts';
import * as shoppingCarts from './shopping-carts.ts';
import * as signUp from './sign-up.ts';
import * as stores from './stores.ts';
import * as surveys from './surveys.ts';
import * as userBenefits from './user-benefits.ts';
import * as users from './users.ts';
import type { Endpoint } from './define-endpoint.ts';
import { isRaw, type RawEndpoint } from './define-raw-endpoint.ts';
import { endpointsOf } from './endpoints-of.ts';
import { startEndpoints } from './payments.ts';

/**
 * Every endpoint of the API: what the files of the contract define. The server does not compile
 * unless each has a handler. OpenAPI and the access table are printed from this list.
 */
export const allEndpoints = {
  ...endpointsOf(settings),
  ...endpointsOf(stores),
  ...endpointsOf(schedule),
  ...endpointsOf(menus),
  ...endpointsOf(pages),
  ...endpointsOf(areas),
  ...endpointsOf(geocoding),
  ...endpointsOf(addresses),
  ...endpointsOf(carts),
  ...endpointsOf(shoppingCarts),
  ...endpointsOf(users),
  ...endpointsOf(login),
  ...endpointsOf(sessions),
  ...endpointsOf(userBenefits),
  ...endpointsOf(privacy),
  ...endpointsOf(orders),
  ...startEndpoints,
  ...endpointsOf(cards),
  ...endpointsOf(surveys),
  ...endpointsOf(pushSubscriptions),
  ...endpointsOf(clientErrors),
  ...endpointsOf(integrations),
  ...endpointsOf(kitchenOrders),
  ...endpointsOf(counterSignIn),
  ...endpointsOf(counterLock),
  ...endpointsOf(counterStoreNow),
  ...endpointsOf(counterMenu),
  ...endpointsOf(counterBrandDraft),
  ...endpointsOf(counterLineRemovals),
  ...endpointsOf(counterTicket),
  ...endpointsOf(counterFindOrders),
  ...endpointsOf(counterSurveys),
  ...endpointsOf(counterHeldMoney),
  ...endpointsOf(counterStoreMethods),
  ...endpointsOf(counterSystems),
  ...endpointsOf(counterBoard),
  ...endpointsOf(counterWaiting),
  ...endpointsOf(counterDeviceAlerts),
  ...endpointsOf(counterUpcoming),
  ...endpointsOf(counterStaff),
  ...endpointsOf(signUp),
  ...endpointsOf(counterBrandOpening),
  ...endpointsOf(counterRiders),
  ...endpointsOf(counterDayMail),
  ...endpointsOf(counterDays),
  ...endpointsOf(counterCoupons),
  ...endpointsOf(counterRefunds),
  ...endpointsOf(counterDrawer),
  ...endpointsOf(counterRiderCash),
  ...endpointsOf(counterPeriods),
  ...endpointsOf(counterPaymentKeys),
  ...endpointsOf(counterPrinters),
  ...endpointsOf(printerCalls),
  ...endpointsOf(rider),
  ...endpointsOf(rawEndpoints),
} as const satisfies Record<string, Endpoint | RawEndpoint>;

type All = typeof allEndpoints;
/** Names of the endpoints whose body has an outside party's format. */
export type RawEndpointName = {
  [Name in keyof All]: All[Name] extends RawEndpoint ? Name : never;
}[keyof All];
export type EndpointName = Exclude<keyof All, RawEndpointName>;

const endpoints: Readonly<Record<string, Endpoint | RawEndpoint>> = allEndpoints;
const isName = (name: string): name is EndpointName => {
  const endpoint = endpoints[name];
  return endpoint !== undefined && !isRaw(endpoint);
};
export const endpointNames: readonly EndpointName[] = Object.keys(allEndpoints).filter(isName);
