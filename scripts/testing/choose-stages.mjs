import { PlainError } from '../run-script.mjs';

/**
 * Returns the stages that the words after `npm test --` select: all of them, those `--from <stage>` on, or `--only <stage>`. @throws
 * PlainError naming the stages if a word is none of these.
 */
export function chooseStages(stages, words) {
  if (words.length === 0) return stages;
  const [option, name] = words;
  const place = stages.findIndex((stage) => stage.name === name);
  if (words.length !== 2 || place === -1 || !['--from', '--only'].includes(option))
    throw new PlainError(usage(stages, words));
  return option === '--from' ? stages.slice(place) : [stages[place]];
}

const usage = (stages, words) =>
  [
    `npm test -- ${words.join(' ')}: there is no such option or stage.`,
    '  npm test                      every stage',
    '  npm test -- --from <stage>    that stage and those after it',
    '  npm test -- --only <stage>    that stage',
    `The stages are ${stages.map(({ name }) => name).join(', ')}.`,
  ].join('\n');
