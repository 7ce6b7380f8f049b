import { readableText } from './article-words'

const longestShared = 10

/** Splits a text into sentences in lower case without punctuation. A table cell, heading or list item is a sentence of its own. */
function sentences(source: string): string[] {
  return readableText(source.replaceAll(/^(?=\s*(?:[-*>#|]+|\d+[.)])\s)/gm, '\n\n'))
    .split(/[.!?:]["'”’)]*(?=\s|$)|\n\s*\n|\|/)
    .map((sentence) => (sentence.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(' '))
    .filter((sentence) => sentence.split(' ').length > longestShared)
}

/** Returns the sentences of more than ten words that occur in two texts. One pass over an index, so it stays fast with many texts. */
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
