import { savedAddressSchema } from '@comanda/domain/address/address-schema.ts';
import * as v from 'valibot';
import { savedCard } from './cards.ts';
import { orderSchema } from '@comanda/domain/order/order-schema.ts';
import { remoteCart } from './shopping-carts.ts';
import { userSchema } from './users.ts';

/** Instants are ISO strings. `kind`: guest or user. */
const account = v.object({
  ...userSchema.entries,
  kind: v.picklist(['guest', 'user']),
  createdAt: v.string(),
});

/** A consent of the person. `at`: when it was given or withdrawn; null: it was never asked. */
const consent = v.object({
  kind: v.literal('emailSubscription'),
  given: v.boolean(),
  at: v.nullable(v.string()),
});

/**
 * A session without anything that gives access. `browser` and `system` are families, such as Chrome
 * and Android.
 */
const session = v.object({
  createdAt: v.string(),
  expiresAt: v.string(),
  lastUsedOn: v.nullable(v.string()),
  browser: v.nullable(v.string()),
  system: v.nullable(v.string()),
});

/**
 * An order as the person sees it, with the contact data and the consents that were given with it.
 */
export const exportedOrder = v.object({
  ...orderSchema.entries,
  contact: v.object({ name: v.string(), email: v.string(), phone: v.string() }),
  dispatchNote: v.string(),
  consents: v.object({
    emailSubscription: v.boolean(),
    plus18: v.boolean(),
    terms: v.array(v.object({ page: v.string(), version: v.string() })),
  }),
});

/** The person's answers to the survey about one order. */
export const exportedAnswers = v.object({
  /** The order's id. */
  id: v.string(),
  answeredAt: v.string(),
  recommendation: v.number(),
  taste: v.number(),
  delivery: v.nullable(v.number()),
  complete: v.boolean(),
  onTime: v.boolean(),
  orderAgain: v.boolean(),
  comment: v.nullable(v.string()),
});

/**
 * Everything of an export but the lists that may be long. `coupons`: the uses that count. `points`:
 * each change of the balance.
 */
export const exportHead = v.object({
  exportedAt: v.string(),
  account,
  addresses: v.array(savedAddressSchema),
  consents: v.array(consent),
  sessions: v.array(session),
  /** Emails that the account had before, until they are deleted. */
  earlierEmails: v.array(v.object({ email: v.string(), changedAt: v.string() })),
  /**
   * Browsers that get news of an order: the host of their push service, without the address that
   * lets others send.
   */
  pushSubscriptions: v.array(v.object({ service: v.string(), createdAt: v.string() })),
  cart: v.nullable(remoteCart),
  coupons: v.array(
    v.object({ code: v.string(), name: v.string(), usedAt: v.string(), orderId: v.string() }),
  ),
  /** Saved cards, oldest first. `lastDigits` null: the provider named none. */
  cards: v.array(v.omit(savedCard, ['id', 'copies'])),
  points: v.array(
    v.object({
      at: v.string(),
      kind: v.picklist(['earn', 'spend', 'return', 'takeBack', 'grant', 'take']),
      points: v.number(),
      orderId: v.nullable(v.string()),
      reason: v.nullable(v.string()),
    }),
  ),
});

/** All data of one person. docs/rules/privacy.md#export. */
export const personalExport = v.object({
  ...exportHead.entries,
  answers: v.array(exportedAnswers),
  orders: v.array(exportedOrder),
});
