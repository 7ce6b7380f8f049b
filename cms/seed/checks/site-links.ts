/** The pages of the site that a text may point to. Articles are not among them: their addresses are made when they are stored. */
const sitePaths = new Set([
  '/',
  '/newsletter',
  '/commodities',
  '/calculators',
  '/loan-calculator',
  '/home-loan-calculator',
  '/car-loan-calculator',
  '/fixed-deposit-calculator',
  '/investment-calculator',
  '/revenue-calculator',
  '/budget-calculator',
  '/credit-calculator',
  '/insurance-calculator',
  '/lumpsum-calculator',
  '/gst-calculator',
  '/credit-card-calculator',
  '/hra-calculator',
  '/income-tax-calculator',
  '/figures',
  '/networth-calculator',
  '/finance-academy',
  '/about',
  '/contact',
  '/privacy',
  '/termsofservice',
])

export function isSitePath(address: string): boolean {
  return sitePaths.has(address)
}

/** A calculator with the figures of an example in its address. */
const filledCalculator = /^(\/[a-z-]+-calculator)\?[\w.%&=:-]+$/

/** Links of a Markdown text that lead to no page of the site, or out of it. */
export function strayLinks(source: string): string[] {
  const targets = [...source.matchAll(/\]\(([^)\s]*)/g)].map((match) => match[1] ?? '')
  const bare = source.match(/\b(?:https?:\/\/|www\.)\S+/g) ?? []
  return [
    ...targets.filter((target) => !/^(?:=|fact:|today:|given$|art:)/.test(target) && !isSitePath(target.replace(filledCalculator, '$1'))),
    ...bare,
  ]
}
