import { defineModule } from '../module.ts';
import { implement } from '../platform/http/implement.ts';
import { correctSettlement } from './correct-settlement.ts';
import { getRiderCash } from './get-rider-cash.ts';
import { settleRider } from './settle-rider.ts';

export const riderCashModule = defineModule({
  calls: (deps) => implement(deps, { getRiderCash, settleRider, correctSettlement }),
});
