import { SelectField } from '../../counter/brand-draft/field-parts.tsx';
import type { MenuTargets } from './folder-menus.ts';

type Props = {
  label: string;
  /** The choice of no dish; absent: there has to be one. */
  none?: string;
  value: number | null;
  targets: MenuTargets['dishes'] | MenuTargets['categories'];
  onChange: (id: number | null) => void;
};

/** Chooses a dish, with its category beside it, or a category. */
export function TargetSelect({ label, none, value, targets, onChange }: Props) {
  const options = targets.map((target) => ({
    value: String(target.id),
    label: 'category' in target ? `${target.name} · ${target.category}` : target.name,
  }));
  return (
    <SelectField
      label={label}
      value={value === null ? '' : String(value)}
      options={none === undefined ? options : [{ value: '', label: none }, ...options]}
      onChange={(id) => onChange(id === '' ? null : Number(id))}
    />
  );
}
