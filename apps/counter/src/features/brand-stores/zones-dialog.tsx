import { textOf } from '@comanda/domain/draft/json.ts';
import type { FileItem } from '@comanda/domain/draft/menu-file.ts';
import type { GeoPoint } from '@comanda/domain/store/store.ts';
import { Button } from '@comanda/ui/button.tsx';
import { Dialog, DialogBody, DialogFoot, DialogHead } from '@comanda/ui/dialog.tsx';
import { Notice } from '@comanda/ui/notice.tsx';
import { type SubmitEvent, useState } from 'react';
import backOffice from '../../counter/brand-draft/back-office.module.css';
import { SelectField } from '../../counter/brand-draft/field-parts.tsx';
import css from './brand-stores.module.css';
import { CornersPart } from './corners-part.tsx';
import type { StoreEditor } from './store-editor.ts';
import { TrialPart } from './trial-part.tsx';
import { useBrandStoreTexts } from './use-brand-store-texts.ts';
import { useZonesForm, type ZonesForm } from './use-zones-form.ts';
import { ZoneForm } from './zone-form.tsx';
import { ZonePlane } from './zone-plane.tsx';

type Props = { store: FileItem; editor: StoreEditor; onClose: () => void };

/** The delivery zones of a store: drawn on a plane or typed, with their fees, and tried. */
export function ZonesDialog({ store, editor, onClose }: Props) {
  const { zones: texts } = useBrandStoreTexts();
  const form = useZonesForm(store, editor, texts.newName);
  const [probe, setProbe] = useState<GeoPoint | null>(null);
  const [isTrying, setTrying] = useState(false);
  const { zones, chosen, chosenId, centre, set } = form;
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    if (form.save()) onClose();
  };
  const title = texts.title(textOf(store, 'name'));
  const ring = chosen?.ring ?? [];
  return (
    <Dialog
      label={title}
      closeLabel={texts.close}
      size="wide"
      tall
      onClose={onClose}
      staysOnOverlay
    >
      <DialogHead title={title} lead={zones.length > 1 ? texts.lead : undefined} />
      <form className={backOffice.formFrame} noValidate ref={form.form} onSubmit={submit}>
        <DialogBody>
          <div className={backOffice.form}>
            {zones.length === 0 && <p className={backOffice.note}>{texts.none}</p>}
            <ZonePlane
              centre={centre}
              zones={zones}
              chosen={isTrying ? null : chosenId}
              probe={probe}
              onTap={(point) => {
                if (isTrying) setProbe(point);
                else if (chosen !== null) set({ ring: [...ring, point] });
              }}
              onMove={(corner, point) => set({ ring: ring.with(corner, point) })}
            />
            {chosen !== null && <p className={backOffice.note}>{texts.planeHint}</p>}
            <Notices form={form} />
            {zones.length > 1 && (
              <SelectField
                label={texts.choose}
                value={String(chosenId)}
                options={zones.map(({ id, name }) => ({ value: String(id), label: name }))}
                onChange={(id) => form.setChosen(Number(id))}
              />
            )}
            <div>
              <Button look="soft" onClick={form.add}>
                {texts.add}
              </Button>
            </div>
            {chosen !== null && <ZoneForm form={form} zone={chosen} />}
            <div className={css.parts}>
              {chosen !== null && <CornersPart form={form} zone={chosen} />}
              <TrialPart {...{ form, probe, isTrying }} onProbe={setProbe} onTry={setTrying} />
            </div>
          </div>
        </DialogBody>
        <DialogFoot>
          <Button type="submit" wide>
            {texts.done}
          </Button>
        </DialogFoot>
      </form>
    </Dialog>
  );
}

/** Overlaps of zones, and a store outside of its own. */
function Notices({ form: { overlaps, isOutside } }: { form: ZonesForm }) {
  const { zones: texts } = useBrandStoreTexts();
  const lines = [...overlaps.map(texts.overlap), ...(isOutside ? [texts.outside] : [])];
  if (lines.length === 0) return null;
  return (
    <Notice tone="calm">
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </Notice>
  );
}
