import type { Coupon } from '@comanda/domain/coupon/coupon.ts';
import { codeEndLength } from '@comanda/domain/coupon/invitation-code.ts';
import { overlappingWindows } from '@comanda/domain/hours/overlapping-windows.ts';
import { weekdays } from '@comanda/domain/hours/weekday.ts';
import { offersDispatch } from '@comanda/domain/store/offers-dispatch.ts';
import type { Store } from '@comanda/domain/store/store.ts';
import type { CouponFile } from './coupons-schema.ts';
import type { FolderContent } from './folder-content.ts';

type AddProblem = (reason: string, ...steps: (string | number)[]) => void;

/**
 * Checks coupons beyond their schema: with themselves, with each other, and with menus, stores,
 * companies and settings.
 */
export function checkCoupons(content: FolderContent, say: AddProblem): void {
  for (const [place, coupon] of content.coupons.entries()) {
    const sayHere: AddProblem = (reason, ...steps) => say(reason, place, ...steps);
    checkTimes(coupon, sayHere);
    checkDiscount(coupon, sayHere);
    checkRequires(coupon, sayHere);
    checkPlaces(coupon, content, sayHere);
    checkMenu(coupon, content, sayHere);
  }
  checkInvitations(content, say);
}

function checkTimes({ startsAt, endsAt, hours }: CouponFile, say: AddProblem): void {
  if (startsAt !== null && endsAt !== null && endsAt < startsAt)
    say('must not be before startsAt', 'endsAt');
  for (const day of weekdays) {
    const rows = [...hours.keys()].filter((at) => hours[at]?.days.includes(day));
    const windows = rows.flatMap((at) => hours[at] ?? []);
    for (const at of overlappingWindows(windows, ({ from, to }) => [from, to]))
      say(`overlaps another row of the weekday ${day}`, 'hours', rows[at] ?? 0);
  }
}

function checkDiscount(coupon: CouponFile, say: AddProblem): void {
  const { discount, on, maxUses, maxUsesPerUser } = coupon;
  const isOfLines = discount.kind === 'percent' || discount.kind === 'amount';
  if (!isOfLines && on.productIds.length + on.categoryIds.length > 0)
    say(`a discount of the kind "${discount.kind}" names no products or categories`, 'on');
  if (discount.kind === 'delivery' && on.notDiscounted)
    say('a discount of the kind "delivery" is not of lines', 'on', 'notDiscounted');
  if (discount.kind === 'delivery' && coupon.dispatchMethod === 'in_store')
    say('free delivery needs a delivery', 'dispatchMethod');
  if (maxUses !== null && maxUsesPerUser !== null && maxUsesPerUser > maxUses)
    say('must not be above maxUses', 'maxUsesPerUser');
}

/** Otherwise one unit would meet two requirements. */
function checkRequires({ requires }: CouponFile, say: AddProblem): void {
  for (const [place, { productIds }] of requires.entries()) {
    const earlier = new Set(requires.slice(0, place).flatMap((each) => each.productIds));
    for (const [at, id] of productIds.entries())
      if (earlier.has(id))
        say(`product ${id} is in another requirement`, 'requires', place, 'productIds', at);
  }
}

function checkPlaces(coupon: CouponFile, content: FolderContent, say: AddProblem): void {
  for (const [at, id] of coupon.storeIds.entries())
    if (!content.stores.some((store) => store.id === id))
      say(`there is no store ${id}`, 'storeIds', at);
  for (const [at, id] of coupon.companyIds.entries())
    if (!content.companies.some((company) => company.id === id))
      say(`companies.json has no company ${id}`, 'companyIds', at);
  checkStores(coupon, storesOf(coupon, content), say);
}

/**
 * Some store must take an order with the coupon. Stores that take no orders at all, as those of a
 * brand that shows its menu, say nothing.
 */
function checkStores(coupon: CouponFile, stores: readonly Store[], say: AddProblem): void {
  if (stores.every(({ orderMethod }) => orderMethod === 'neither')) return;
  for (const [at, method] of coupon.paymentMethods.entries())
    if (!stores.some(({ paymentMethods }) => paymentMethods.includes(method)))
      say(`no store of the coupon takes "${method}"`, 'paymentMethods', at);
  const dispatch = dispatchOf(coupon);
  if (dispatch !== null && !stores.some((store) => offersDispatch(store, dispatch)))
    say(`no store of the coupon offers "${dispatch}"`, 'dispatchMethod');
}

const dispatchOf = ({ discount, dispatchMethod }: CouponFile): Coupon['dispatchMethod'] =>
  discount.kind === 'delivery' ? 'store_delivery' : dispatchMethod;

const storesOf = ({ storeIds }: CouponFile, { stores }: FolderContent): readonly Store[] =>
  storeIds.length === 0 ? stores : stores.filter(({ id }) => storeIds.includes(id));

/**
 * Products and categories must be in a menu of the coupon's stores: otherwise nobody could use it.
 */
function checkMenu(coupon: CouponFile, content: FolderContent, say: AddProblem): void {
  const menuIds = new Set(storesOf(coupon, content).map(({ menuId }) => menuId));
  const categories = [...menuIds].flatMap(
    (id) => content.menus.get(`menus/${id}.json`)?.categories ?? [],
  );
  const known = {
    product: new Set<number>(categories.flatMap(({ products }) => products.map(({ id }) => id))),
    category: new Set<number>(categories.map(({ id }) => id)),
  };
  const check = (kind: keyof typeof known, id: number, ...steps: (string | number)[]) => {
    if (!known[kind].has(id)) say(`no menu of the coupon's stores has ${kind} ${id}`, ...steps);
  };
  const { discount, on, requires } = coupon;
  if (discount.kind === 'product') check('product', discount.productId, 'discount', 'productId');
  for (const [at, id] of on.productIds.entries()) check('product', id, 'on', 'productIds', at);
  for (const [at, id] of on.categoryIds.entries()) check('category', id, 'on', 'categoryIds', at);
  for (const [place, { productIds }] of requires.entries())
    for (const [at, id] of productIds.entries())
      check('product', id, 'requires', place, 'productIds', at);
}

/**
 * A brand has one invitation. Its codes, the prefix with further characters, must not be those of
 * other coupons.
 */
function checkInvitations({ coupons, settings }: FolderContent, say: AddProblem): void {
  const places = [...coupons.keys()].filter((at) => coupons[at]?.invitation);
  for (const at of places.slice(1)) say('a brand has one invitation', at, 'invitation');
  const invitation = coupons[places[0] ?? -1]?.invitation;
  if (!invitation) return;
  const { prefix, reward } = invitation;
  const length = prefix.length + codeEndLength;
  for (const [at, { code }] of coupons.entries())
    if (code.startsWith(prefix) && code.length === length)
      say(`has the form of an invitation with the prefix ${prefix}`, at, 'code');
  if (reward !== null && !settings.loyaltyProgram)
    say('points need loyaltyProgram in settings.json', places[0] ?? 0, 'invitation', 'reward');
}
