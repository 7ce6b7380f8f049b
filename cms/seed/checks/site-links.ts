/** The pages that a text may link to. Articles are missing, because they get their addresses when they are stored. */
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
  '/sip-calculator',
  '/swp-calculator',
  '/ppf-calculator',
  '/sukanya-calculator',
  '/post-office-calculator',
  '/rd-calculator',
  '/epf-calculator',
  '/nps-calculator',
  '/gratuity-calculator',
  '/loan-eligibility-calculator',
  '/flat-rate-calculator',
  '/balance-transfer-calculator',
  '/returns-calculator',
  '/capital-gains-calculator',
  '/salary-calculator',
  '/inflation-calculator',
  '/glossary',
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

/** The address of a calculator with the inputs of an example. */
const filledCalculator = /^(\/[a-z-]+-calculator)\?[\w.%&=:-]+$/

/** True for a page of the site, including a calculator with given inputs. */
export const isSiteAddress = (address: string): boolean => isSitePath(address.replace(filledCalculator, '$1'))

/** Returns the links of a Markdown text that do not lead to a page of the site. */
export function strayLinks(source: string): string[] {
  const targets = [...source.matchAll(/\]\(([^)\s]*)/g)].map((match) => match[1] ?? '')
  const bare = source.match(/\b(?:https?:\/\/|www\.)\S+/g) ?? []
  return [...targets.filter((target) => !/^(?:=|fact:|today:|given$|art:)/.test(target) && !isSiteAddress(target)), ...bare]
}
