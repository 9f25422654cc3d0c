import type { Locale } from '@comanda/domain/country/countries.ts';
import { addressesTexts } from './areas/addresses.ts';
import { cardsTexts } from './areas/cards.ts';
import { cartTexts } from './areas/cart.ts';
import { checkoutTexts } from './areas/checkout.ts';
import { commonTexts } from './areas/common.ts';
import { counterBrandCouponsTexts } from './areas/counter-brand-coupons.ts';
import { counterBrandPaymentsTexts } from './areas/counter-brand-payments.ts';
import { counterBrandRulesTexts } from './areas/counter-brand-rules.ts';
import { counterBrandStoresTexts } from './areas/counter-brand-stores.ts';
import { counterLookTexts } from './areas/counter-look.ts';
import { counterMenuTexts } from './areas/counter-menu.ts';
import { counterMoneyTexts } from './areas/counter-money.ts';
import { counterNumbersTexts } from './areas/counter-numbers.ts';
import { counterCouponsTexts } from './areas/counter-coupons.ts';
import { counterBoardTexts } from './areas/counter-board.ts';
import { counterBrandTexts } from './areas/counter-brand.ts';
import { counterOfflineTexts } from './areas/counter-offline.ts';
import { counterShellTexts } from './areas/counter-shell.ts';
import { counterTicketTexts } from './areas/counter-ticket.ts';
import { counterPrintersTexts } from './areas/counter-printers.ts';
import { counterSearchTexts } from './areas/counter-search.ts';
import { counterRemovalTexts } from './areas/counter-removal.ts';
import { printingTexts } from './areas/printing.ts';
import { counterSurveyTexts } from './areas/counter-survey.ts';
import { counterUpcomingTexts } from './areas/counter-upcoming.ts';
import { counterStaffTexts } from './areas/counter-staff.ts';
import { counterStoreTexts } from './areas/counter-store.ts';
import { counterRiderCashTexts } from './areas/counter-rider-cash.ts';
import { counterRidersTexts } from './areas/counter-riders.ts';
import { riderPageTexts } from './areas/rider-page.ts';
import { couponsTexts } from './areas/coupons.ts';
import { dispatchTexts } from './areas/dispatch.ts';
import { errorsTexts } from './areas/errors.ts';
import { fieldsTexts } from './areas/fields.ts';
import { loginTexts } from './areas/login.ts';
import { menuTexts } from './areas/menu.ts';
import { myCouponsTexts } from './areas/my-coupons.ts';
import { offersTexts } from './areas/offers.ts';
import { ordersTexts } from './areas/orders.ts';
import { paymentsTexts } from './areas/payments.ts';
import { pointsTexts } from './areas/points.ts';
import { profileTexts } from './areas/profile.ts';
import { publicMenuTexts } from './areas/public-menu.ts';
import { remoteCartTexts } from './areas/remote-cart.ts';
import { scheduleTexts } from './areas/schedule.ts';
import { brandOpeningTexts } from './areas/brand-opening.ts';
import { signUpTexts } from './areas/sign-up.ts';
import { suggestionsTexts } from './areas/suggestions.ts';
import { surveyTexts } from './areas/survey.ts';
import { requestsTexts } from './areas/requests.ts';
import { sessionTexts } from './areas/session.ts';

/**
 * Every text of the product by area: `textsFor('es-CL').menu.addToCart('Doble')`. A page that needs
 * few texts imports its areas instead.
 */
export const textsFor = (locale: Locale) => ({
  addresses: addressesTexts(locale),
  cards: cardsTexts(locale),
  cart: cartTexts(locale),
  checkout: checkoutTexts(locale),
  common: commonTexts(locale),
  counterBrand: counterBrandTexts(locale),
  counterBrandCoupons: counterBrandCouponsTexts(locale),
  counterBrandPayments: counterBrandPaymentsTexts(locale),
  counterBrandRules: counterBrandRulesTexts(locale),
  counterBrandStores: counterBrandStoresTexts(locale),
  counterLook: counterLookTexts(locale),
  counterMenu: counterMenuTexts(locale),
  counterMoney: counterMoneyTexts(locale),
  counterNumbers: counterNumbersTexts(locale),
  counterCoupons: counterCouponsTexts(locale),
  counterBoard: counterBoardTexts(locale),
  counterOffline: counterOfflineTexts(locale),
  counterShell: counterShellTexts(locale),
  counterTicket: counterTicketTexts(locale),
  counterPrinters: counterPrintersTexts(locale),
  counterSearch: counterSearchTexts(locale),
  counterRemoval: counterRemovalTexts(locale),
  printing: printingTexts(locale),
  counterSurvey: counterSurveyTexts(locale),
  counterUpcoming: counterUpcomingTexts(locale),
  counterStaff: counterStaffTexts(locale),
  counterStore: counterStoreTexts(locale),
  counterRiderCash: counterRiderCashTexts(locale),
  counterRiders: counterRidersTexts(locale),
  riderPage: riderPageTexts(locale),
  coupons: couponsTexts(locale),
  dispatch: dispatchTexts(locale),
  errors: errorsTexts(locale),
  fields: fieldsTexts(locale),
  login: loginTexts(locale),
  menu: menuTexts(locale),
  myCoupons: myCouponsTexts(locale),
  offers: offersTexts(locale),
  orders: ordersTexts(locale),
  payments: paymentsTexts(locale),
  points: pointsTexts(locale),
  profile: profileTexts(locale),
  publicMenu: publicMenuTexts(locale),
  remoteCart: remoteCartTexts(locale),
  schedule: scheduleTexts(locale),
  suggestions: suggestionsTexts(locale),
  brandOpening: brandOpeningTexts(locale),
  signUp: signUpTexts(locale),
  survey: surveyTexts(locale),
  requests: requestsTexts(locale),
  session: sessionTexts(locale),
});
