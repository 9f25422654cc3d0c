import type { Control } from '../control/control.ts';
import type { Fleet } from './fleet.ts';
import type { Newsroom } from './newsroom.ts';

/** What every courier's addresses need. */
export type CourierDeps = { control: Control; fleet: Fleet; newsroom: Newsroom };
