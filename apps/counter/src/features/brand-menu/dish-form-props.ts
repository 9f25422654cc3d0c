import type { DishFields, DishProblem } from './dish-form.ts';
import type { MenuEditor } from './menu-editor.ts';

/** Each part of the form of a dish reads and changes these. */
export type DishFormProps = {
  fields: DishFields;
  set: (change: Partial<DishFields>) => void;
  problems: ReadonlySet<DishProblem>;
  editor: MenuEditor;
};
