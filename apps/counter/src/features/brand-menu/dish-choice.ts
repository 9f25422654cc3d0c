import { createStore, type StoreApi } from 'zustand/vanilla';

/**
 * The dishes that are chosen for one change, by their ids. A row draws its own part of it alone.
 */
export type DishChoice = StoreApi<{ ids: ReadonlySet<number> }>;

export const createDishChoice = (): DishChoice => createStore(() => ({ ids: new Set<number>([]) }));

export const toggle = (choice: DishChoice, id: number): void =>
  chooseAll(choice, [id], !choice.getState().ids.has(id));

/** Chooses all of some dishes, or none of them. */
export const chooseAll = (choice: DishChoice, some: readonly number[], isOn: boolean): void =>
  choice.setState(({ ids }) => {
    const others = [...ids].filter((id) => !some.includes(id));
    return { ids: new Set(isOn ? [...others, ...some] : others) };
  });
