import type { OneclickCard } from './test-cards.ts';

const second = 1_000;
const minute = 60 * second;
const day = 24 * 60 * minute;

/**
 * Time limits in milliseconds. The page is open for `pageMs`; after the browser's return an
 * inscription waits `finishMs` for its `finish` and is then discarded with its user.
 */
export const oneclickLimits = {
  pageMs: 10 * minute,
  finishMs: 60 * second,
  statusMs: 7 * day,
  reversalMs: 180 * minute,
  refundMs: 90 * day,
} as const;

/**
 * State of the page. `approved`: a card was typed and checked with an authorisation of 50 pesos.
 */
export type PageState = 'open' | 'approved' | 'declined' | 'aborted' | 'expired';

/** One inscription of a card. Instants in milliseconds of the emulator's clock. */
export type Inscription = {
  readonly token: string;
  readonly username: string;
  readonly email: string;
  readonly responseUrl: string;
  readonly createdAt: number;
  readonly page: PageState;
  readonly card: OneclickCard | null;
  /** The browser left the page. */
  readonly returnedAt: number | null;
  readonly finishedAt: number | null;
};

export const isPageOpen = ({ page, createdAt }: Inscription, now: number): boolean =>
  page === 'open' && now < createdAt + oneclickLimits.pageMs;

/** True once an inscription was discarded, because nobody finished it in time. */
export const isDiscarded = ({ returnedAt, finishedAt }: Inscription, now: number): boolean =>
  finishedAt === null && returnedAt !== null && now >= returnedAt + oneclickLimits.finishMs;

/** A card that charges can name. A newer card of the same username replaces it. */
export type OneclickUser = {
  readonly tbkUser: string;
  readonly username: string;
  readonly card: OneclickCard;
  readonly live: boolean;
};
