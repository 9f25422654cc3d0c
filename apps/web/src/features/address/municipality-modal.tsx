import { type AddressArea, municipalitiesOf } from '@comanda/domain/address/address-area.ts';
import { foldAccents } from '@comanda/domain/text/fold-accents.ts';
import { dispatchTexts } from '@comanda/i18n/areas/dispatch.ts';
import { Dialog, DialogBody, DialogHead } from '@comanda/ui/dialog.tsx';
import { Field } from '@comanda/ui/field.tsx';
import { Icon } from '@comanda/ui/icons.tsx';
import { type SyntheticEvent, useId, useState } from 'react';
import { useApp } from '../../shop/app-context.ts';
import { useTextsOf } from '../../shop/use-texts.ts';
import type { ModalProps } from '../../shop/modals/modal-request.ts';
import css from '../../shop/place/place.module.css';
import { useAreas } from './use-areas.ts';

declare module '../../shop/modals/modal-request.ts' {
  interface ModalKinds {
    pickCommune: {
      request: {
        /** Name of the current area. */
        chosen: string | null;
      };
      answer: AddressArea;
    };
  }
}

/**
 * The picker of a municipality (comuna, alcaldía, municipio). Typing filters, a press chooses, and
 * Enter chooses the first result. docs/rules/places.md#municipality-picker.
 */
export function MunicipalityModal({ request, frame }: ModalProps<'pickCommune'>) {
  const { texts } = useApp();
  const words = useTextsOf(dispatchTexts);
  const id = useId();
  const all = useAreas();
  const areas = all && municipalitiesOf(all);
  const [typed, setTyped] = useState('');
  const matches = areas?.filter(({ name }) => normalized(name).includes(normalized(typed))) ?? [];
  const chooseFirst = (event: SyntheticEvent): void => {
    event.preventDefault();
    if (matches[0] !== undefined) frame.answer(matches[0]);
  };
  const note =
    areas === null ? texts.common.loading : matches.length === 0 ? words.areaNone : undefined;
  return (
    <Dialog label={words.areaTitle} closeLabel={texts.common.close} onClose={frame.close} tall>
      <DialogHead title={words.areaTitle} />
      <form className={css.areaSearch} onSubmit={chooseFirst} role="search">
        <Field id={id} label={words.areaSearch} hint={note} icon={<Icon name="search" />}>
          <input
            value={typed}
            autoComplete="off"
            enterKeyHint="done"
            onChange={(event) => setTyped(event.target.value)}
          />
        </Field>
      </form>
      <DialogBody>
        <ul>
          {matches.map((area) => (
            <li key={`${area.kind} ${area.name}`}>
              <AreaButton
                area={area}
                isChosen={area.name === request.chosen}
                showKind={hasSeveralKinds(areas ?? [])}
                onTake={frame.answer}
              />
            </li>
          ))}
        </ul>
      </DialogBody>
    </Dialog>
  );
}

type ButtonProps = {
  area: AddressArea;
  isChosen: boolean;
  showKind: boolean;
  onTake: (area: AddressArea) => void;
};

const AreaButton = ({ area, isChosen, showKind, onTake }: ButtonProps) => (
  <button type="button" className={css.area} aria-pressed={isChosen} onClick={() => onTake(area)}>
    <span>{area.name}</span>
    {showKind ? <small>{area.kind}</small> : null}
    {isChosen ? <Icon name="check" /> : null}
  </button>
);

const normalized = (text: string): string => foldAccents(text).trim();

/**
 * Returns true if the areas are of several kinds (alcaldías and municipios). Each row then shows
 * its kind.
 */
const hasSeveralKinds = (areas: readonly AddressArea[]): boolean =>
  new Set(areas.map(({ kind }) => kind)).size > 1;
