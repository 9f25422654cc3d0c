import { draftSections } from '@comanda/domain/draft/draft-edit.ts';
import { fieldLengths } from '@comanda/domain/limits/field-lengths.ts';
import { payloadLimits } from '@comanda/domain/limits/payload-limits.ts';
import { menuSchema } from '@comanda/domain/menu/menu-schema.ts';
import { offerSchema } from '@comanda/domain/offer/offer-schema.ts';
import { amount, fileId, instant } from '@comanda/domain/schema/fields.ts';
import { publicStoreSchema } from '@comanda/domain/store/store-schema.ts';
import type { ProductId, StoreId } from '@comanda/domain/ids.ts';
import * as v from 'valibot';
import { defineEndpoint } from '../define-endpoint.ts';
import { text } from '../fields.ts';
import { managers } from '../role-sets.ts';
import { draftEditSchema } from './draft-edit.ts';

const tag = 'Counter';
const number = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(2_147_483_647));

/** An edit with who made it last, and when. `isMine`: the caller did. */
const keptEdit = v.object({
  edit: draftEditSchema,
  by: v.nullable(v.string()),
  at: instant,
  isMine: v.boolean(),
  /**
   * The value as JSON text that the published file has now, if it changed since the edit was made;
   * null: it did not.
   */
  publishedInstead: v.nullable(v.string()),
});

/**
 * A section is read, drafted and published without the others. Managers have the menu, owners all:
 * a manager gets NOT_AUTHORIZED for the look, the coupons and the stores.
 * docs/rules/back-office.md#sections-of-a-brand.
 */
const params = v.object({ section: v.picklist(draftSections) });

/** A store as coupons need it. `deliveryFee`: its lowest one; null: it does not deliver. */
const storeOfCoupons = v.object({
  ...v.pick(publicStoreSchema, ['id', 'name', 'timeZone', 'menuId', 'paymentMethods']).entries,
  deliveryFee: v.nullable(amount),
});

/**
 * All that the coupons of a brand may be for, and the menus and combos with which they are tried.
 */
const couponSubjects = v.object({
  menus: v.array(menuSchema),
  offers: v.array(offerSchema),
  stores: v.array(storeOfCoupons),
  companies: v.array(v.object({ id: number, name: v.string() })),
});

const draftAnswer = v.object({
  /** The number of the section's published version; 0: nothing was published here. */
  version: number,
  /** Rises with each change of the section's draft. */
  revision: number,
  edits: v.array(keptEdit),
});

/**
 * A section of the brand as published, as the files of its folder, and the draft of all staff over
 * them. `content`: the file's text. Of `settings.json` the look has the settings that show, and
 * `pages.json` comes with the files of its pages. docs/rules/back-office.md#edits-of-a-draft.
 */
export const getBrandDraft = defineEndpoint({
  name: 'getBrandDraft',
  summary: 'A section of the brand as files, and the draft of all staff over them',
  tag,
  method: 'GET',
  path: '/v1/counter/brand/:section/draft',
  access: managers,
  allStores: true,
  params,
  /** `known`: the `state` that the caller has; 204 if it still holds. */
  query: v.object({ known: v.optional(text(fieldLengths.draftState)) }),
  also204: true,
  answer: v.object({
    ...draftAnswer.entries,
    /** Names what was read: it changes with the draft, and with whatever is published. */
    state: v.string(),
    files: v.array(v.object({ path: v.string(), content: v.string() })),
    /** The addresses of the pictures that the files name. */
    pictures: v.array(v.object({ path: v.string(), url: v.string() })),
    /** The stores that sell each menu, for the preview. */
    stores: v.array(v.object({ id: fileId<StoreId>(), menu: v.string() })),
    /** The fonts to choose from: those that ship with the product. Of the look alone. */
    fonts: v.array(v.object({ family: v.string(), url: v.string() })),
    /** null: another section than the coupons. */
    couponSubjects: v.nullable(couponSubjects),
  }),
});

/**
 * Keeps edits in the draft that all staff shares, and takes others out by their key. Each edit
 * names the value that the person saw: if somebody else has meanwhile drafted another one for the
 * field, it is not kept, and the answer lists it in `conflicts`. Safe to repeat. INVALID_PARAMETER:
 * an edit that is none, or too many of them. docs/rules/back-office.md#two-people-at-once.
 */
export const saveBrandDraft = defineEndpoint({
  name: 'saveBrandDraft',
  summary: 'Keep edits in the draft of a section, or take them out',
  tag,
  method: 'POST',
  path: '/v1/counter/brand/:section/draft',
  access: managers,
  allStores: true,
  params,
  body: v.object({
    edits: v.pipe(
      v.array(v.object({ edit: draftEditSchema, seen: v.nullable(text(fieldLengths.draftValue)) })),
      v.maxLength(payloadLimits.draftEdits),
    ),
    drop: v.pipe(v.array(text(fieldLengths.draftKey)), v.maxLength(payloadLimits.draftEdits)),
  }),
  answer: v.object({
    ...draftAnswer.entries,
    conflicts: v.array(
      v.object({ key: v.string(), value: v.nullable(v.string()), by: v.nullable(v.string()) }),
    ),
  }),
});

const problem = v.object({
  /** The item that is wrong, and its field; null: the menu as a whole. */
  list: v.nullable(v.string()),
  id: v.nullable(number),
  field: v.string(),
  /** In English, as the import of a folder prints it. */
  reason: v.string(),
});

