import { isAllAsked } from '@artha/contract/asked-words'

const longest = 60

/** Addresses have an @, and numbers of people, accounts and phones have three digits in a row, in whatever script. */
const mayNameSomebody = /@|\p{Nd}{3}/u
const isUnreadable = /\p{Cc}|\p{Cs}/u
const hasLetter = /\p{L}/u

/** A search as it is kept for editors, alike however it is typed; undefined where it is not kept: an amount is somebody's own too. */
export function keptWords(q: string): string | undefined {
  const words = q.normalize('NFKC').toLowerCase().replace(/\s+/gu, ' ').trim()
  if ([...words].length > longest || !hasLetter.test(words)) return undefined
  return mayNameSomebody.test(words) || isUnreadable.test(words) || !isAllAsked(words) ? undefined : words
}
