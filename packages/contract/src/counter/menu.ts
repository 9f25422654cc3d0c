import type { MenuId, ProductId, StoreId } from '@comanda/domain/ids.ts';
import { fieldLengths } from '@comanda/domain/limits/field-lengths.ts';
import { maxPictureBytes, payloadLimits } from '@comanda/domain/limits/payload-limits.ts';
import { menuSchema } from '@comanda/domain/menu/menu-schema.ts';
import { pictureSchema } from '@comanda/domain/menu/picture-schema.ts';
import { amount, fileId, instant } from '@comanda/domain/schema/fields.ts';
import * as v from 'valibot';
import { defineEndpoint } from '../define-endpoint.ts';
import { text } from '../fields.ts';
import { managers } from '../role-sets.ts';

const tag = 'Counter';
const params = v.object({ id: fileId<StoreId>() });

/**
 * `storeId` null: at every store of the menu; otherwise the price of a dish at that store alone.
 */
const target = {
  menuId: fileId<MenuId>(),
  kind: v.picklist(['product', 'modifier']),
  id: fileId<number>(),
  storeId: v.nullable(fileId<StoreId>()),
};
const name = { field: v.literal('name'), value: text(fieldLengths.dishName) };
const description = {
  field: v.literal('description'),
  value: text(fieldLengths.dishDescription),
};
/** null: the store has the price of the menu. */
const price = { field: v.literal('price'), value: v.nullable(amount) };
const discountPrice = { field: v.literal('discountPrice'), value: v.nullable(amount) };
const isAvailable = { field: v.literal('isAvailable'), value: v.boolean() };
/**
 * The URL of the dish's own picture in the folder, or of one that uploadMenuPicture answered; null:
 * no picture.
 */
const picture = { field: v.literal('picture'), value: v.nullable(text(fieldLengths.pictureUrl)) };

/** One edit of the menu. docs/rules/counter-menu.md#edits-of-the-menu. */
export const menuEditSchema = v.variant('field', [
  v.object({ ...target, ...name }),
  v.object({ ...target, ...description }),
  v.object({ ...target, ...price }),
  v.object({ ...target, ...discountPrice }),
  v.object({ ...target, ...isAvailable }),
  v.object({ ...target, ...picture }),
]);

/** An edit of a version, with the name of its item, and the value before it. */
const menuChangeSchema = v.variant('field', [
  v.object({ ...target, ...name, name: v.string(), before: v.string() }),
  v.object({ ...target, ...description, name: v.string(), before: v.string() }),
  v.object({ ...target, ...price, name: v.string(), before: v.nullable(amount) }),
  v.object({ ...target, ...discountPrice, name: v.string(), before: v.nullable(amount) }),
  v.object({ ...target, ...isAvailable, name: v.string(), before: v.boolean() }),
  v.object({ ...target, ...picture, name: v.string(), before: v.nullable(v.string()) }),
]);

/** The purposes that an uploaded picture is made for. */
const pictureUses = ['dish', 'wide', 'sameFormat'] as const;

const versionNumber = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(2_147_483_647));

/**
 * The menu of a store as its folder says, and the edits of the counter over it.
 * docs/rules/counter-menu.md#edits-of-the-menu.
 */
export const getCounterMenu = defineEndpoint({
  name: 'getCounterMenu',
  summary: 'The menu of a store as its folder says, and the edits of the counter over it',
  tag,
  method: 'GET',
  path: '/v1/counter/stores/:id/menu',
  access: managers,
  params,
  answer: v.object({
    /** The number of the version in force; 0: nothing was published. */
    version: versionNumber,
    menu: menuSchema,
    /** The stores that sell this menu. */
    storeIds: v.array(fileId<StoreId>()),
    /** The prices that the folder sets for single stores. */
    prices: v.array(
      v.object({
        storeId: fileId<StoreId>(),
        prices: v.array(
          v.object({
            productId: fileId<ProductId>(),
            price: v.nullable(amount),
            discountPrice: v.nullable(amount),
          }),
        ),
      }),
    ),
    edits: v.array(menuEditSchema),
  }),
});