/** docs/rules/back-office.md#consequences-of-changed-stores. */
const storeConsequences = v.object({
  /** Deliveries under way whose store has no zone for their address any more. */
  ordersOutside: number,
  /** Saved addresses to which no store delivers any more. */
  addressesOutside: number,
  /** Orders for later at a store that takes none of their kind any more. */
  scheduledAtClosed: number,
  /** Names of open stores that offer delivery or pickup without an hour. */
  withoutHours: v.array(v.string()),
});

/** Lists the reasons against a publication of the draft, and counts the carts it would touch. */
export const checkBrandDraft = defineEndpoint({
  name: 'checkBrandDraft',
  summary: 'What stands against the publication of the draft, and what it would change',
  tag,
  method: 'GET',
  path: '/v1/counter/brand/:section/check',
  access: managers,
  allStores: true,
  params,
  answer: v.object({
    problems: v.array(problem),
    /** Stored carts that hold a dish which the draft removes. */
    cartsWithRemoved: number,
    /** The consequences of changed stores; null: another section, or an empty draft. */
    stores: v.nullable(storeConsequences),
  }),
});

/**
 * Publishes the whole draft of a section as one version, or nothing. REPEATED_DATABASE_VALUE:
 * another version was published since `basedOn`, or the draft was changed since `revision`.
 * INVALID_PARAMETER with `list`, `id` and `field`: the import of a folder would refuse it; with
 * `field` `edits`: nothing to publish, or an edit of a field that was published with another value
 * meanwhile. docs/rules/back-office.md#publication.
 */
export const publishBrandDraft = defineEndpoint({
  name: 'publishBrandDraft',
  summary: 'Publish the draft of a section as one version',
  tag,
  method: 'POST',
  path: '/v1/counter/brand/:section/versions',
  access: managers,
  allStores: true,
  params,
  body: v.object({ basedOn: number, revision: number, note: text(fieldLengths.menuNote) }),
  answer: v.object({ version: number }),
  refusals: ['REPEATED_DATABASE_VALUE'],
  idempotencyKey: true,
});

/**
 * Renders a page with the draft of a section: a dish's page, the menu without one, or a mail of the
 * brand. `css`: the drafted theme, which the page does not have; null: the published one.
 * NOT_FOUND: no such store, or the coupons, which no page shows.
 */
export const previewBrandDraft = defineEndpoint({
  name: 'previewBrandDraft',
  summary: 'A page of the shop, or a mail, with the draft of a section over it',
  tag,
  method: 'GET',
  path: '/v1/counter/brand/:section/preview',
  access: managers,
  allStores: true,
  params,
  query: v.object({
    storeId: fileId<StoreId>(),
    productId: v.optional(fileId<ProductId>()),
    kind: v.picklist(['page', 'checkout', 'mail']),
  }),
  answer: v.object({ html: v.string(), css: v.nullable(v.string()) }),
});

/**
 * The published versions of a section, the newest first; at most thirty, before the number `after`.
 */
export const getBrandVersions = defineEndpoint({
  name: 'getBrandVersions',
  summary: 'The published versions of a section: who, when and what changed',
  tag,
  method: 'GET',
  path: '/v1/counter/brand/:section/versions',
  access: managers,
  allStores: true,
  params,
  query: v.object({ after: v.optional(number) }),
  answer: v.object({
    versions: v.array(
      v.object({
        number,
        at: instant,
        /** null: an import, or a person who left. */
        by: v.nullable(v.string()),
        source: v.picklist(['back-office', 'folder']),
        note: v.string(),
        restored: v.nullable(number),
        /** `before`: JSON text of the value before; null of an item that was new. */
        changes: v.array(
          v.object({
            edit: draftEditSchema,
            name: v.string(),
            before: v.nullable(v.string()),
          }),
        ),
      }),
    ),
    next: v.nullable(number),
  }),
});

/**
 * The dishes that stood in an earlier version of the menus and stand in no menu now, at most 100,
 * those that left last first. docs/rules/back-office.md#removed-dishes-come-back.
 */
export const getArchivedDishes = defineEndpoint({
  name: 'getArchivedDishes',
  summary: 'The dishes that were taken off the menus, as they stood last',
  tag,
  method: 'GET',
  path: '/v1/counter/brand/menu/archive',
  access: managers,
  allStores: true,
  answer: v.object({
    dishes: v.pipe(
      v.array(
        v.object({
          /** The path of the menu's file. */
          file: v.string(),
          id: number,
          /** The dish as JSON text, in the values of the file: amounts in major units. */
          value: v.string(),
          categoryId: number,
          categoryName: v.string(),
          pictureUrl: v.nullable(v.string()),
          /** When and by whom it left; null: an import, the counter, or a person who left. */
          at: v.nullable(instant),
          by: v.nullable(v.string()),
        }),
      ),
      v.maxLength(payloadLimits.archivedDishes),
    ),
  }),
});

/**
 * Publishes a section of an earlier version again, as a new one. Refused as publishBrandDraft, and
 * NOT_FOUND for a version that is unknown or deleted. The draft stays.
 */
export const restoreBrandVersion = defineEndpoint({
  name: 'restoreBrandVersion',
  summary: 'Go back to an earlier version of a section',
  tag,
  method: 'POST',
  path: '/v1/counter/brand/:section/versions/:number/restore',
  access: managers,
  allStores: true,
  params: v.object({ ...params.entries, number: v.pipe(number, v.minValue(1)) }),
  body: v.object({ basedOn: number }),
  answer: v.object({ version: number }),
  refusals: ['REPEATED_DATABASE_VALUE'],
  idempotencyKey: true,
});
