import { type Area, municipalitiesOf } from '@comanda/domain/address/area.ts';
import { dispatchTexts } from '@comanda/i18n/areas/dispatch.ts';
import { type SyntheticEvent, useId, useState } from 'react';
import { useApp, useArea } from '../../platform/app-context.tsx';
import { areaChoice } from '../../platform/area-port.ts';
import type { ModalFrame } from '../../platform/modals/modal-context.tsx';
import type { RequestOf } from '../../platform/modals/modal-request.ts';
import { Dialog, DialogBody, DialogHead } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { Icon } from '../../ui/icons.tsx';
import css from './dispatch.module.css';
import { useAreas } from './use-areas.ts';

/** One of the country's municipalities (comuna, alcaldía, municipio): typed to find it, pressed to take it; Enter takes the first one found. Spec §2 pick commune. */
export function AreaModal({ request, frame }: { request: RequestOf<'pickCommune'>; frame: ModalFrame }) {
  const { texts } = useApp();
  const words = useArea(dispatchTexts);
  const id = useId();
  const all = useAreas();
  const areas = all && municipalitiesOf(all);
  const [typed, setTyped] = useState('');
  const found = areas?.filter(({ name }) => plain(name).includes(plain(typed))) ?? [];
  const take = (area: Area): void => {
    areaChoice.setState({ choice: { area, asker: request.asker } });
    frame.close();
  };
  const takeFirst = (event: SyntheticEvent): void => {
    event.preventDefault();
    if (found[0] !== undefined) take(found[0]);
  };
  const note = areas === null ? texts.common.loading : found.length === 0 ? words.areaNone : undefined;
  return (
    <Dialog label={words.areaTitle} closeLabel={texts.common.close} onClose={frame.close} tall>
      <DialogHead title={words.areaTitle} />
      <form className={css.areaSearch} onSubmit={takeFirst} role="search">
        <Field id={id} label={words.areaSearch} hint={note} icon={<Icon name="search" />}>
          <input value={typed} autoComplete="off" enterKeyHint="done" onChange={(event) => setTyped(event.target.value)} />
        </Field>
      </form>
      <DialogBody>
        <ul>
          {found.map((area) => (
            <li key={`${area.kind} ${area.name}`}>
              <AreaButton area={area} isChosen={area.name === request.chosen} showKind={isMixed(areas ?? [])} onTake={take} />
            </li>
          ))}
        </ul>
      </DialogBody>
    </Dialog>
  );
}

type ButtonProps = { area: Area; isChosen: boolean; showKind: boolean; onTake: (area: Area) => void };

const AreaButton = ({ area, isChosen, showKind, onTake }: ButtonProps) => (
  <button type="button" className={css.area} aria-pressed={isChosen} onClick={() => onTake(area)}>
    <span>{area.name}</span>
    {showKind ? <small>{area.kind}</small> : null}
    {isChosen ? <Icon name="check" /> : null}
  </button>
);

const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().trim();
/** Where areas are of more than one kind (alcaldías and municipios), each says its own. */
const isMixed = (areas: readonly Area[]): boolean => new Set(areas.map(({ kind }) => kind)).size > 1;
