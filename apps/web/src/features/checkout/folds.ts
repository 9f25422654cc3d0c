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
  /** Returns true if a field of the section is missing or wrong. */
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
 * Returns the state of the sections. At first those of `openFirst` and those with a missing field
 * are open; then the shopper opens and closes them. A section that gets a problem opens by itself
 * and stays open (docs/rules/checkout.md#folded-sections).
 */
export function useFoldState(facts: CheckoutFacts, openFirst: readonly FoldKey[]): Folds {
  const heldOpen = useHeldOpen(facts);
  const [open, setOpen] = useState<ReadonlySet<string>>(() => new Set([...openFirst, ...heldOpen]));
  if ([...heldOpen].some((key) => !open.has(key))) setOpen(new Set([...open, ...heldOpen]));
  return useMemo<Folds>(
    () => ({
      isOpen: (key) => open.has(key),
      isHeldOpen: (key) => heldOpen.has(key),
      toggle: (key, isOpen) =>
        setOpen(
          (before) =>
            new Set(isOpen ? [...before, key] : [...before].filter((openKey) => openKey !== key)),
        ),
      open: (keys) =>
        setOpen((before) => new Set([...before, ...keys.filter((key) => key !== null)])),
    }),
    [open, heldOpen],
  );
}

/**
 * Returns the keys of the sections with a missing or wrong field, for the current values and facts.
 */
function useHeldOpen(facts: CheckoutFacts): ReadonlySet<string> {
  const form = useFormContext<FormValues>();
  const { subscribe } = form;
  const listen = useCallback(
    (onChange: () => void) => subscribe({ formState: { values: true }, callback: onChange }),
    [subscribe],
  );
  const read = (): string => heldOpen(form, facts).join(' ');
  const keys = useSyncExternalStore(listen, read, read);
  return useMemo(() => new Set(keys === '' ? [] : keys.split(' ')), [keys]);
}

/**
 * Leaves out `deliveryOption`: it is never missing, because the store's first option is
 * preselected.
 */
const heldOpen = (
  { getValues }: UseFormReturn<FormValues>,
  facts: CheckoutFacts,
): readonly FoldKey[] =>
  listFieldProblems(toCheckoutForm(getValues(), facts.country), facts).flatMap(([field]) =>
    field === 'deliveryOption' ? [] : (foldOf(field) ?? []),
  );
