import { codeOfEdit } from '@comanda/domain/draft/coupon-files.ts';
import { draftFieldOf } from '@comanda/domain/draft/draft-fields.ts';
import { type DraftEdit, type DraftList, isMenuList } from '@comanda/domain/draft/draft-edit.ts';
import type { DraftFiles } from '@comanda/domain/draft/apply-draft.ts';
import { isJsonList, isJsonObject, type Json, textOf } from '@comanda/domain/draft/json.ts';
import { type FileItem, itemOf, itemsOf } from '@comanda/domain/draft/menu-file.ts';
import { zoneOfEdit, zonesOf } from '@comanda/domain/draft/store-files.ts';
import { productTags } from '@comanda/domain/menu/product-tags.ts';
import { fromMajor, zero } from '@comanda/domain/money/money.ts';
import { useCounter } from '../app-context.ts';
import { useMoney } from '../use-money.ts';
import { shortDay } from './short-day.ts';
import { useBrandTexts } from './use-brand-texts.ts';

const moneyFields = [
  ...['price', 'discountPrice', 'minimumBill', 'pickUpMinimum', 'pickUpMaximum'],
  ...['fee', 'freeFrom', 'serviceFee', 'pointRate', 'minAmount', 'maxAmount'],
];
/** Amounts of a zone whose fields have the names of numbers elsewhere. */
const zoneAmounts = /^deliveryZones\/\d+\/(minimum|maximum)$/;
/** Fields of which the words would say nothing to a person. */
const plainFields = ['image', 'availabilityTime', 'startDatetime', 'endDatetime', 'modifiers'];
/** Settings of the look whose value is a word that people read. */
const readSettings = ['commerceName', 'title', 'text', 'name', 'maxPerOrder', 'beforeCheckout'];

/** Rules of a coupon whose value is a word, a number or an amount. */
const readRules = ['name', 'enabled', 'minimumBill', 'maxUses', 'maxUsesPerUser', 'firstPurchase'];

/** Rules of the brand whose value is a word, a number or an amount. */
const readOfBrand = [
  ...['maxDaysAvailableFutureOrder', 'tipPresets', 'serviceFee', 'pointRate', 'loyaltyProgram'],
  ...['courierTolerancePercent', 'loyaltyProgramParams/name', 'loyaltyProgramParams/minAmount'],
  'loyaltyProgramParams/maxAmount',
];

/** Facts of a store or of a zone whose value is a word, a number or an amount. */
const readFacts = [
  ...['name', 'phone', 'textAddress', 'commune', 'futureOrdersEnabled', 'acceptMinutes'],
  ...['deliveryWaitTime', 'pickUpWaitTime', 'pickUpMinimum', 'pickUpMaximum', 'slotCapacity'],
  ...['fee', 'freeFrom', 'minimum', 'maximum', 'waitTime'],
];

type SetEdit = Extract<DraftEdit, { op: 'set' }>;

