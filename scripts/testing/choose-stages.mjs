import { PlainError } from '../run-script.mjs';

/**
 * Returns the stages that the arguments after `npm test --` select: those that are not wide, every
 * one with `--all`, those `--from <stage>` on that are not wide, or `--only <stage>`. @throws
 * PlainError naming the stages if an argument is none of these.
 */
export function chooseStages(stages, args) {
  if (args.length === 0) return usual(stages);
  if (args.length === 1 && args[0] === '--all') return stages;
  const [option, name] = args;
  const place = stages.findIndex((stage) => stage.name === name);
  if (args.length !== 2 || place === -1 || !['--from', '--only'].includes(option))
    throw new PlainError(usage(stages, args));
  return option === '--from' ? usual(stages.slice(place)) : [stages[place]];
}

const usual = (stages) => stages.filter(({ isWide }) => !isWide);

const usage = (stages, args) =>
  [
    `npm test -- ${args.join(' ')}: there is no such option or stage.`,
    '  npm test                      every stage that is not wide',
    '  npm test -- --all             every stage',
    '  npm test -- --from <stage>    that stage and those after it',
    '  npm test -- --only <stage>    that stage',
    `The stages are ${stages.map(({ name }) => name).join(', ')}.`,
  ].join('\n');
