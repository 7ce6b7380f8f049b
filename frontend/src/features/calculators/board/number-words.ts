/** Number words before "lakh", "years" and the like, in English, Hindi and romanised Hindi. */
const numbers: Readonly<Record<string, number>> = {
  ...{ one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9, ten: 10, eleven: 11, twelve: 12, fifteen: 15 },
  ...{ eighteen: 18, twenty: 20, thirty: 30, forty: 40, fifty: 50, sixty: 60, seventy: 70, eighty: 80, ninety: 90, half: 0.5 },
  ...{ ek: 1, do: 2, teen: 3, char: 4, chaar: 4, panch: 5, paanch: 5, chhe: 6, chah: 6, saat: 7, aath: 8, nau: 9, das: 10, gyarah: 11 },
  ...{ barah: 12, pandrah: 15, atharah: 18, bees: 20, pachis: 25, pachchis: 25, pachees: 25, tees: 30, chalis: 40, chaalis: 40, pachas: 50 },
  ...{ pachaas: 50, saath: 60, sattar: 70, assi: 80, nabbe: 90, sau: 100, dedh: 1.5, dhai: 2.5, adhai: 2.5, aadha: 0.5 },
  ...{ एक: 1, दो: 2, तीन: 3, चार: 4, पांच: 5, पाँच: 5, छह: 6, छः: 6, सात: 7, आठ: 8, नौ: 9, दस: 10, ग्यारह: 11, बारह: 12, पंद्रह: 15 },
  ...{ अठारह: 18, बीस: 20, पच्चीस: 25, तीस: 30, चालीस: 40, पचास: 50, साठ: 60, सत्तर: 70, अस्सी: 80, नब्बे: 90, सौ: 100 },
  ...{ डेढ: 1.5, ढाई: 2.5, आधा: 0.5 },
}

/** Adds a half or a quarter to the number that follows. */
const more: Readonly<Record<string, number>> = { sadhe: 0.5, saadhe: 0.5, साढे: 0.5, sava: 0.25, sawa: 0.25, सवा: 0.25 }

const hundreds = new Set(['sau', 'सौ', 'hundred'])
const word = [...Object.keys(numbers), ...Object.keys(more), 'hundred'].sort((one, other) => other.length - one.length).join('|')
const unit =
  '(?:crores?|crs?|lakhs?|lacs?|thousand|hazar|करोड|लाख|हजार|years?|yrs?|saal|साल|वर्ष|months?|mahin[ae]|महीने|महीना|per ?cent|percent|प्रतिशत|%)(?!\\p{L})'
const writtenOut = new RegExp(`(?<![\\p{L}\\p{M}\\d.,-])(?:(?:${word}) (?:and )?|\\d+ (?=and a half))+(?:and a half )?(?=${unit})`, 'gu')
const moreThanDigits = new RegExp(`(?<![\\p{L}\\p{M}])(${Object.keys(more).join('|')}) (\\d+)(?= ${unit})`, 'gu')

function valueOf(written: string): number {
  let value = 0
  for (const each of written.replace('and a half', 'sadhe').trim().split(' ')) {
    if (hundreds.has(each)) value = (value || 1) * 100
    else value += more[each] ?? numbers[each] ?? (/^\d+$/.test(each) ? Number(each) : 0)
  }
  return value
}

const aUnit = /\ban? (?=(?:lakh|lac|crore)(?!\p{L}))/gu

/** Turns "do lakh" into "2 lakh" and "sadhe teen saal" into "3.5 saal". Takes lower-case text. */
export const withDigits = (text: string): string =>
  text
    .replace(aUnit, '1 ')
    .replace(moreThanDigits, (_, half: string, digits: string) => String(Number(digits) + (more[half] ?? 0)))
    .replace(writtenOut, (written) => `${valueOf(written)} `)
