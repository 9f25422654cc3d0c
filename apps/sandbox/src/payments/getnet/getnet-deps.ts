import type { Control } from '../../control/control.ts';
import type { Getnet } from './getnet.ts';
import type { GetnetKeys } from './getnet-keys.ts';

/**
 * Dependencies of the emulator's routes. `notifyFinal`: notifies the shop of every session that
 * became final.
 */
export type GetnetDeps = {
  readonly getnet: Getnet;
  readonly control: Control;
  readonly keys: GetnetKeys;
  notifyFinal(): void;
};
