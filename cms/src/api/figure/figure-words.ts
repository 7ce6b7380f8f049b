const rate = /\d\s?(?:%|per cent)/i
const sum = /(?:₹|Rs\.?)\s?\d|\d\s?(?:lakh|crore)/i

/** Words that name a figure in a text without a mark. Well-known names only: an ambiguous word ("limit") would list half the archive. */
const figureNames: readonly { figureKey: string; name: RegExp; value: RegExp }[] = [
  { figureKey: 'repo', name: /\brepo rate\b/i, value: rate },
  {
    figureKey: 'ss-rates',
    name: /\b(?:PPF|Public Provident Fund|Sukanya Samriddhi|SCSS|Senior Citizens’? Savings|National Savings Certificate|NSC)\b/i,
    value: rate,
  },
  { figureKey: 'epf-rate', name: /\b(?:EPF (?:interest|rate)|interest on (?:the )?EPF|provident fund rate)\b/i, value: rate },
  { figureKey: 'epf-ceiling', name: /\bwage ceiling\b/i, value: sum },
  { figureKey: 'it-80c', name: /\b80C\b|\bsection 123\b/i, value: sum },
  { figureKey: 'it-80d', name: /\b80D\b/i, value: sum },
  { figureKey: 'it-nps-own', name: /\b80CCD\(1B\)/i, value: sum },
  { figureKey: 'it-stddeduction', name: /\bstandard deduction\b/i, value: sum },
  { figureKey: 'it-cess', name: /\bhealth and education cess\b/i, value: rate },
  { figureKey: 'cg-ltcg-equity', name: /\blong-term (?:capital )?gains? (?:on|from) (?:listed )?(?:shares|equity)/i, value: rate },
  { figureKey: 'gst-registration', name: /\bGST registration\b/i, value: sum },
  { figureKey: 'gratuity', name: /\bgratuity\b/i, value: sum },
  { figureKey: 'dicgc', name: /\bdeposit insurance\b|\bDICGC\b/i, value: sum },
  { figureKey: 'tds-interest', name: /\b(?:TDS|tax deducted) (?:on|from) (?:bank |deposit )?interest\b/i, value: sum },
  { figureKey: 'it-familypension', name: /\bfamily pension\b/i, value: sum },
  { figureKey: 'gst-under-construction', name: /\bunder-construction\b/i, value: rate },
  { figureKey: 'ltv', name: /\bloan-to-value\b|\bLTV\b/i, value: rate },
  { figureKey: 'eps-formula', name: /\bEPS pension\b/i, value: sum },
  { figureKey: 'cpi', name: /\b(?:CPI|consumer price|retail) inflation\b/i, value: rate },
]

const sentences = (text: string) => text.split(/(?<=[.!?;])(?<!\bRs\.)\s+|\n+/).map((sentence) => sentence.trim())

/** Finds the figures that a plain text states in words, each with the first such sentence. */
export function figuresInWords(text: string): { figureKey: string; said: string }[] {
  const all = sentences(text)
  return figureNames.flatMap(({ figureKey, name, value }) => {
    const said = all.find((sentence) => name.test(sentence) && value.test(sentence))
    return said === undefined ? [] : [{ figureKey, said }]
  })
}
