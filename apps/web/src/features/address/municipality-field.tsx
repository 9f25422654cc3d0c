import { dispatchTexts } from '@comanda/i18n/areas/dispatch.ts';
import { useTextsOf } from '../../shop/use-texts.ts';
import { useModals } from '../../shop/modals/use-modals.ts';
import field from '@comanda/ui/field.module.css';
import { Icon } from '@comanda/ui/icons.tsx';
import css from '../../shop/place/place.module.css';

type Props = {
  id: string;
  label: string;
  problem: string | undefined;
  /** Empty: none chosen. */ chosen: string;
  onChoose: (municipality: string) => void;
};

/** A button in the form of a field, which opens the list of municipalities. */
export function MunicipalityField({ id, label, problem, chosen, onChoose }: Props) {
  const words = useTextsOf(dispatchTexts);
  const modals = useModals();
  const choose = async (): Promise<void> => {
    const area = await modals.ask({ kind: 'pickCommune', chosen: chosen || null });
    if (area !== 'dismissed') onChoose(area.name);
  };
  return (
    <div className={css.areaField}>
      <span className={field.label} id={`${id}-label`}>
        {label}
      </span>
      <button
        type="button"
        id={id}
        className={`${field.control} ${css.areaButton}`}
        data-bad={problem === undefined ? undefined : ''}
        data-empty={chosen === '' ? '' : undefined}
        aria-haspopup="dialog"
        aria-labelledby={`${id}-label ${id}`}
        aria-describedby={problem === undefined ? undefined : `${id}-note`}
        onClick={() => void choose()}
      >
        <span>{chosen || words.areaTitle}</span>
        <Icon name="chevronDown" />
      </button>
      {problem === undefined ? null : (
        <p className={field.bad} id={`${id}-note`}>
          {problem}
        </p>
      )}
    </div>
  );
}
