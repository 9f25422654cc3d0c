/** Longer subjects are cut in `git log --oneline` and on hosting sites. */
export const maxSubjectLength = 72;

/** The commits, each written as `<hash> <subject>`, whose subject is too long. */
export const longSubjects = (commits) =>
  commits.filter((commit) => [...commit.slice(commit.indexOf(' ') + 1)].length > maxSubjectLength);
