/** The file of the planted comments. */
const planted = 'scripts/guards/guards.test.mjs';
const source = /^(apps|bench|e2e|packages|scripts|tools)\/.*[.](ts|tsx|mjs|css|sql)$/;
const questionWords = '(?:What|Who|Whom|Whose|Where|How|Whether|Whoever|Whatever)\\b[^\\n]*';
const blockComment = new RegExp(`/\\*\\*?\\s+(?:\\*\\s+)?(${questionWords})`, 'g');
const lineComment = new RegExp(`(?<!^\\s*//[^\\n]*\\n)^[ \\t]*(?://|--) (${questionWords})`, 'gm');

/**
 * Returns comments that begin with a question word instead of a subject, such as `What the job
 * does` or `Whether it runs`. A line that continues a comment may begin with any word. Migrations
 * never change.
 */
export function findQuestionComments(path, text) {
  if (!source.test(path) || path.includes('/migrations/') || path === planted) return [];
  return [...text.matchAll(blockComment), ...text.matchAll(lineComment)].map(
    ([, words]) => `${path}: a comment begins with a question word: ${words.slice(0, 80)}`,
  );
}
