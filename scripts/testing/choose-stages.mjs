import { PlainError } from '../run-script.mjs';

/**
 * Returns the stages that the arguments after `npm test --` select: all of them, those `--from
 * <stage>` on, or `--only <stage>`. @throws PlainError naming the stages if an argument is none of
 * these.
 */
export function chooseStages(stages, args) {
  if (args.length === 0) return stages;
  const [option, name] = args;
  const place = stages.findIndex((stage) => stage.name === name);
  if (args.length !== 2 || place === -1 || !['--from', '--only'].includes(option))
    throw new PlainError(usage(stages, args));
  return option === '--from' ? stages.slice(place) : [stages[place]];
}

const usage = (stages, args) =>
  [
    `npm test -- ${args.join(' ')}: there is no such option or stage.`,
    '  npm test                      every stage',
    '  npm test -- --from <stage>    that stage and those after it',
    '  npm test -- --only <stage>    that stage',
    `The stages are ${stages.map(({ name }) => name).join(', ')}.`,
  ].join('\n');
