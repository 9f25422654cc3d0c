import { PlainError, print, runScript } from '../run-script.mjs';
import { runTool } from '../setup/run-tool.mjs';
import { findUnreportedDeadCode } from './planted-dead-code.mjs';

/** Fails on files and exports that nothing uses, and if a planted one is not found. */
await runScript(async () => {
  if ((await runTool('knip', [])) !== 0)
    throw new PlainError('Dead code: knip found something, see above.');
  const unreported = findUnreportedDeadCode();
  if (unreported.length > 0)
    throw new PlainError(`Dead code: knip does not see\n  ${unreported.join('\n  ')}`);
  print('Dead code: none, and each planted orphan and unused export was found.');
});
