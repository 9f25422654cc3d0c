import { textOf } from '@comanda/domain/draft/json.ts';
import type { FileItem } from '@comanda/domain/draft/menu-file.ts';
import { Button } from '@comanda/ui/button.tsx';
import { Dialog, DialogBody, DialogFoot, DialogHead } from '@comanda/ui/dialog.tsx';
import type { SubmitEvent } from 'react';
import backOffice from '../../counter/brand-draft/back-office.module.css';
import { SelectField, TextField } from '../../counter/brand-draft/field-parts.tsx';
import { SwitchRow } from '../../counter/switch-row.tsx';
import css from './brand-stores.module.css';
import { HolidaysPart } from './holidays-part.tsx';
import { HoursPart } from './hours-part.tsx';
import { LimitsPart } from './limits-part.tsx';
import { orderMethods } from './order-methods.ts';
import { PaymentPart } from './payment-part.tsx';
import { QuestionsPart } from './questions-part.tsx';
import type { StoreEditor } from './store-editor.ts';
import { useBrandStoreTexts } from './use-brand-store-texts.ts';
import { type StoreForm, useStoreForm } from './use-store-form.ts';

type Props = {
  /** null: a new one. */
  store: FileItem | null;
  editor: StoreEditor;
  menuIds: readonly string[];
  onClose: () => void;
};

/** The form of a store. The usual one needs its name, telephone and address. */
export function StoreDialog({ store, editor, menuIds, onClose }: Props) {
  const { form: texts } = useBrandStoreTexts();
  const form = useStoreForm(store, editor);
  const { fields, set } = form;
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    if (form.save()) onClose();
  };
  const title = store === null ? texts.isNew : textOf(store, 'name');
  return (
    <Dialog
      label={title}
      closeLabel={texts.close}
      size="wide"
      tall
      onClose={onClose}
      staysOnOverlay
    >
      <DialogHead title={title} />
      <form className={backOffice.formFrame} noValidate ref={form.form} onSubmit={submit}>
        <DialogBody>
          <div className={backOffice.form}>
            {store === null && <CopyField form={form} editor={editor} />}
            <Basics form={form} menuIds={menuIds} />
            <div className={css.parts}>
              <HoursPart form={form} />
              <HolidaysPart form={form} />
              <LimitsPart form={form} />
              <PaymentPart form={form} />
              <QuestionsPart form={form} />
            </div>
            <SwitchRow
              label={texts.isOpen}
              hint={texts.isOpenHint}
              isOn={fields.isOpen}
              onChange={(isOpen) => set({ isOpen })}
            />
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

/** The store that a new one is a copy of; with one store there is nothing to choose. */
function CopyField({ form, editor }: { form: StoreForm; editor: StoreEditor }) {
  const { form: texts } = useBrandStoreTexts();
  return (
    <>
      {editor.stores.length > 1 && (
        <SelectField
          label={texts.copyOf}
          value={String(form.base.id)}
          options={editor.stores.map((each) => ({
            value: String(each.id),
            label: textOf(each, 'name'),
          }))}
          onChange={(id) => form.setCopied(editor.stores.find((each) => String(each.id) === id))}
        />
      )}
      <p className={backOffice.note}>{texts.copyHint}</p>
    </>
  );
}

function Basics({ form, menuIds }: { form: StoreForm; menuIds: readonly string[] }) {
  const { form: texts, methods, wrong } = useBrandStoreTexts();
  const { fields, set, problems } = form;
  const isWrong = (field: 'name' | 'phone' | 'address' | 'commune') =>
    problems.has(field) ? wrong[field] : undefined;
  const place = (field: 'latitude' | 'longitude') =>
    problems.has(field) ? wrong.place : undefined;
  return (
    <>
      <div className={backOffice.pair}>
        <TextField
          label={texts.name}
          value={fields.name}
          problem={isWrong('name')}
          onChange={(name) => set({ name })}
        />
        <TextField
          label={texts.phone}
          type="tel"
          value={fields.phone}
          problem={isWrong('phone')}
          onChange={(phone) => set({ phone })}
        />
      </div>
      <div className={backOffice.pair}>
        <TextField
          label={texts.address}
          value={fields.address}
          problem={isWrong('address')}
          onChange={(address) => set({ address })}
        />
        <TextField
          label={texts.commune}
          value={fields.commune}
          problem={isWrong('commune')}
          onChange={(commune) => set({ commune })}
        />
      </div>
      <fieldset className={css.place}>
        <legend>{texts.place}</legend>
        <p className={backOffice.note}>{texts.placeHint}</p>
        <div className={backOffice.pair}>
          <TextField
            label={texts.latitude}
            value={fields.latitude}
            problem={place('latitude')}
            onChange={(latitude) => set({ latitude })}
          />
          <TextField
            label={texts.longitude}
            value={fields.longitude}
            problem={place('longitude')}
            onChange={(longitude) => set({ longitude })}
          />
        </div>
      </fieldset>
      <SelectField
        label={texts.method}
        value={fields.method}
        options={orderMethods.map((value) => ({ value, label: methods[value] }))}
        onChange={(method) => set({ method })}
      />
      {menuIds.length > 1 && (
        <SelectField
          label={texts.menu}
          value={fields.menuId}
          options={menuIds.map((value) => ({ value, label: texts.menuName(value) }))}
          onChange={(menuId) => set({ menuId })}
        />
      )}
    </>
  );
}
