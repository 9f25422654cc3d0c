import type { Control } from '../../control/control.ts';
import type { Oneclick } from './oneclick.ts';
import type { OneclickKeys } from './oneclick-keys.ts';

/** Dependencies of Oneclick's routes. */
export type OneclickDeps = {
  readonly oneclick: Oneclick;
  readonly control: Control;
  readonly keys: OneclickKeys;
};
