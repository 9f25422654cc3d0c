/** A part of the menu whose form is open. `id` null: a new one. */
export type EditedPart =
  | { kind: 'dish'; id: number | null; categoryId: number }
  | { kind: 'category'; id: number | null }
  | { kind: 'group'; id: number | null }
  | { kind: 'combo'; id: number | null }
  | { kind: 'suggestion'; key: string | null }
  | { kind: 'prices' }
  | { kind: 'table' }
  | { kind: 'archive' };
