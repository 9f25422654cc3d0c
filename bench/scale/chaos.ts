import { chaosMethodsOf } from '../chaos/chaos-methods.ts';
import { chaosPlan } from '../chaos/make-chaos-plan.ts';
import { runChaos } from '../chaos/run-chaos.ts';
import { figure, goalFigure, orZero } from '../lib/figures.ts';
import type { ScenarioResult, ScenarioSize } from '../resilience/scenario.ts';

const orders = { small: 20, full: 300 } as const;
const seed = 34;

/**
 * `npm run chaos` with all methods, its brands in two databases, each of a PostgreSQL of its own.
 * They are killed in turns.
 */
export async function chaos(size: ScenarioSize): Promise<ScenarioResult> {
  const methods = chaosMethodsOf('all');
  const plan = chaosPlan({ orders: orders[size], seed, methods, databases: 2 });
  const { violations, tally, paid, seconds } = await runChaos(plan);
  const found = Object.entries(violations).filter(([, count]) => count > 0);
  return {
    violations: found.map(([what, count]) => `${count} ${what}`),
    facts: [
      `seed ${seed}, ${plan.orders} orders online and ${plan.cashOrders} in cash, ${paid} paid, ${Math.round(seconds)} s under failures`,
    ],
    figures: [
      goalFigure('chaosOnTwo', 'kinds of violations', found.length),
      figure('databases killed', tally.of('database killed (-9)')),
      figure('servers killed', tally.of('server killed (-9)')),
      orZero(figure('orders paid', paid)),
    ],
  };
}
