/** Markdown in a text that is shown as it stands, such as an answer of the FAQs. */
export function plainTextFindings(source: string): string[] {
  const links = source.match(/\[[^\]]*\]\(\/[^)]*\)/g) ?? []
  const signs = source.match(/\*\*|__|^#{1,6} |^\|.*\||^[-*>] |<[a-z/]/gim) ?? []
  return [...links, ...signs].map((found) => `"${found.trim()}" in a plain text`)
}

/** The questions of a FAQs text: lines that begin with the next number. */
export function questions(source: string): string[] {
  return [...source.matchAll(/^\d+\. (.+)$/gm)].map((match) => match[1] ?? '')
}
