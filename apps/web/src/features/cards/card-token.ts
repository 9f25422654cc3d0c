import type { Ref } from 'react';

/**
 * `payment`: a token for one charge of `amount`, in major units. `storing`: a token with which the
 * same card is saved.
 */
export type TokenUse = { use: 'payment'; amount: number } | { use: 'storing' };

/**
 * `code`: the provider's, or one of ours: `network`, the provider was not reached; `notLoaded`, its
 * form is not there; `K001`, a field is wrong and marked.
 */
export type MadeToken = { ok: true; token: string } | { ok: false; code: string };

/** The fields of a card, whoever draws them: each call makes a token of what is typed in them. */
export type CardEntry = { makeToken(wanted: TokenUse): Promise<MadeToken> };

/**
 * `onReady`: whether the fields can be filled in. `onEdit`: a field was changed. `onSubmit`: Enter
 * was pressed in one.
 */
export type CardEntryProps = {
  entry: Ref<CardEntry>;
  onReady: (isReady: boolean) => void;
  onEdit: () => void;
  onSubmit: () => void;
};

/** Codes of ours. The provider's codes have capitals or digits alone. */
export const network = 'network';
export const notLoaded = 'notLoaded';
export const wrongField = 'K001';
