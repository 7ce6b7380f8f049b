/** A person's age, and the age at which a period ends. */
export interface Ages {
  age?: number
  untilAge?: number
}

const years = '(?:years?|yrs?|saal|sal|साल|वर्ष)'
const number = '(\\d{1,3})(?![\\d.,]*\\d|[.,]?\\d| ?(?:%|per ?cent|lakhs?|lacs?|crores?|cr|l|k|thousand|hazar|लाख|करोड|हजार)(?!\\p{L}))'

/** The more specific pattern comes first, because matched words are removed from the text. */
const untilText = [
  new RegExp(`\\b(?:retire\\w*|till|until|upto|up to|tak)(?: (?:at|by|age|the|of|me|mein))* ${number}(?: ${years}(?!\\p{L}))?`, 'u'),
  new RegExp(`${number}(?: ${years})? (?:me|mein|में|par|pe) (?:retire|रिटायर)\\w*`, 'u'),
]
const ageWords = [
  new RegExp(`(?:\\b(?:aged?|umar|umra)\\b|उम्र)(?: (?:is|of|hai|at|meri|है))*[ :=-]*${number}(?: ?${years}(?!\\p{L}))?(?: old)?`, 'u'),
  new RegExp(
    `(?:\\b(?:i am|i ?'?m|she is|he is|main)\\b|मैं) ${number}(?: ?${years}(?!\\p{L}))?(?: (?:old|ka|ki|का|की))?(?: (?:hoon|hu|hun|हूं|हूँ))?`,
    'u',
  ),
  new RegExp(`${number}[ -]?${years}[ -]?(?:old|ki umar|ka hoon|ka hu|ki hoon|ki beti|ki ladki|के हैं|की उम्र|की बेटी|का हूं|का हूँ)`, 'u'),
]

function taken(text: string, patterns: readonly RegExp[]): { text: string; age?: number } {
  for (const pattern of patterns) {
    const match = pattern.exec(text)
    const age = Number(match?.[1])
    if (match && age <= 110)
      return { text: `${text.slice(0, match.index)} ${text.slice(match.index + match[0].length)}`.replace(/ +/g, ' ').trim(), age }
  }
  return { text }
}

/** Takes the ages out of a question, so that "30 years old" is not read as a period of 30 years. */
export function withoutAges(question: string): Ages & { text: string } {
  const until = taken(question, untilText)
  const own = taken(until.text, ageWords)
  // Keep the word "retire": without it, "at 60" would no longer mean retirement
  const text = until.age !== undefined && /retire/.test(question) && !/retire/.test(own.text) ? `retire ${own.text}` : own.text
  return { text, ...(own.age !== undefined && { age: own.age }), ...(until.age !== undefined && { untilAge: until.age }) }
}
