import type { MenuId, StoreId } from '../ids.ts';
import type {
  DisabledItem,
  Menu,
  Modifier,
  PriceGroup,
  Product,
  StorePrice,
} from '../menu/menu.ts';
import type { EditTarget, MenuEdit } from './menu-edit.ts';

/**
 * Returns the menu as shoppers see it: the folder's menu, and over it the edits of the counter. An
 * edit of an item that the menu does not have counts for nothing. An offer that does not lower its
 * price, because an import changed the other of the two, is none.
 * docs/rules/counter-menu.md#edits-of-the-menu.
 */
export function menuWithEdits<M extends Omit<Menu, 'version'>>(
  menu: M,
  edits: readonly MenuEdit[],
): M {
  const edited = editedMenu(menu, edits);
  if (edited === menu) return menu;
  return {
    ...edited,
    products: edited.products.map(withoutVainOffer),
    modifierGroups: edited.modifierGroups.map((group) => ({
      ...group,
      modifiers: group.modifiers.map(withoutVainOffer),
    })),
  };
}

const withoutVainOffer = <Item extends Modifier | Product>(item: Item): Item =>
  item.discountPrice !== null && item.discountPrice >= item.price
    ? { ...item, discountPrice: null }
    : item;

/** Returns the folder's menu with the edits exactly as they are, to check them. */
export function editedMenu<M extends Omit<Menu, 'version'>>(
  menu: M,
  edits: readonly MenuEdit[],
): M {
  const own = edits.filter(({ menuId, storeId }) => menuId === menu.id && storeId === null);
  if (own.length === 0) return menu;
  return {
    ...menu,
    products: menu.products.map((product) =>
      productWith(product, editsOf(own, 'product', product.id)),
    ),
    modifierGroups: menu.modifierGroups.map((group) => ({
      ...group,
      modifiers: group.modifiers.map((modifier) =>
        modifierWith(modifier, editsOf(own, 'modifier', modifier.id)),
      ),
    })),
  };
}

const editsOf = (
  edits: readonly MenuEdit[],
  kind: EditTarget['kind'],
  id: number,
): readonly MenuEdit[] => edits.filter((edit) => edit.kind === kind && edit.id === id);

const productWith = (product: Product, edits: readonly MenuEdit[]): Product =>
  edits.reduce((edited, edit) => {
    if (edit.field === 'description') return { ...edited, description: edit.value };
    return edit.field === 'picture' ? withPicture(edited, edit) : withField(edited, edit);
  }, product);

/** An edit of a picture without the picture itself is a drafted one, which changes nothing here. */
const withPicture = (
  product: Product,
  { value, picture }: Extract<MenuEdit, { field: 'picture' }>,
): Product => {
  if (value === null) return { ...product, image: null };
  return picture === undefined ? product : { ...product, image: picture };
};

const modifierWith = (modifier: Modifier, edits: readonly MenuEdit[]): Modifier =>
  edits.reduce<Modifier>(withField, modifier);

/**
 * Sets a field that dishes and options share. Availability is none: {@link disabledWithEdits} has
 * it.
 */
function withField<Item extends Modifier | Product>(item: Item, edit: MenuEdit): Item {
  switch (edit.field) {
    case 'name':
      return { ...item, name: edit.value };
    case 'price':
      return edit.value === null ? item : { ...item, price: edit.value };
    case 'discountPrice':
      return { ...item, discountPrice: edit.value };
    case 'description':
    case 'picture':
    case 'isAvailable':
      return item;
  }
}

/** Returns the price group of a store with the prices that staff set for that store alone. */
export function pricesWithEdits(
  group: PriceGroup,
  edits: readonly MenuEdit[],
  store: { id: StoreId; menuId: MenuId },
): PriceGroup {
  const own = edits.filter(
    ({ storeId, menuId }) => storeId === store.id && menuId === store.menuId,
  );
  if (own.length === 0) return group;
  const prices = new Map<number, StorePrice>(group.prices.map((row) => [row.productId, row]));
  for (const edit of own) {
    const row = prices.get(edit.id) ?? priceOfNone(edit.id as StorePrice['productId']);
    if (edit.field === 'price' || edit.field === 'discountPrice')
      prices.set(edit.id, { ...row, [edit.field]: edit.value });
  }
  return { ...group, prices: [...prices.values()] };
}

/** The row of a dish for which the store sets nothing. */
const priceOfNone = (productId: StorePrice['productId']): StorePrice => ({
  productId,
  price: null,
  discountPrice: null,
  stock: null,
  withoutStockUntil: null,
});

/**
 * Returns the dishes and options of a menu that staff switched off at every store.
 * docs/rules/counter-menu.md#availability.
 */
export const disabledWithEdits = (
  menuId: MenuId,
  edits: readonly MenuEdit[],
): readonly DisabledItem[] =>
  edits.flatMap((edit) =>
    edit.menuId === menuId && edit.field === 'isAvailable' && !edit.value
      ? [{ deactivatableType: typeOf[edit.kind], deactivatableId: edit.id, endDate: null }]
      : [],
  );

const typeOf = { product: 'Product', modifier: 'Modifier' } as const;
