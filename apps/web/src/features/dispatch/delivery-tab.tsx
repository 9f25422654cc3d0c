import { dispatchTexts } from '@comanda/i18n/areas/dispatch.ts';
import type { DispatchTexts } from '@comanda/i18n/es/dispatch.ts';
import { useArea } from '../../platform/app-context.tsx';
import { Button } from '../../ui/button.tsx';
import { DialogBody, DialogFoot } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { AddressBox, addressBoxId } from './address-box.tsx';
import { AddressDetails } from './address-details.tsx';
import { type AddressDraft, type AddressProblem, atPoint, byHand, pointOf } from './address-draft.ts';
import { AddressTools } from './address-tools.tsx';
import type { Chosen } from './chosen.ts';
import { ChosenPlace } from './chosen-place.tsx';
import css from './dispatch.module.css';
import { ManualAddress } from './manual-address.tsx';
import { Outside } from './outside.tsx';
import { PlaceMap } from './place-map.tsx';
import { RecentAddresses } from './recent-addresses.tsx';
import { SaveAsField } from './save-as.tsx';
import { SavedPlaces } from './saved-places.tsx';
import { useAddressDraft } from './use-address-draft.ts';
import { useLocation } from './use-location.ts';

type Props = { onChoose: (chosen: Chosen) => Promise<void>; onPickup: () => void };

/** Where to bring it: found in a list, located or written by hand; the unit and how to get in. Store and fee follow from the place. */
export function DeliveryTab({ onChoose, onPickup }: Props) {
  const words = useArea(dispatchTexts);
  const { draft, details, problem, busy, change, setDetails, saveAs, setSaveAs, submit, reuse } = useAddressDraft(onChoose);
  const { locating, ask, forget } = useLocation(change);
  const point = pointOf(draft);
  const restart = (): void => {
    forget();
    change({ entry: 'search', text: '', place: null });
    requestAnimationFrame(() => document.getElementById(addressBoxId)?.focus());
  };
  return (
    <>
      <DialogBody>
        <div className={css.stack}>
          {draft.entry === 'manual' ? (
            <ManualAddress draft={draft} missing={missingIn(problem)} onChange={change} onSubmit={submit} />
          ) : (
            <AddressBox
              text={draft.text}
              isChosen={draft.place !== null}
              problem={problem?.kind === 'notFound' ? words.addressEmpty : undefined}
              onType={(text) => change({ entry: 'search', text, place: null })}
              onPick={(place) => change({ entry: 'search', text: place.textAddress, place })}
            />
          )}
          {locating.state === 'found' && draft.entry === 'manual' ? <Notice icon="pin">{words.located}</Notice> : null}
          {draft.entry === 'search' && draft.place !== null ? <ChosenPlace place={draft.place} /> : null}
          {problem?.kind === 'outside' ? <Outside onPickup={onPickup} onOther={restart} /> : null}
          {point === null ? null : <PlaceMap point={point} onMove={(moved) => change(atPoint(draft, moved))} />}
          {isGiven(draft) ? <AddressDetails value={details} onChange={setDetails} /> : null}
          {isGiven(draft) ? <SaveAsField value={saveAs} onChange={setSaveAs} /> : null}
          <AddressTools entry={draft.entry} locating={locating} onLocate={ask} onManual={() => change(byHand(draft))} onSearch={restart} />
          {isGiven(draft) ? null : <SavedPlaces onPick={reuse} />}
          {isGiven(draft) ? null : <RecentAddresses onPick={reuse} />}
        </div>
      </DialogBody>
      <DialogFoot>
        <Button wide onClick={submit} aria-disabled={busy}>
          {confirmWords(draft, words)}
        </Button>
      </DialogFoot>
    </>
  );
}

const noFields = [] as const;
const missingIn = (problem: AddressProblem | null) => (problem?.kind === 'missing' ? problem.fields : noFields);

const isGiven = (draft: AddressDraft): boolean => draft.entry === 'manual' || draft.place !== null;

function confirmWords(draft: AddressDraft, words: DispatchTexts): string {
  if (draft.entry === 'search') return draft.place === null ? words.addressUse : words.addressConfirm(draft.place.textAddress);
  const street = `${draft.street} ${draft.number}`.trim();
  return street === '' ? words.addressUse : words.addressConfirm(street);
}
