import type { AddressSchema } from '@comanda/domain/country/address-form.ts';
import { useState } from 'react';
import { useApp } from '../../shop/app-context.ts';
import type { StoredAddress } from '../../shop/shop-schema.ts';
import { draftFromStored, toManualDraft } from './address-form-draft.ts';
import type { AddressProblem } from './address-problem.ts';
import { needsConfirmation, withKnownPrecision } from './known-precision.ts';
import { type AcceptedDoubts, noAcceptedDoubts, resolveDraft } from './resolve-draft.ts';
import { detailsOf, type EnteredAddress } from './use-entered-address.ts';

/**
 * Accepts a complete address, or returns its problem. `reused`: the shopper chose a stored address;
 * `entered`: the shopper entered it here.
 */
export type SubmitAddress = (
  address: StoredAddress,
  source: 'entered' | 'reused',
) => Promise<AddressProblem | null>;

type Options = {
  schema: AddressSchema;
  isMapGone: boolean;
  take: SubmitAddress;
  focusBox: () => void;
  forgetPin: () => void;
};

/** The actions that submit an address, one at a time. */
export function useSubmitAddress(
  { draft, setDraft, details, setDetails, problem, setProblem }: EnteredAddress,
  { schema, isMapGone, take, focusBox, forgetPin }: Options,
) {
  const { api, page } = useApp();
  const { busy, once } = useOnce();
  const showProblem = (newProblem: AddressProblem): void => {
    if (newProblem.kind === 'missing') setDraft((now) => toManualDraft(schema, now));
    if (newProblem.kind === 'notFound') focusBox();
    setProblem(newProblem);
  };
  const submit = async (accepted: AcceptedDoubts): Promise<void> => {
    forgetPin();
    const resolved = await resolveDraft({ api, page, schema }, draft, details, accepted);
    const { draft: resolvedDraft, address } = resolved;
    setDraft((now) => (now === draft ? resolvedDraft : now));
    if (!address.ok) return showProblem(address.error);
    setProblem(await take(address.value, 'entered'));
  };
  const reuse = async (address: StoredAddress): Promise<void> => {
    const located = await withKnownPrecision({ api, page }, address);
    if (!needsConfirmation(located)) return setProblem(await take(located, 'reused'));
    setDraft(draftFromStored(located));
    setDetails(detailsOf(located));
    setProblem({ kind: 'area' });
  };
  return {
    busy,
    /**
     * Submits the draft. A second press accepts the doubt that the first one showed. An area needs
     * the pin; only without a map does the second press accept it.
     */
    submit: () => once(() => submit(acceptedBy(problem, isMapGone))),
    /** Submits with the shopper's confirmation that the address is right, without a pin. */
    confirmWritten: () => once(() => submit({ ...noAcceptedDoubts, area: true })),
    reuse: (address: StoredAddress) => once(() => reuse(address)),
  };
}

const acceptedBy = (problem: AddressProblem | null, isMapGone: boolean): AcceptedDoubts => ({
  street: problem?.kind === 'street',
  farPin: problem?.kind === 'farPin',
  area: problem?.kind === 'area' && isMapGone,
});

/** Runs one task at a time; presses while it runs are ignored. */
function useOnce() {
  const [busy, setBusy] = useState(false);
  const once = (work: () => Promise<void>): void => {
    if (busy) return;
    setBusy(true);
    void work().finally(() => setBusy(false));
  };
  return { busy, once };
}
