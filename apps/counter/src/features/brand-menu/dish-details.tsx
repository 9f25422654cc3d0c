import { productTags } from '@comanda/domain/menu/product-tags.ts';
import { Checkbox } from '@comanda/ui/choice.tsx';
import css from '../../counter/brand-draft/back-office.module.css';
import type { DishFormProps } from './dish-form-props.ts';
import {
  FormPart,
  SelectField,
  TextField,
  ToggleChips,
} from '../../counter/brand-draft/field-parts.tsx';
import { useBrandTexts } from '../../counter/brand-draft/use-brand-texts.ts';

/** Facts of a dish beside its text, and the ways in which it is handed over. */
export function DishDetails(props: DishFormProps) {
  const { fields, set, problems } = props;
  const { form: texts, tags } = useBrandTexts();
  const wrongNumber = (field: 'kcal' | 'mostEach') =>
    problems.has(field) ? texts.wrong.number : undefined;
  return (
    <FormPart title={texts.details}>
      <ToggleChips
        legend={texts.tags}
        options={productTags.map((tag) => ({ value: tag, label: tags[tag] }))}
        chosen={fields.tags}
        onChange={(chosen) => set({ tags: chosen })}
      />
      <div className={css.pair}>
        <TextField
          label={texts.badge}
          hint={texts.badgeHint}
          value={fields.badge}
          onChange={(badge) => set({ badge })}
        />
        <TextField
          label={texts.allergens}
          hint={texts.allergensHint}
          value={fields.allergens}
          onChange={(allergens) => set({ allergens })}
        />
        <TextField
          label={texts.kcal}
          inputMode="numeric"
          value={fields.kcal}
          problem={wrongNumber('kcal')}
          onChange={(kcal) => set({ kcal })}
        />
        <TextField
          label={texts.mostEach}
          inputMode="numeric"
          value={fields.mostEach}
          problem={wrongNumber('mostEach')}
          onChange={(mostEach) => set({ mostEach })}
        />
      </div>
      <Dispatch {...props} />
    </FormPart>
  );
}

function Dispatch({ fields, set, problems }: DishFormProps) {
  const { form: texts } = useBrandTexts();
  return (
    <>
      <SelectField
        label={texts.dispatch}
        value={fields.dispatch}
        options={[
          { value: 'both', label: texts.dispatchBoth },
          { value: 'store_delivery', label: texts.dispatchDelivery },
          { value: 'in_store', label: texts.dispatchPickup },
        ]}
        onChange={(dispatch) => set({ dispatch })}
      />
      <Checkbox checked={fields.plus18} onChange={(plus18) => set({ plus18 })}>
        {texts.plus18}
      </Checkbox>
      <Checkbox checked={fields.deferred} onChange={(deferred) => set({ deferred })}>
        {texts.deferred}
      </Checkbox>
      {fields.deferred && (
        <div className={css.pair}>
          <TextField
            label={texts.cookingTime}
            inputMode="numeric"
            value={fields.cookingTime}
            problem={problems.has('cookingTime') ? texts.wrong.number : undefined}
            onChange={(cookingTime) => set({ cookingTime })}
          />
          <SelectField
            label={texts.cookingTime}
            isLabelHidden
            value={fields.cookingTimeType}
            options={[
              { value: 'hour', label: texts.hour },
              { value: 'day', label: texts.day },
            ]}
            onChange={(cookingTimeType) => set({ cookingTimeType })}
          />
        </div>
      )}
    </>
  );
}
