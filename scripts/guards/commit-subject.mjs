/** `git log --oneline` and hosting sites cut longer subjects. */
export const maxSubjectLength = 72;

/** The commits, each written as `<hash> <subject>`, whose subject is too long. */
export const longSubjects = (commits) =>
  commits.filter((commit) => [...commit.slice(commit.indexOf(' ') + 1)].length > maxSubjectLength);
