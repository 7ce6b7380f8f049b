/** Returns the Markdown found in a text that is shown as plain text, such as an answer of the FAQs. */
export function plainTextFindings(source: string): string[] {
  const links = source.match(/\[[^\]]*\]\(\/[^)]*\)/g) ?? []
  const signs = source.match(/\*\*|__|^#{1,6} |^\|.*\||^[-*>] |<[a-z/]/gim) ?? []
  return [...links, ...signs].map((found) => `"${found.trim()}" in a plain text`)
}

/** Returns the questions of a FAQs text: the lines that begin with a number. */
export function questions(source: string): string[] {
  return [...source.matchAll(/^\d+\. (.+)$/gm)].map((match) => match[1] ?? '')
}
