import { lazy } from 'react';
import { MiniCart } from '../features/cart/mini-cart.tsx';
import type { ModalComponents } from '@comanda/ui/modals/modal-host.tsx';
import type { ModalAnswers, ModalRequest } from '../shop/modals/modal-request.ts';

const dispatch = {
  place: lazy(() =>
    import('../screens/dispatch/dispatch-modal.tsx').then((module) => ({
      default: module.DispatchModal,
    })),
  ),
  stores: lazy(() =>
    import('../features/dispatch/delivery-stores-modal.tsx').then((module) => ({
      default: module.DeliveryStoresModal,
    })),
  ),
  area: lazy(() =>
    import('../features/address/municipality-modal.tsx').then((module) => ({
      default: module.MunicipalityModal,
    })),
  ),
  address: lazy(() =>
    import('../features/address/saved-address-modal.tsx').then((module) => ({
      default: module.SavedAddressModal,
    })),
  ),
  changed: lazy(() =>
    import('../features/dispatch/place-changed-modal.tsx').then((module) => ({
      default: module.PlaceChangedModal,
    })),
  ),
};

const placing = {
  confirmation: lazy(() =>
    import('../features/place-order/order-confirmation.tsx').then((module) => ({
      default: module.OrderConfirmation,
    })),
  ),
  status: lazy(() =>
    import('../features/place-order/order-creation-status.tsx').then((module) => ({
      default: module.OrderCreationStatus,
    })),
  ),
  unavailable: lazy(() =>
    import('../features/place-order/unavailable-products.tsx').then((module) => ({
      default: module.UnavailableProducts,
    })),
  ),
  priceRises: lazy(() =>
    import('../features/place-order/price-rises-modal.tsx').then((module) => ({
      default: module.PriceRisesModal,
    })),
  ),
  noRiders: lazy(() =>
    import('../features/place-order/no-riders.tsx').then((module) => ({
      default: module.NoRiders,
    })),
  ),
  reward: lazy(() =>
    import('../features/place-order/reward-error.tsx').then((module) => ({
      default: module.RewardError,
    })),
  ),
};
const account = {
  menu: lazy(() =>
    import('../features/account/profile-menu.tsx').then((module) => ({
      default: module.ProfileMenu,
    })),
  ),
  login: lazy(() =>
    import('../features/login/login-modal.tsx').then((module) => ({
      default: module.LoginModal,
    })),
  ),
  forbidden: lazy(() =>
    import('../features/account/forbidden-modal.tsx').then((module) => ({
      default: module.ForbiddenModal,
    })),
  ),
  logout: lazy(() =>
    import('../features/account/logout-modal.tsx').then((module) => ({
      default: module.LogoutModal,
    })),
  ),
  sessionClosed: lazy(() =>
    import('../features/account/session-closed-modal.tsx').then((module) => ({
      default: module.SessionClosedModal,
    })),
  ),
  endSessions: lazy(() =>
    import('../features/account/end-sessions-modal.tsx').then((module) => ({
      default: module.EndSessionsModal,
    })),
  ),
  unsubscribe: lazy(() =>
    import('../features/account/unsubscribe-modal.tsx').then((module) => ({
      default: module.UnsubscribeModal,
    })),
  ),
  forgetMe: lazy(() =>
    import('../features/account/forget-me-modal.tsx').then((module) => ({
      default: module.ForgetMeModal,
    })),
  ),
  eraseMe: lazy(() =>
    import('../features/account/erase-me-modal.tsx').then((module) => ({
      default: module.EraseMeModal,
    })),
  ),
  changeEmail: lazy(() =>
    import('../features/account/change-email-modal.tsx').then((module) => ({
      default: module.ChangeEmailModal,
    })),
  ),
};
const order = {
  detail: lazy(() =>
    import('../features/order/order-detail-modal.tsx').then((module) => ({
      default: module.OrderDetailModal,
    })),
  ),
  fullDetail: lazy(() =>
    import('../features/order/full-order-detail-modal.tsx').then((module) => ({
      default: module.FullOrderDetailModal,
    })),
  ),
  repeat: lazy(() =>
    import('../features/order/repeat-order-modal.tsx').then((module) => ({
      default: module.RepeatOrderModal,
    })),
  ),
};
const payment = {
  wallet: lazy(() =>
    import('../features/payment/wallet-modal.tsx').then((module) => ({
      default: module.WalletModal,
    })),
  ),
  frame: lazy(() =>
    import('../features/payment/payment-frame.tsx').then((module) => ({
      default: module.PaymentFrame,
    })),
  ),
};
const cards = {
  add: lazy(() =>
    import('../features/cards/add-card-modal.tsx').then((module) => ({
      default: module.AddCardModal,
    })),
  ),
  page: lazy(() =>
    import('../features/cards/card-page-modal.tsx').then((module) => ({
      default: module.CardPageModal,
    })),
  ),
  choose: lazy(() =>
    import('../features/cards/choose-card-modal.tsx').then((module) => ({
      default: module.ChooseCardModal,
    })),
  ),
  form: lazy(() =>
    import('../features/cards/card-form-modal.tsx').then((module) => ({
      default: module.CardFormModal,
    })),
  ),
  subscription: lazy(() =>
    import('../features/cards/card-subscription-modal.tsx').then((module) => ({
      default: module.CardSubscriptionModal,
    })),
  ),
  cvc: lazy(() =>
    import('../features/cards/set-cvc-modal.tsx').then((module) => ({
      default: module.SetCvcModal,
    })),
  ),
  remove: lazy(() =>
    import('../features/cards/remove-card-modal.tsx').then((module) => ({
      default: module.RemoveCardModal,
    })),
  ),
};
const suggestions = lazy(() =>
  import('../features/cart/suggestions-modal.tsx').then((module) => ({
    default: module.SuggestionsModal,
  })),
);
const cartCheckError = lazy(() =>
  import('../screens/cart-check/cart-check-error.tsx').then((module) => ({
    default: module.CartCheckError,
  })),
);
const publicMenu = {
  categories: lazy(() =>
    import('../features/public-menu/categories-modal.tsx').then((module) => ({
      default: module.CategoriesModal,
    })),
  ),
  product: lazy(() =>
    import('../features/public-menu/product-info-modal.tsx').then((module) => ({
      default: module.ProductInfoModal,
    })),
  ),
};
const storeClosed = lazy(() =>
  import('../features/store/store-closed-modal.tsx').then((module) => ({
    default: module.StoreClosedModal,
  })),
);
const futureOrder = lazy(() =>
  import('../features/schedule/future-order-modal.tsx').then((module) => ({
    default: module.FutureOrderModal,
  })),
);
const topMessage = lazy(() =>
  import('../features/menu/top-message-modal.tsx').then((module) => ({
    default: module.TopMessageModal,
  })),
);
const ageGate = lazy(() =>
  import('../features/product/age-gate.tsx').then((module) => ({ default: module.AgeGate })),
);
const addTip = lazy(() =>
  import('../features/checkout/add-tip-modal.tsx').then((module) => ({
    default: module.AddTipModal,
  })),
);

