import type { Cart, CartLine, Pick } from '../cart/cart.ts';
import { lineHash } from '../cart/line-hash.ts';
import type { CategoryId, GroupId, MenuId, ModifierId, ProductId, StoreId } from '../ids.ts';
import { indexMenu, type MenuIndex } from '../menu/menu-index.ts';
import type {
  DisabledItem,
  Modifier,
  ModifierGroup,
  Product,
  StoreMenu,
  StorePrice,
} from '../menu/menu.ts';
import { type Weekday, weekdays } from '../hours/weekday.ts';
import { minor } from '../money/money.ts';
import type { BusinessHours, DeliveryZone, DispatchMethod, Store } from '../store/store.ts';

/** Builders of ordinary data for tests: a test sets only unusual values. Amounts in minor units. */
export const productId = (id: number): ProductId => id as ProductId;
export const groupId = (id: number): GroupId => id as GroupId;
export const modifierId = (id: number): ModifierId => id as ModifierId;

/** A product that is sold everywhere, every day, without options. */
export const makeProduct = (id: number, rest: Partial<Product> = {}): Product => ({
  id: productId(id),
  categoryId: 1 as CategoryId,
  name: `Producto ${id}`,
  slug: `producto-${id}`,
  description: '',
  image: null,
  price: minor(5_000),
  discountPrice: null,
  badge: null,
  tags: [],
  allergens: [],
  kcal: null,
  modifierGroupIds: [],
  maxQuantityModifiers: null,
  cookingTime: 0,
  cookingTimeType: 'hour',
  startDatetime: null,
  endDatetime: null,
  availability: weekdays,
  availabilityTime: {},
  dispatchMethod: 'both',
  platform: ['web'],
  deferred: false,
  plus18: false,
  ...rest,
});

export const makeModifier = (id: number, price = 0, rest: Partial<Modifier> = {}): Modifier => ({
  id: modifierId(id),
  name: `Opción ${id}`,
  price: minor(price),
  discountPrice: null,
  maxQuantity: 1,
  ...rest,
});

/** An optional group of at most one. */
export const makeGroup = (
  id: number,
  modifiers: readonly Modifier[],
  rest: Partial<ModifierGroup> = {},
): ModifierGroup => ({
  id: groupId(id),
  name: `Grupo ${id}`,
  required: false,
  minimum: 0,
  maximum: 1,
  parentModifierId: null,
  modifiers,
  ...rest,
});

type MenuParts = {
  products: readonly Product[];
  groups?: readonly ModifierGroup[];
  prices?: readonly StorePrice[];
  disabled?: readonly DisabledItem[];
};

export const makeStoreMenu = ({
  products,
  groups = [],
  prices = [],
  disabled = [],
}: MenuParts): StoreMenu => ({
  menu: {
    id: 1 as MenuId,
    name: 'Carta',
    version: 1,
    categories: [
      {
        id: 1 as CategoryId,
        name: 'Todo',
        slug: 'todo',
        layout: 'large',
        productIds: products.map(({ id }) => id),
      },
    ],
    products,
    modifierGroups: groups,
  },
  prices: { channel: 'web', prices },
  disabled,
});

export const makeIndex = (parts: MenuParts): MenuIndex => indexMenu(makeStoreMenu(parts));

export const makePrice = (id: number, rest: Partial<StorePrice> = {}): StorePrice => ({
  productId: productId(id),
  price: null,
  discountPrice: null,
  stock: null,
  withoutStockUntil: null,
  ...rest,
});

export const makePick = (
  group: number,
  modifier: number,
  quantity = 1,
  parent: number | null = null,
): Pick => ({
  groupId: groupId(group),
  modifierId: modifierId(modifier),
  quantity,
  parentId: parent === null ? null : modifierId(parent),
});

export const makeLine = (
  id: number,
  count = 1,
  picks: readonly Pick[] = [],
  instructions = '',
): CartLine => ({
  hash: lineHash(productId(id), picks, instructions),
  productId: productId(id),
  count,
  picks,
  instructions,
});

export const makeCart = (
  lines: readonly CartLine[],
  dispatchMethod: DispatchMethod = 'in_store',
): Cart => ({
  storeId: 1 as StoreId,
  dispatchMethod,
  lines,
});

/** One window a day for both dispatch methods, times `HH:mm:ss`. */
export const makeHours = (
  openingTime: string,
  closingTime: string,
  days: readonly Weekday[] = weekdays,
): readonly BusinessHours[] =>
  days.flatMap((day) =>
    (['store_delivery', 'in_store'] as const).map((dispatchMethod) => ({
      day,
      openingTime,
      closingTime,
      dispatchMethod,
      position: 0,
    })),
  );

/** A square of about 4 km around Ñuñoa. */
export const makeZone = (rest: Partial<DeliveryZone> = {}): DeliveryZone => ({
  id: 1,
  name: 'Ñuñoa',
  polygon: [
    { latitude: -33.47, longitude: -70.63 },
    { latitude: -33.43, longitude: -70.63 },
    { latitude: -33.43, longitude: -70.59 },
    { latitude: -33.47, longitude: -70.59 },
  ],
  fee: minor(1_990),
  freeFrom: null,
  minimum: minor(0),
  maximum: null,
  waitTime: 35,
  ...rest,
});

/** A store in Santiago, open every day from 12:00 to 23:00 for delivery and pickup. */
export const makeStore = (rest: Partial<Store> = {}): Store => ({
  id: 1 as StoreId,
  name: 'Local Ñuñoa',
  phone: '+56 2 2345 6700',
  timeZone: 'America/Santiago',
  textAddress: 'Av. Irarrázaval 2014, Ñuñoa',
  commune: 'Ñuñoa',
  latitude: -33.4539,
  longitude: -70.6149,
  menuId: 1 as MenuId,
  orderMethod: 'both',
  subscription: 'active',
  futureOrdersEnabled: true,
  pickUpOpen: true,
  deliveryOpen: true,
  deliveryWaitTime: 35,
  pickUpWaitTime: 15,
  deliveryType: 'own_delivery',
  deliveryOptions: ['deliverDoor', 'waitOutside', 'leaveInDoor'],
  paymentMethods: ['webpay', 'cash', 'card'],
  checkoutQuestions: [],
  businessHours: makeHours('12:00:00', '23:00:00'),
  holidays: [],
  slotCapacity: null,
  busyMinutes: 0,
  pausedUntil: null,
  deliveryZones: [makeZone()],
  pickUpMinimum: minor(0),
  pickUpMaximum: null,
  ...rest,
});
