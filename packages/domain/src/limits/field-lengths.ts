/**
 * Most characters of each text field that the API reads; a longer text is refused. Forms and stored
 * drafts use the same lengths. The rules of a field may be stricter: a name has 60 characters at
 * most (`checkout/check-name.ts`), instructions 100 (`cart/cart.ts`).
 * docs/rules/limits.md#field-lengths-of-an-order-request.
 */
export const fieldLengths = {
  name: 200,
  email: 254,
  phone: 40,
  /** A user's id, and an id that another system gave. */
  userId: 60,
  externalId: 60,
  token: 200,
  /** A key that the server signed, with its facts inside. */
  signedKey: 400,
  /** A typed or pasted code with its spaces. */
  verificationCode: 40,
  address: 200,
  addressDescription: 200,
  apartment: 80,
  city: 80,
  neighbourhood: 80,
  municipality: 80,
  postalCode: 12,
  addressZone: 12,
  dispatchNote: 200,
  placeId: 200,
  placeSearch: 200,
  searchSession: 60,
  lineKey: 200,
  modifierName: 120,
  couponCode: 60,
  question: 300,
  answer: 300,
  /** The form's comment has 300 characters at most once it is tidied. */
  surveyComment: 1_000,
  /** An amount of cash as the shopper types it. */
  typedAmount: 20,
  timeZone: 60,
  courierEstimateId: 200,
  redirectUrl: 500,
  pageName: 60,
  idempotencyKey: 200,
  deviceName: 40,
  pin: 20,
  /** The reason of a refund, with the name of the person who asked for it. */
  refundReason: 300,
  /** The words of staff beside the reason of a refund. */
  refundNote: 200,
  /** The longest name and description of a dish that a folder may have. */
  dishName: 160,
  dishDescription: 2_000,
  /** A value of a drafted edit as JSON text, the name of its field, and its key. */
  draftValue: 100_000,
  draftField: 100,
  draftKey: 200,
  /** The name of a draft's state. */
  draftState: 100,
  /** The URL of an uploaded picture. */
  pictureUrl: 300,
  /** The name of a payment secret or of its field, and a key of a provider. */
  keyName: 60,
  keyValue: 500,
  /** The words of staff beside a version of the menu. */
  menuNote: 200,
} as const;
