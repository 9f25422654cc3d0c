import type { FileItem } from '@comanda/domain/draft/menu-file.ts';
import { offerLimits } from '@comanda/domain/offer/offer-limits.ts';
import { textOf } from '@comanda/domain/draft/json.ts';
import { Button } from '@comanda/ui/button.tsx';
import { Dialog, DialogBody, DialogFoot, DialogHead } from '@comanda/ui/dialog.tsx';
import type { SubmitEvent } from 'react';
import css from '../../counter/brand-draft/back-office.module.css';
import {
  FormPart,
  MoneyField,
  SelectField,
  TextField,
  ToggleChips,
} from '../../counter/brand-draft/field-parts.tsx';
import { useBrandTexts } from '../../counter/brand-draft/use-brand-texts.ts';
import { useCounter } from '../../counter/app-context.ts';
import { useMoney } from '../../counter/use-money.ts';
import { benefitKinds, comboExample, type NeedFields } from './combo-form.ts';
import { HoursRows } from '../../counter/brand-draft/hours-rows.tsx';
import { ItemPicker } from '../../counter/brand-draft/item-picker.tsx';
import type { MenuEditor } from './menu-editor.ts';
import { RemoveItem } from './remove-item.tsx';
import { type ComboForm, useComboForm } from './use-combo-form.ts';

type Props = { combo: FileItem | null; editor: MenuEditor; onClose: () => void };

/** The form of a combo; null: a new one. */
export function ComboDialog({ combo, editor, onClose }: Props) {
  const { form: texts, combo: comboTexts } = useBrandTexts();
  const form = useComboForm(combo, editor);
  const { fields, set, problems } = form;
  const save = (event: SubmitEvent): void => {
    event.preventDefault();
    if (form.save()) onClose();
  };
  const title = combo === null ? comboTexts.isNew : textOf(combo, 'name');
  return (
    <Dialog label={title} closeLabel={texts.close} onClose={onClose} staysOnOverlay>
      <DialogHead title={title} />
      <form className={css.formFrame} noValidate ref={form.form} onSubmit={save}>
        <DialogBody>
          <div className={css.form}>
            <TextField
              label={texts.name}
              hint={comboTexts.nameHint}
              value={fields.name}
              problem={problems.has('name') ? texts.wrong.name : undefined}
              onChange={(name) => set({ name })}
            />
            <ComboNeeds form={form} />
            <ComboBenefit form={form} />
            <ComboLimits form={form} />
            {combo !== null && (
              <RemoveItem
                name={textOf(combo, 'name')}
                onRemove={() => {
                  form.remove();
                  onClose();
                }}
              />
            )}
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

type PartProps = { form: ComboForm };

/** The parts that a cart needs for the combo. */
function ComboNeeds({ form }: PartProps) {
  const { combo: texts, form: formTexts } = useBrandTexts();
  const { fields, set, problems, items } = form;
  const { needs } = fields;
  const change = (at: number, need: NeedFields): void => set({ needs: needs.with(at, need) });
  return (
    <FormPart title={texts.needs}>
      {needs.map((need, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- a part has no other name
        <div key={at} className={css.hours} role="group" aria-label={texts.part(at + 1)}>
          <b>{texts.part(at + 1)}</b>
          <ItemPicker
            label={texts.choose(at + 1)}
            items={items}
            chosen={need.keys}
            problem={
              problems.has('needs') && need.keys.length === 0 ? texts.wrong.needs : undefined
            }
            onChange={(keys) => change(at, { ...need, keys })}
          />
          <TextField
            label={texts.quantity}
            inputMode="numeric"
            value={need.quantity}
            onChange={(quantity) => change(at, { ...need, quantity })}
          />
          {needs.length > 1 && (
            <div>
              <Button look="link" onClick={() => set({ needs: needs.toSpliced(at, 1) })}>
                {formTexts.removeLong(texts.part(at + 1).toLowerCase())}
              </Button>
            </div>
          )}
        </div>
      ))}
      {needs.length < offerLimits.needs && (
        <div>
          <Button
            look="soft"
            onClick={() => set({ needs: [...needs, { keys: [], quantity: '1' }] })}
          >
            {texts.addPart}
          </Button>
        </div>
      )}
    </FormPart>
  );
}

/** The price of the combo or what it takes off, and what the cheapest choice saves. */
function ComboBenefit({ form }: PartProps) {
  const { combo: texts } = useBrandTexts();
  const { country } = useCounter().page;
  const money = useMoney();
  const { fields, set, problems, items } = form;
  const problem = problems.has('number') ? texts.wrong.number : undefined;
  const example = comboExample(fields, items, country);
  const number = {
    label: texts.number[fields.kind],
    value: fields.number,
    problem,
    onChange: (typed: string) => set({ number: typed }),
  };
  return (
    <FormPart title={texts.benefit}>
      <SelectField
        label={texts.kind}
        value={fields.kind}
        options={benefitKinds.map((value) => ({ value, label: texts.kinds[value] }))}
        onChange={(chosen) =>
          set({ kind: benefitKinds.find((kind) => kind === chosen) ?? 'price', number: '' })
        }
      />
      {fields.kind === 'percent' && <TextField inputMode="decimal" {...number} />}
      {(fields.kind === 'price' || fields.kind === 'amount') && <MoneyField {...number} />}
      {problems.has('units') && <p className={css.problem}>{texts.wrong.units}</p>}
      <p className={css.note} role="status">
        {example === null
          ? ''
          : example.together < example.apart
            ? texts.saves({
                apart: money(example.apart),
                together: money(example.together),
                saved: money((example.apart - example.together) as typeof example.apart),
              })
            : texts.savesNothing(money(example.apart))}
      </p>
    </FormPart>
  );
}

/** The hours, the stores and the times per order of the combo. */
function ComboLimits({ form }: PartProps) {
  const { combo: texts, form: formTexts } = useBrandTexts();
  const { stores } = useCounter().page;
  const { fields, set, problems } = form;
  return (
    <FormPart title={texts.limits}>
      <TextField
        label={texts.most}
        inputMode="numeric"
        value={fields.most}
        problem={problems.has('most') ? formTexts.wrong.number : undefined}
        onChange={(most) => set({ most })}
      />
      <HoursRows
        hours={fields.hours}
        days={[1, 2, 3, 4, 5]}
        isWrong={problems.has('hours')}
        onChange={(hours) => set({ hours })}
      />
      {stores.length > 1 && (
        <ToggleChips
          legend={texts.stores}
          options={stores.map(({ id, name }) => ({ value: String(id), label: name }))}
          chosen={fields.storeIds.map(String)}
          onChange={(chosen) => set({ storeIds: chosen.map(Number) })}
        />
      )}
    </FormPart>
  );
}
