import { textOf } from '@comanda/domain/draft/json.ts';
import { exampleAmount } from '@comanda/domain/money/parse-money.ts';
import { toMajor } from '@comanda/domain/money/money.ts';
import css from '../../counter/brand-draft/back-office.module.css';
import type { DishFormProps } from './dish-form-props.ts';
import { typedMajor } from './dish-form.ts';
import { DishPicture } from './dish-picture.tsx';
import {
  FormPart,
  MoneyField,
  SelectField,
  TextField,
} from '../../counter/brand-draft/field-parts.tsx';
import { SwitchRow } from '../../counter/switch-row.tsx';
import { useBrandTexts } from '../../counter/brand-draft/use-brand-texts.ts';
import { useFormPlace } from './use-form-place.ts';

/** The photo, the name, the description, the prices and the category of a dish. */
export function DishBasics({ fields, set, problems, editor }: DishFormProps) {
  const { form: texts } = useBrandTexts();
  const { country } = useFormPlace();
  const example = typedMajor(toMajor(exampleAmount(country), country.decimals), country);
  return (
    <FormPart title={texts.basics}>
      <div className={css.basics}>
        <DishPicture
          value={fields.image}
          draft={editor.draft}
          onChange={(image) => set({ image })}
        />
        <div className={css.fields}>
          <TextField
            label={texts.name}
            value={fields.name}
            hint={texts.nameHint}
            problem={problems.has('name') ? texts.wrong.name : undefined}
            onChange={(name) => set({ name })}
          />
          <TextField
            label={texts.description}
            value={fields.description}
            hint={texts.descriptionHint}
            problem={problems.has('description') ? texts.wrong.description : undefined}
            lines={3}
            onChange={(description) => set({ description })}
          />
        </div>
      </div>
      <div className={css.triple}>
        <MoneyField
          label={texts.price}
          value={fields.price}
          problem={problems.has('price') ? texts.wrong.price(example) : undefined}
          onChange={(price) => set({ price })}
        />
        <MoneyField
          label={texts.offer}
          value={fields.offer}
          problem={problems.has('offer') ? texts.wrong.offer : undefined}
          onChange={(offer) => set({ offer })}
        />
        <SelectField
          label={texts.category}
          value={String(fields.categoryId)}
          options={editor.file.categories.map((category) => ({
            value: String(category.id),
            label: textOf(category, 'name'),
          }))}
          onChange={(id) => set({ categoryId: Number(id) })}
        />
      </div>
      <SwitchRow
        label={texts.shown}
        hint={texts.shownHint}
        isOn={fields.isShown}
        onChange={(isShown) => set({ isShown })}
      />
    </FormPart>
  );
}
