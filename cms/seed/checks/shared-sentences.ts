import { readableText } from './article-words'

const longestShared = 10

/** Sentences in lower case, without punctuation; a table cell, a heading and a list item are sentences of their own. */
function sentences(source: string): string[] {
  return readableText(source.replaceAll(/^(?=\s*(?:[-*>#|]+|\d+[.)])\s)/gm, '\n\n'))
    .split(/[.!?:]["'”’)]*(?=\s|$)|\n\s*\n|\|/)
    .map((sentence) => (sentence.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(' '))
    .filter((sentence) => sentence.split(' ').length > longestShared)
}

/** Sentences of more than ten words that stand in two of the texts. One pass over an index, whatever the number of texts. */
export function sharedSentences(texts: readonly { slug: string; source: string }[]): string[] {
  const firstSlug = new Map<string, string>()
  const findings: string[] = []
  for (const { slug, source } of texts) {
    for (const sentence of new Set(sentences(source))) {
      const other = firstSlug.get(sentence)
      if (other === undefined) firstSlug.set(sentence, slug)
      else if (other !== slug) findings.push(`${other} and ${slug}: "${sentence}"`)
    }
  }
  return findings
}
