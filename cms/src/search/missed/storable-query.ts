import { hasNoPersonalData } from '@artha/contract/personal-data'

const longest = 60

/** May name a person: email addresses have an @; numbers of people, accounts and phones have three digits in a row, in any script. */
const mayNameSomebody = /@|\p{Nd}{3}/u
const isUnreadable = /\p{Cc}|\p{Cs}/u
const hasLetter = /\p{L}/u

/** Normalises a search for storing; undefined if it must not be stored, for instance with an amount, which may be personal too. */
export function storableQuery(q: string): string | undefined {
  const words = q.normalize('NFKC').toLowerCase().replace(/\s+/gu, ' ').trim()
  if ([...words].length > longest || !hasLetter.test(words)) return undefined
  return mayNameSomebody.test(words) || isUnreadable.test(words) || !hasNoPersonalData(words) ? undefined : words
}
