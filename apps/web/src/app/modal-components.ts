import { lazyPart } from '@comanda/ui/lazy-part.ts';
import type { ModalComponents } from '@comanda/ui/modals/modal-host.tsx';
import { MiniCart } from '../features/cart/mini-cart.tsx';
import type { ModalAnswers, ModalRequest } from '../shop/modals/modal-request.ts';

/**
 * The component of each modal. A modal that is declared without a line here does not compile. The
 * mini cart alone is in the first load.
 */
export const modalComponents: ModalComponents<ModalRequest, ModalAnswers> = {
  miniCart: MiniCart,
  cartCheckError: lazyPart(
    () => import('../screens/cart-check/cart-check-error.tsx'),
    'CartCheckError',
  ),
  suggestions: lazyPart(() => import('../features/cart/suggestions-modal.tsx'), 'SuggestionsModal'),
  publicMenuCategories: lazyPart(
    () => import('../features/public-menu/categories-modal.tsx'),
    'CategoriesModal',
  ),
  productInfo: lazyPart(
    () => import('../features/public-menu/product-info-modal.tsx'),
    'ProductInfoModal',
  ),
  dispatch: lazyPart(() => import('../screens/dispatch/dispatch-modal.tsx'), 'DispatchModal'),
  deliveryStores: lazyPart(
    () => import('../features/dispatch/delivery-stores-modal.tsx'),
    'DeliveryStoresModal',
  ),
  pickCommune: lazyPart(
    () => import('../features/address/municipality-modal.tsx'),
    'MunicipalityModal',
  ),
  addAddress: lazyPart(
    () => import('../features/address/saved-address-modal.tsx'),
    'SavedAddressModal',
  ),
  placeChanged: lazyPart(
    () => import('../features/dispatch/place-changed-modal.tsx'),
    'PlaceChangedModal',
  ),
  ageGate: lazyPart(() => import('../features/product/age-gate.tsx'), 'AgeGate'),
  orderConfirmation: lazyPart(
    () => import('../features/place-order/order-confirmation.tsx'),
    'OrderConfirmation',
  ),
  orderCreationStatus: lazyPart(
    () => import('../features/place-order/order-creation-status.tsx'),
    'OrderCreationStatus',
  ),
  unavailableProducts: lazyPart(
    () => import('../features/place-order/unavailable-products.tsx'),
    'UnavailableProducts',
  ),
  priceRises: lazyPart(
    () => import('../features/place-order/price-rises-modal.tsx'),
    'PriceRisesModal',
  ),
  noRiders: lazyPart(() => import('../features/place-order/no-riders.tsx'), 'NoRiders'),
  rewardError: lazyPart(() => import('../features/place-order/reward-error.tsx'), 'RewardError'),
  addTip: lazyPart(() => import('../features/checkout/add-tip-modal.tsx'), 'AddTipModal'),
  profileMenu: lazyPart(() => import('../features/account/profile-menu.tsx'), 'ProfileMenu'),
  login: lazyPart(() => import('../features/login/login-modal.tsx'), 'LoginModal'),
  logout: lazyPart(() => import('../features/account/logout-modal.tsx'), 'LogoutModal'),
  sessionClosed: lazyPart(
    () => import('../features/account/session-closed-modal.tsx'),
    'SessionClosedModal',
  ),
  endSessions: lazyPart(
    () => import('../features/account/end-sessions-modal.tsx'),
    'EndSessionsModal',
  ),
  unsubscribe: lazyPart(
    () => import('../features/account/unsubscribe-modal.tsx'),
    'UnsubscribeModal',
  ),
  forbidden: lazyPart(() => import('../features/account/forbidden-modal.tsx'), 'ForbiddenModal'),
  forgetMe: lazyPart(() => import('../features/account/forget-me-modal.tsx'), 'ForgetMeModal'),
  eraseMe: lazyPart(() => import('../features/account/erase-me-modal.tsx'), 'EraseMeModal'),
  changeEmail: lazyPart(
    () => import('../features/account/change-email-modal.tsx'),
    'ChangeEmailModal',
  ),
  orderDetail: lazyPart(
    () => import('../features/order/order-detail-modal.tsx'),
    'OrderDetailModal',
  ),
  fullOrderDetail: lazyPart(
    () => import('../features/order/full-order-detail-modal.tsx'),
    'FullOrderDetailModal',
  ),
  repeatOrder: lazyPart(
    () => import('../features/order/repeat-order-modal.tsx'),
    'RepeatOrderModal',
  ),
  paymentMethod: lazyPart(() => import('../features/payment/wallet-modal.tsx'), 'WalletModal'),
  providerForm: lazyPart(() => import('../features/payment/payment-frame.tsx'), 'PaymentFrame'),
  storeClosed: lazyPart(
    () => import('../features/store/store-closed-modal.tsx'),
    'StoreClosedModal',
  ),
  futureOrder: lazyPart(
    () => import('../features/schedule/future-order-modal.tsx'),
    'FutureOrderModal',
  ),
  topMessage: lazyPart(() => import('../features/menu/top-message-modal.tsx'), 'TopMessageModal'),
  addCard: lazyPart(() => import('../features/cards/add-card-modal.tsx'), 'AddCardModal'),
  cardPage: lazyPart(() => import('../features/cards/card-page-modal.tsx'), 'CardPageModal'),
  chooseCard: lazyPart(() => import('../features/cards/choose-card-modal.tsx'), 'ChooseCardModal'),
  cardForm: lazyPart(() => import('../features/cards/card-form-modal.tsx'), 'CardFormModal'),
  setCvc: lazyPart(() => import('../features/cards/set-cvc-modal.tsx'), 'SetCvcModal'),
  removeCard: lazyPart(() => import('../features/cards/remove-card-modal.tsx'), 'RemoveCardModal'),
  cardSubscription: lazyPart(
    () => import('../features/cards/card-subscription-modal.tsx'),
    'CardSubscriptionModal',
  ),
};
