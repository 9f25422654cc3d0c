/** A part of the menu whose form is open. `id` null: a new one. */
export type EditedPart =
  | { kind: 'dish'; id: number | null; categoryId: number }
  | { kind: 'category'; id: number | null }
  | { kind: 'group'; id: number | null }
  | { kind: 'combo'; id: number | null }
  | { kind: 'suggestion'; key: string | null }
  /** `ids`: the chosen dishes; null: all of the menu or of a category. */
  | { kind: 'prices'; ids: ReadonlySet<number> | null }
  | { kind: 'many'; change: 'move' | 'days' | 'remove'; ids: ReadonlySet<number> }
  | { kind: 'table' }
  | { kind: 'archive' };
