const consonants: Readonly<Record<string, string>> = {
  क: 'k', ख: 'kh', ग: 'g', घ: 'gh', ङ: 'n', च: 'ch', छ: 'ch', ज: 'j', झ: 'jh', ञ: 'n', ट: 't', ठ: 'th', ड: 'd', ढ: 'dh', ण: 'n',
  त: 't', थ: 'th', द: 'd', ध: 'dh', न: 'n', प: 'p', फ: 'f', ब: 'b', भ: 'bh', म: 'm', य: 'y', र: 'r', ल: 'l', ळ: 'l', व: 'v',
  श: 's', ष: 's', स: 's', ह: 'h',
} // prettier-ignore

const vowels: Readonly<Record<string, string>> = {
  अ: 'a', आ: 'a', इ: 'i', ई: 'i', उ: 'u', ऊ: 'u', ऋ: 'ri', ए: 'e', ऐ: 'ai', ओ: 'o', औ: 'au', ऑ: 'o', ऍ: 'e',
} // prettier-ignore

const vowelSigns: Readonly<Record<string, string>> = {
  'ा': 'a', 'ि': 'i', 'ी': 'i', 'ु': 'u', 'ू': 'u', 'ृ': 'ri', 'े': 'e', 'ै': 'ai', 'ो': 'o', 'ौ': 'au', 'ॉ': 'o', 'ॅ': 'e',
} // prettier-ignore

const nasals: Readonly<Record<string, string>> = { 'ं': 'n', 'ँ': 'n' }
const virama = '्'

const isConsonant = (letter: string | undefined) => letter !== undefined && letter in consonants

/** True if an "a" is spoken after this consonant: unless a vowel sign follows or the word ends. */
function hasSpokenA(letters: readonly string[], at: number): boolean {
  const next = letters[at + 1]
  return isConsonant(letters[at]) && next !== undefined && next !== virama && !(next in vowelSigns)
}

/** Returns a Devanagari word in Latin letters, as spoken. */
export function transliterate(word: string): string {
  const letters = [...word.normalize('NFKD')].filter((letter) => letter !== '़')
  const said = letters.map((letter, at) => {
    const own = consonants[letter] ?? vowels[letter] ?? vowelSigns[letter] ?? nasals[letter] ?? (/[a-z0-9]/.test(letter) ? letter : '')
    return own + (hasSpokenA(letters, at) ? 'a' : '')
  })
  return said.join('')
}

/** Returns one spelling for the many that a Hindi word has in Latin letters: "karz" and "karj", "beema" and "bima". */
export const hindiKey = (latin: string): string =>
  latin
    .replace(/a+/g, 'a')
    .replace(/ee|ii|ie/g, 'i')
    .replace(/oo|uu/g, 'u')
    .replace(/w/g, 'v')
    .replace(/z/g, 'j')
    .replace(/ph/g, 'f')
    .replace(/chh/g, 'ch')
    .replace(/sh/g, 's')
    .replace(/q/g, 'k')
    .replace(/([b-df-hj-np-tv-z])\1+/g, '$1')
