import { createAddress, deleteAddress, getAddresses, updateAddress } from './addresses.ts';
import { getAreas } from './areas.ts';
import { priceCart, suggestiveSells } from './carts.ts';
import {
  beginEnrolment,
  createDeviceToken,
  deleteCard,
  finishEnrolment,
  getCards,
  getUsersJob,
  returnFromEnrolment,
} from './cards.ts';
import { reportClientError } from './client-errors.ts';
import {
  createCounterCode,
  getCounterMe,
  getDevicePeople,
  lockCounter,
  setPin,
  signInAtCounter,
  signInWithPin,
  signOutDevice,
} from './counter/sign-in.ts';
import {
  changeStoreNow,
  countStock,
  getCounterDishes,
  getStoreNow,
  markSoldOut,
  putOnSale,
} from './counter/store-now.ts';
import {
  getCounterMenu,
  getMenuVersions,
  previewCounterMenu,
  publishCounterMenu,
  restoreMenuVersion,
  uploadMenuPicture,
} from './counter/menu.ts';
import { getCounterTicket, printTicket } from './counter/ticket.ts';
import { getHeldMoney } from './counter/held-money.ts';
import { getStoreMethods } from './counter/store-methods.ts';
import { getStoreSystem, sendWaitingOrders } from './counter/systems.ts';
import {
  acceptOrder,
  dismissOrder,
  followBoard,
  getBoard,
  handOverOrder,
  readyOrder,
  rejectOrder,
  startOrder,
} from './counter/board.ts';
import {
  changeStaff,
  getActions,
  getDevices,
  getStaff,
  inviteStaff,
  approveDevice,
  removeDevice,
  removeStaff,
} from './counter/staff.ts';
import {
  addRider,
  changeRun,
  cancelStop,
  confirmStop,
  createRun,
  endRun,
  getStoreRiders,
  removeRider,
} from './counter/riders.ts';
import type { Endpoint } from './define-endpoint.ts';
import type { RawEndpoint } from './define-raw-endpoint.ts';
import { getPlace, reversePlace, searchPlaces } from './geocoding.ts';
import { advanceOrder, setDisableds, setStock } from './integrations.ts';
import { getKitchenOrders } from './kitchen-orders.ts';
import {
  exportCounterDay,
  getCounterDay,
  getCounterDayOrders,
  getCounterDays,
} from './counter/days.ts';
import { getCounterCoupons, switchCoupon } from './counter/coupons.ts';
import { getRefundOptions, refundOrder } from './counter/refunds.ts';
import { getBanners, getDisableds, getMenu, getPrices, getProduct } from './menus.ts';
import { createCode, login, verifyAccount } from './login.ts';
import {
  cancelOrder,
  followOrder,
  getActiveOrders,
  getLastOrder,
  getOrder,
  getOrders,
  getOrdersJob,
  placeOrder,
} from './orders.ts';
import { getMercatTerms, getPage, getTerms } from './pages.ts';
import { startEndpoints } from './payments.ts';
import { createPushSubscription, deletePushSubscription } from './push-subscriptions.ts';
import { eraseMe, exportMe, unsubscribe } from './privacy.ts';
import {
  courierMessage,
  paymentWebhook,
  returnFromProvider,
  unsubscribeByMailbox,
} from './raw-endpoints.ts';
import {
  deliverStop,
  getRiderRun,
  pickUpStop,
  reportStopProblem,
  sendPosition,
  sharePosition,
} from './rider.ts';
import { getScheduledAvailability } from './schedule.ts';
import {
  endOneSession,
  endOtherSessions,
  endSession,
  endSessionsByKey,
  getSessions,
} from './sessions.ts';
import { getSettings } from './settings.ts';
import {
  createCartLink,
  createShoppingCart,
  deleteCartLink,
  getLastShoppingCart,
  getShoppingCart,
  updateShoppingCart,
} from './shopping-carts.ts';
import {
  getDefaultStore,
  getDeliveryStores,
  getPickUpStores,
  getStore,
  getStores,
} from './stores.ts';
import { createAnswers, getOrderPoll } from './surveys.ts';
import { getCompanies, getUsedCoupons } from './user-benefits.ts';
import { createGuest, getMe, updateMe } from './users.ts';

