import {
  addressHistoryName,
  draftName,
  earlierOrdersName,
  lastKnownOrdersName,
  lastPersonName,
  orderKeyName,
  paymentKeyName,
  pendingOrderName,
  placedLinesName,
  placedOrderName,
  placeName,
  recentPickupName,
  remoteCartName,
  unpaidOrderName,
} from '../../platform/storage-names.ts';

/**
 * The stored values about a person. Each carries its owner.
 * docs/rules/web.md#owner-of-personal-values.
 */
export const personalNames = [
  placeName,
  recentPickupName,
  remoteCartName,
  draftName,
  addressHistoryName,
  earlierOrdersName,
  lastPersonName,
  orderKeyName,
  paymentKeyName,
  pendingOrderName,
  unpaidOrderName,
  placedOrderName,
  placedLinesName,
  lastKnownOrdersName,
];
