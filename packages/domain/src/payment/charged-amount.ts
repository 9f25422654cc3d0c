import { add, type Minor } from '../money/money.ts';

/** Charged amount = total + tips. Inner amounts are whole minor units, so the specification's floor is met by the type (decisions §2). */
export const chargedAmount = (total: Minor, tip: Minor, storeTip: Minor): Minor => add(total, tip, storeTip);