/**
 * Every endpoint of the API. The server does not compile unless each has a handler. OpenAPI and the
 * access table are printed from this list.
 */
export const allEndpoints = {
  getSettings,
  getDefaultStore,
  getStores,
  getPickUpStores,
  getDeliveryStores,
  getStore,
  getScheduledAvailability,
  getMenu,
  getProduct,
  getPrices,
  getDisableds,
  getBanners,
  getPage,
  getTerms,
  getMercatTerms,
  getAreas,
  searchPlaces,
  getPlace,
  reversePlace,
  getAddresses,
  createAddress,
  updateAddress,
  deleteAddress,
  priceCart,
  suggestiveSells,
  createShoppingCart,
  getLastShoppingCart,
  getShoppingCart,
  updateShoppingCart,
  createCartLink,
  deleteCartLink,
  createGuest,
  login,
  verifyAccount,
  createCode,
  getMe,
  updateMe,
  getSessions,
  endSession,
  endOtherSessions,
  endOneSession,
  endSessionsByKey,
  eraseMe,
  exportMe,
  unsubscribe,
  placeOrder,
  getOrdersJob,
  getActiveOrders,
  getLastOrder,
  getOrders,
  getOrder,
  cancelOrder,
  followOrder,
  getOrderPoll,
  createAnswers,
  getCompanies,
  getUsedCoupons,
  getCards,
  beginEnrolment,
  finishEnrolment,
  getUsersJob,
  createDeviceToken,
  deleteCard,
  reportClientError,
  ...startEndpoints,
  getRefundOptions,
  getCounterCoupons,
  switchCoupon,
  refundOrder,
  getCounterDay,
  getCounterDayOrders,
  exportCounterDay,
  getCounterDays,
  createPushSubscription,
  deletePushSubscription,
  getKitchenOrders,
  advanceOrder,
  setDisableds,
  setStock,
  createCounterCode,
  signInAtCounter,
  getDevicePeople,
  signInWithPin,
  lockCounter,
  signOutDevice,
  setPin,
  getCounterMe,
  getStaff,
  inviteStaff,
  changeStaff,
  removeStaff,
  getDevices,
  approveDevice,
  removeDevice,
  getActions,
  getStoreNow,
  changeStoreNow,
  getCounterDishes,
  markSoldOut,
  getCounterMenu,
  publishCounterMenu,
  previewCounterMenu,
  getMenuVersions,
  restoreMenuVersion,
  uploadMenuPicture,
  putOnSale,
  countStock,
  getCounterTicket,
  printTicket,
  getHeldMoney,
  getStoreMethods,
  getStoreSystem,
  sendWaitingOrders,
  getBoard,
  followBoard,
  acceptOrder,
  rejectOrder,
  startOrder,
  readyOrder,
  handOverOrder,
  dismissOrder,
  getStoreRiders,
  addRider,
  removeRider,
  createRun,
  changeRun,
  endRun,
  cancelStop,
  confirmStop,
  getRiderRun,
  pickUpStop,
  deliverStop,
  reportStopProblem,
  sharePosition,
  sendPosition,
  returnFromProvider,
  returnFromEnrolment,
  courierMessage,
  paymentWebhook,
  unsubscribeByMailbox,
} as const satisfies Record<string, Endpoint | RawEndpoint>;

type All = typeof allEndpoints;
/** Names of the endpoints whose body has an outside party's format. */
export type RawEndpointName = {
  [Name in keyof All]: All[Name] extends RawEndpoint ? Name : never;
}[keyof All];
export type EndpointName = Exclude<keyof All, RawEndpointName>;

const isName = (name: string): name is EndpointName =>
  name in allEndpoints && !(name in rawEndpoints);
const rawEndpoints: Readonly<Record<RawEndpointName, RawEndpoint>> = {
  returnFromProvider,
  returnFromEnrolment,
  courierMessage,
  paymentWebhook,
  unsubscribeByMailbox,
};
export const endpointNames: readonly EndpointName[] = Object.keys(allEndpoints).filter(isName);