/**
 * Publishes drafted edits as one version. REPEATED_DATABASE_VALUE: another version was published
 * since `basedOn`. INVALID_PARAMETER with `kind`, `id` and `field`: the folder would refuse the
 * value, or nothing changes (`edits`). PARAMETER_NOT_RELATED: an item that the menu does not have,
 * another store, or a picture that was not uploaded here. NOT_AUTHORIZED: an edit of every store by
 * a manager of some. docs/rules/counter-menu.md#one-version-at-a-time.
 */
export const publishCounterMenu = defineEndpoint({
  name: 'publishCounterMenu',
  summary: 'Publish drafted edits of the menu as one version',
  tag,
  method: 'POST',
  path: '/v1/counter/stores/:id/menu',
  access: managers,
  params,
  body: v.object({
    basedOn: versionNumber,
    edits: v.pipe(v.array(menuEditSchema), v.minLength(1), v.maxLength(payloadLimits.menuEdits)),
    note: text(fieldLengths.menuNote),
  }),
  answer: v.object({ version: versionNumber }),
  refusals: ['REPEATED_DATABASE_VALUE', 'PARAMETER_NOT_RELATED'],
  idempotencyKey: true,
});

/**
 * Renders a page of the shop as shoppers would see it with the drafted edits: the product's page,
 * or the menu if `productId` is null. Nothing is stored. Refused as publishCounterMenu.
 * docs/rules/counter-menu.md#preview.
 */
export const previewCounterMenu = defineEndpoint({
  name: 'previewCounterMenu',
  summary: 'A page of the shop with drafted edits of the menu over it',
  tag,
  method: 'POST',
  path: '/v1/counter/stores/:id/menu/preview',
  access: managers,
  params,
  body: v.object({
    edits: v.pipe(v.array(menuEditSchema), v.maxLength(payloadLimits.menuEdits)),
    productId: v.nullable(fileId<ProductId>()),
  }),
  answer: v.object({ html: v.string() }),
  refusals: ['PARAMETER_NOT_RELATED'],
});

/**
 * Uploads a picture for a draft: JPEG, PNG or WebP as it is. It is made like a picture of the
 * folder, and kept while a version of the menu names its URL. INVALID_PARAMETER with `problem`: why
 * it is refused (PictureProblem). docs/rules/counter-menu.md#pictures-of-dishes.
 */
export const uploadMenuPicture = defineEndpoint({
  name: 'uploadMenuPicture',
  summary: 'Upload the picture of a dish for a draft of the menu',
  tag,
  method: 'POST',
  path: '/v1/counter/menu/pictures',
  access: managers,
  allStores: true,
  fileBytes: maxPictureBytes,
  /**
   * `dish` unless said: a small picture. `wide`: a hero or a banner. `sameFormat`: a logo or an
   * icon, which keeps its format and size.
   */
  query: v.object({ use: v.optional(v.picklist(pictureUses)) }),
  answer: v.object({ picture: pictureSchema }),
  idempotencyKey: true,
});

/**
 * The versions of the brand's menu, the newest first. `after`: the number of the last one of the
 * page before.
 */
export const getMenuVersions = defineEndpoint({
  name: 'getMenuVersions',
  summary: 'The published versions of the menu: who, when and what changed',
  tag,
  method: 'GET',
  path: '/v1/counter/menu/versions',
  access: managers,
  query: v.object({ after: v.optional(versionNumber) }),
  answer: v.object({
    /**
     * `by` null: an import, or a person who left. `restored`: the version whose edits hold again.
     */
    versions: v.array(
      v.object({
        number: versionNumber,
        at: instant,
        by: v.nullable(v.string()),
        source: v.picklist(['counter', 'folder']),
        note: v.string(),
        restored: v.nullable(versionNumber),
        changes: v.array(menuChangeSchema),
      }),
    ),
    next: v.nullable(versionNumber),
  }),
});

/**
 * Publishes the edits of an earlier version again, as a new one; `number` 0: the folder's menu
 * without edits. Refused as publishCounterMenu. docs/rules/counter-menu.md#earlier-versions.
 */
export const restoreMenuVersion = defineEndpoint({
  name: 'restoreMenuVersion',
  summary: 'Go back to an earlier version of the menu',
  tag,
  method: 'POST',
  path: '/v1/counter/menu/versions',
  access: managers,
  body: v.object({ basedOn: versionNumber, number: versionNumber }),
  answer: v.object({ version: versionNumber }),
  refusals: ['REPEATED_DATABASE_VALUE'],
  idempotencyKey: true,
});