/** The component of each modal kind. A new kind does not compile without one. */
export const modalComponents: ModalComponents<ModalRequest, ModalAnswers> = {
  miniCart: MiniCart,
  cartCheckError,
  suggestions,
  publicMenuCategories: publicMenu.categories,
  productInfo: publicMenu.product,
  dispatch: dispatch.place,
  deliveryStores: dispatch.stores,
  pickCommune: dispatch.area,
  addAddress: dispatch.address,
  placeChanged: dispatch.changed,
  ageGate,
  orderConfirmation: placing.confirmation,
  orderCreationStatus: placing.status,
  unavailableProducts: placing.unavailable,
  priceRises: placing.priceRises,
  noRiders: placing.noRiders,
  rewardError: placing.reward,
  addTip,
  profileMenu: account.menu,
  login: account.login,
  logout: account.logout,
  sessionClosed: account.sessionClosed,
  endSessions: account.endSessions,
  unsubscribe: account.unsubscribe,
  forbidden: account.forbidden,
  forgetMe: account.forgetMe,
  eraseMe: account.eraseMe,
  changeEmail: account.changeEmail,
  orderDetail: order.detail,
  fullOrderDetail: order.fullDetail,
  repeatOrder: order.repeat,
  paymentMethod: payment.wallet,
  providerForm: payment.frame,
  storeClosed,
  futureOrder,
  topMessage,
  addCard: cards.add,
  cardPage: cards.page,
  chooseCard: cards.choose,
  cardForm: cards.form,
  setCvc: cards.cvc,
  removeCard: cards.remove,
  cardSubscription: cards.subscription,
};
