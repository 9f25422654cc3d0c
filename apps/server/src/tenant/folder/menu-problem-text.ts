import type { GroupReason, MenuReason, NamingReason } from '@comanda/domain/menu/check-menu.ts';
import type { ItemReason } from '@comanda/domain/menu/item-problems.ts';
import { forbiddenLetterText } from './text-problems.ts';

export const emptyText = 'must not be empty';
export const severalLinesText = 'must be one line';
export const offerNotBelowPriceText = 'discountPrice must be below price';
export const storeOfferNotBelowPriceText = 'must be below the price';
export const tooLongText = (max: number): string => `must have ${max} characters or fewer`;

/**
 * Returns the reason to refuse a value of a dish or an option, in English, as the import prints it.
 */
export function itemReasonText(reason: ItemReason): string {
  switch (reason.code) {
    case 'forbiddenLetter':
      return forbiddenLetterText(reason.letter);
    case 'tooLong':
      return tooLongText(reason.max);
    case 'empty':
      return emptyText;
    case 'severalLines':
      return severalLinesText;
    case 'belowZero':
      return 'must be 0 or more';
    case 'tooMuch':
      return `must be ${reason.maxMajor} or less`;
    case 'offerNotBelowPrice':
      return offerNotBelowPriceText;
  }
}

/** Returns the reason to refuse a menu, in English, as the import prints it. */
export function menuReasonText(reason: MenuReason): string {
  switch (reason.code) {
    case 'endsBeforeStart':
      return 'must be after startDatetime';
    case 'hoursOnUnsoldDay':
      return 'has hours on a weekday it is not sold on';
    case 'hoursOverlap':
      return 'overlaps another window of the day';
    case 'thirdLevel':
    case 'parentCycle':
    case 'parentNotOffered':
    case 'minimumOutOfReach':
    case 'minimumAboveLimit':
      return groupReasonText(reason);
    case 'categoryTwice':
    case 'productTwice':
    case 'modifierTwice':
    case 'slugTwice':
    case 'reservedSlug':
    case 'unknownGroup':
    case 'unknownParent':
      return namingReasonText(reason);
  }
}

function namingReasonText(reason: NamingReason): string {
  switch (reason.code) {
    case 'categoryTwice':
      return `category ${reason.id} is in the menu twice`;
    case 'productTwice':
      return `product ${reason.id} is in the menu twice`;
    case 'modifierTwice':
      return `modifier ${reason.id} is in the menu twice`;
    case 'slugTwice':
      return `slug "${reason.slug}" is in the menu twice`;
    case 'reservedSlug':
      return `"${reason.slug}" is a path of the application`;
    case 'unknownGroup':
      return `modifier group ${reason.id} is not in the menu`;
    case 'unknownParent':
      return `modifier ${reason.id} is not in the menu`;
  }
}

function groupReasonText(reason: GroupReason): string {
  switch (reason.code) {
    case 'thirdLevel':
      return 'a third level of groups is not supported';
    case 'parentCycle':
      return `forms a cycle: the parent modifier of group ${reason.id} is offered only after that group`;
    case 'parentNotOffered':
      return `group ${reason.id} hangs from modifier ${reason.modifierId}, which this product does not offer`;
    case 'minimumOutOfReach':
      return `asks for ${reason.minimum}, but its modifiers allow ${reason.max}`;
    case 'minimumAboveLimit':
      return `group ${reason.id} asks for ${reason.minimum}, but maxQuantityModifiers allows ${reason.max}`;
  }
}