function isPlain({ list, field }: SetEdit): boolean {
  if (isMenuList(list)) return plainFields.includes(field);
  if (list === 'coupons') return !readRules.includes(ruleOf(field));
  if (list === 'stores') return !readFacts.includes(field.replace(/^deliveryZones\/\d+\//, ''));
  if (list === 'rules') return !readOfBrand.includes(field);
  return list === 'pages' || !readSettings.includes(field);
}

/** A menu's file leaves `hidden` out of what the shop shows, so its values are no words. */
const isHiding = ({ list, field }: SetEdit): boolean => isMenuList(list) && field === 'hidden';

/** The rule of a coupon that an edit sets; empty: the whole coupon. */
const ruleOf = (field: string): string => field.split('/').slice(1).join('/');
const longestValue = 60;

type EditWords = {
  /** A change without its item: "Precio: Q 40.00 → Q 45.00". */
  change: (edit: DraftEdit, before: Json) => string;
  field: (list: DraftList, field: string) => string;
  value: (field: string, value: Json) => string;
};

/** Returns functions that write edits of a draft as staff reads them. */
export function useEditWords(menus: DraftFiles): EditWords {
  const texts = useBrandTexts();
  const money = useMoney();
  const { country } = useCounter().page;
  const fieldName = (list: DraftList, name: string): string => {
    const field = draftFieldOf(list, name);
    return field === null ? texts.otherField : texts.fields[field];
  };
  const valueText = (path: string, value: Json): string => {
    const field = path.slice(path.lastIndexOf('/') + 1);
    if (value === null || value === '') return texts.changeOf.nothing;
    if ((moneyFields.includes(field) || zoneAmounts.test(path)) && typeof value === 'number')
      return money(fromMajor(value, country.decimals) ?? zero);
    if (typeof value === 'boolean') return value ? texts.changeOf.yes : texts.changeOf.no;
    if (isJsonObject(value)) return texts.changeOf.another;
    if (isJsonList(value)) return listText(field, value);
    const text = wordOf(field, plainText(value));
    return text.length > longestValue ? `${text.slice(0, longestValue)}…` : text;
  };
  const wordOf = (field: string, value: string): string => {
    if (field === 'dispatchMethod') return dispatchWords()[value] ?? value;
    if (field === 'layout')
      return value === 'large' ? texts.form.layoutLarge : texts.form.layoutSmall;
    return value;
  };
  const dispatchWords = (): Readonly<Record<string, string>> => ({
    both: texts.form.dispatchBoth,
    store_delivery: texts.form.dispatchDelivery,
    in_store: texts.form.dispatchPickup,
  });
  const listText = (field: string, values: readonly Json[]): string => {
    const names = values.map((each) => {
      if (field === 'availability') return shortDay(Number(each));
      if (field === 'modifierGroupIds') return groupName(menus, Number(each));
      const tag = productTags.find((known) => known === each);
      return tag === undefined ? plainText(each) : texts.tags[tag];
    });
    return names.length === 0 ? texts.changeOf.nothing : names.join(', ');
  };
  /** A zone that comes, goes or was drawn anew. */
  const zoneText = ({ list, field, value }: SetEdit, before: Json): string => {
    if (value === null) return texts.changeOf.removeCoupon;
    return before === null ? texts.changeOf.addZone : texts.changeOf.plain(fieldName(list, field));
  };
  /** A coupon that comes, goes or was written anew. */
  const wholeText = ({ list, field, value }: SetEdit, before: Json): string => {
    if (value === null) return texts.changeOf.removeCoupon;
    return before === null
      ? texts.changeOf.add.coupons
      : texts.changeOf.plain(fieldName(list, field));
  };
  return {
    field: fieldName,
    value: valueText,
    change: (edit, before) => {
      switch (edit.op) {
        case 'add':
          return texts.changeOf.add[edit.list];
        case 'move':
          return texts.changeOf.move;
        case 'remove':
          return texts.changeOf.remove;
        case 'set':
          if (isHiding(edit))
            return edit.value === true ? texts.changeOf.hide : texts.changeOf.show;
          if (edit.list === 'coupons' && ruleOf(edit.field) === '') return wholeText(edit, before);
          if (isWholeZone(edit)) return zoneText(edit, before);
          return isPlain(edit)
            ? texts.changeOf.plain(fieldName(edit.list, edit.field))
            : texts.changeOf.set({
                field: fieldName(edit.list, edit.field),
                before: valueText(edit.field, before),
                after: valueText(edit.field, edit.value),
              });
      }
    },
  };
}

const isWholeZone = ({ list, field }: SetEdit): boolean =>
  list === 'stores' && /^deliveryZones\/\d+$/.test(field);

/** Writes a value that has no words of its own. */
const plainText = (value: Json): string =>
  typeof value === 'string' ? value : JSON.stringify(value);

function groupName(menus: DraftFiles, id: number): string {
  for (const file of menus.values()) {
    const group = itemsOf(file, 'groups').find(({ item }) => item.id === id);
    if (group) return textOf(group.item, 'name');
  }
  return String(id);
}

/** Returns the name of a dish or the like, or the title of a banner; empty without one. */
export const nameOfItem = (item: FileItem): string => textOf(item, 'name') || textOf(item, 'title');

/** Returns the name of an edit's item in the files; empty if they do not have it. */
export function itemName(menus: DraftFiles, edit: DraftEdit): string {
  if (edit.list === 'coupons') return codeOfEdit(edit);
  const file = menus.get(edit.file);
  const placed = file === undefined ? null : itemOf(file, edit);
  if (placed !== null) return [nameOfItem(placed.item), ...zoneName(placed.item, edit)].join(' · ');
  return edit.op === 'add' && typeof edit.value['name'] === 'string' ? edit.value['name'] : '';
}

/** Returns the name of the zone that an edit changes, if the store has it. */
function zoneName(store: FileItem, edit: DraftEdit): readonly string[] {
  const id = zoneOfEdit(edit);
  const zone = id === null ? undefined : zonesOf(store).find((each) => String(each.id) === id);
  return zone === undefined ? [] : [textOf(zone, 'name')];
}
