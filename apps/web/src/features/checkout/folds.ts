import { type CheckoutFacts, listFieldProblems } from '@comanda/domain/checkout/check-form.ts';
import {
  createContext,
  useCallback,
  useContext,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react';
import { type UseFormReturn, useFormContext } from 'react-hook-form';
import { toCheckoutForm } from './field-messages.ts';
import { foldOf, type FoldKey } from './fold-key.ts';
import type { FormValues } from './form-values.ts';

export type Folds = {
  isOpen: (key: FoldKey) => boolean;
  /** Something in it must be filled, or is wrong. */
  isHeldOpen: (key: FoldKey) => boolean;
  toggle: (key: FoldKey, open: boolean) => void;
  open: (keys: readonly (FoldKey | null)[]) => void;
};

export const FoldsContext = createContext<Folds | null>(null);

export function useFolds(): Folds {
  const folds = useContext(FoldsContext);
  if (folds === null) throw new Error('useFolds outside of the checkout form');
  return folds;
}

/**
 * Which sections are open: first those with something to fill and those of `openFirst`, then as the shopper opens and closes them. One
 * that turns out to need something opens by itself and stays so until the shopper closes it (docs/rules/checkout.md#folded-sections).
 */
export function useFoldState(facts: CheckoutFacts, openFirst: readonly FoldKey[]): Folds {
  const held = useHeldOpen(facts);
  const [open, setOpen] = useState<ReadonlySet<string>>(() => new Set([...openFirst, ...held]));
  if ([...held].some((key) => !open.has(key))) setOpen(new Set([...open, ...held]));
  return useMemo<Folds>(
    () => ({
      isOpen: (key) => open.has(key),
      isHeldOpen: (key) => held.has(key),
      toggle: (key, isOpen) =>
        setOpen(
          (before) => new Set(isOpen ? [...before, key] : [...before].filter((one) => one !== key)),
        ),
      open: (keys) =>
        setOpen((before) => new Set([...before, ...keys.filter((key) => key !== null)])),
    }),
    [open, held],
  );
}

/** Keys of the sections with a field that is missing or wrong, newest values and facts. */
function useHeldOpen(facts: CheckoutFacts): ReadonlySet<string> {
  const form = useFormContext<FormValues>();
  const { subscribe } = form;
  const listen = useCallback(
    (tell: () => void) => subscribe({ formState: { values: true }, callback: tell }),
    [subscribe],
  );
  const read = (): string => heldOpen(form, facts).join(' ');
  const keys = useSyncExternalStore(listen, read, read);
  return useMemo(() => new Set(keys === '' ? [] : keys.split(' ')), [keys]);
}

/** How it is handed over is never missing: as soon as it is asked for, the first that the store offers is chosen. */
const heldOpen = (
  { getValues }: UseFormReturn<FormValues>,
  facts: CheckoutFacts,
): readonly FoldKey[] =>
  listFieldProblems(toCheckoutForm(getValues(), facts.country), facts).flatMap(([field]) =>
    field === 'deliveryOption' ? [] : (foldOf(field) ?? []),
  );
