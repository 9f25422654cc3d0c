import { dispatchTexts } from '@comanda/i18n/areas/dispatch.ts';
import { fromBreakpoint } from '@comanda/ui/breakpoints.ts';
import { type ReactNode, useState } from 'react';
import { useTextsOf } from '../../shop/use-texts.ts';
import { Notice } from '@comanda/ui/notice.tsx';
import { AddressSearchBox } from './address-search-box.tsx';
import { AddressDetails } from './address-details.tsx';
import {
  draftFromPlace,
  hasAddress,
  isRoughDraft,
  draftPoint,
  draftFromText,
} from './address-form-draft.ts';
import { isPlaceDoubt } from './address-problem.ts';
import { AddressTools } from './address-tools.tsx';
import { PlaceSummary } from './place-summary.tsx';
import { ManualAddress } from './manual-address.tsx';
import { PinNotice } from './pin-notice.tsx';
import { PlaceDoubtNotice } from './place-doubt-notice.tsx';
import { PlaceMap } from './place-map.tsx';
import type { AddressForm } from './use-address-form.ts';

type Props = {
  form: AddressForm;
  /** Takes the place of the facts and fields of an address to which no store delivers. */
  outside?: ReactNode;
  /** On a desktop the map is beside the form, also before there is an address. */
  mapBeside?: boolean;
};

/**
 * The form of an address: search list, device location or manual fields, the map's pin, the unit
 * and the delivery note.
 */
export function AddressEntry({ form, outside, mapBeside = false }: Props) {
  const words = useTextsOf(dispatchTexts);
  const { draft, details, setDetails, problem, locating, change, pin } = form;
  const point = draftPoint(draft, form.area);
  const [isDesktop] = useState(() => matchMedia(fromBreakpoint('desktop')).matches);
  const hasEarlyMap = mapBeside && isDesktop;
  const isOutside = outside !== undefined && form.isOutside;
  return (
    <>
      {draft.entry === 'manual' ? (
        <ManualAddress
          form={form}
          draft={draft}
          problems={problem?.kind === 'missing' ? problem.fields : noProblems}
        />
      ) : (
        <AddressSearchBox
          id={form.boxId}
          text={draft.text}
          isChosen={draft.place !== null}
          problem={problem?.kind === 'notFound' ? words.addressEmpty : undefined}
          onType={(text) => change(draftFromText(text))}
          onPick={(place) => change(draftFromPlace(place))}
        />
      )}
      {locating.state === 'loaded' && (locating.isRough || draft.entry === 'manual') ? (
        <Notice icon="pin">{locating.isRough ? words.locatedRough : words.located}</Notice>
      ) : null}
      {isOutside ? outside : <PlaceSummary draft={draft} area={form.area} />}
      {isPlaceDoubt(problem) ? <PlaceDoubtNotice doubt={problem} form={form} /> : null}
      {point === null && !hasEarlyMap && draft.entry === 'search' ? null : (
        <PlaceMap
          point={point}
          isRough={isRoughDraft(draft)}
          canPlace={draft.entry === 'manual'}
          onMove={form.movePin}
          onFail={form.mapFailed}
        />
      )}
      {point === null ? null : (
        <PinNotice message={pin.message} onTake={change} onBack={pin.back} />
      )}
      {hasAddress(draft) && !isOutside ? (
        <AddressDetails value={details} onChange={setDetails} />
      ) : null}
      <AddressTools
        entry={draft.entry}
        locating={locating}
        onLocate={form.locate}
        onManual={form.writeByHand}
        onSearch={form.restart}
      />
    </>
  );
}

const noProblems = {};
