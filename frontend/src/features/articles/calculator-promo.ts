/** Kinds of loan and tax with a calculator of their own. */
const byKind = [
  [/indirect tax/i, 'gst'],
  [/home loan/i, 'home-loan'],
  [/car loan|vehicle loan/i, 'car-loan'],
] as const

/** The calculator of each subject, in the order of priority. */
const bySubject = [
  [/gst/i, 'gst'],
  [/loan/i, 'loan'],
  [/investment/i, 'investment'],
  [/revenue/i, 'revenue'],
  [/budget/i, 'budget'],
  [/credit/i, 'credit'],
  [/insurance/i, 'insurance'],
  [/net ?worth/i, 'networth'],
  [/tax/i, 'income-tax'],
] as const

/** Patterns for titles and tags, used if the category names no calculator. */
const byTitle = [
  ...byKind,
  ...bySubject,
  [/provident fund|\bEPF\b/i, 'epf'],
  [/house rent|\bHRA\b/i, 'hra'],
  [/repo rate/i, 'home-loan'],
  [/gratuity/i, 'gratuity'],
  [/salary|payslip/i, 'salary'],
  [/share price|market/i, 'investment'],
  [/\bcards?\b/i, 'credit-card'],
  [/money file/i, 'networth'],
] as const

type Subjects = readonly (readonly [RegExp, string])[]

const namedIn = (text: string, subjects: Subjects = bySubject) => subjects.find(([words]) => words.test(text))?.[1]

const calculatorLink = /<a\s[^>]*?href="(\/([a-z-]+)-calculator(\?[^"]*)?)"/gi

/** Returns the links to calculators in an article's HTML. */
const linksIn = (html: string) =>
  [...html.matchAll(calculatorLink)].map(([, href = '', name = '', filled]) => ({
    name: name.toLowerCase(),
    path: href.replaceAll('&amp;', '&'),
    isFilled: filled !== undefined,
  }))

interface Subject {
  category: string
  subcategory: string
  title?: string
  tags?: readonly string[] | undefined
  html?: string
}

/**
 * Returns the calculator for an article: the first one linked with figures filled in; else by category, subcategory and title; else the first one
 * linked; else by tags; else the loan calculator.
 */
export function calculatorPromo({ category, subcategory, title = '', tags = [], html = '' }: Subject) {
  const links = linksIn(html)
  const filled = links.find(({ isFilled }) => isFilled)
  if (filled) return filled
  const kind = /loan|tax/i.test(category) ? namedIn(subcategory, byKind) : undefined
  const name = kind ?? namedIn(category) ?? namedIn(subcategory) ?? namedIn(title, byTitle)
  if (name !== undefined) return { name, path: `/${name}-calculator`, isFilled: false }
  const [linked] = links
  if (linked) return linked
  const last = namedIn(tags.join(), byTitle) ?? 'loan'
  return { name: last, path: `/${last}-calculator`, isFilled: false }
}

const abbreviations = /^(?:gst|hra|sip|swp|ppf|epf|nps|rd|emi)$/

/** Returns a calculator's title: "Home loan calculator", "GST calculator". */
export function calculatorTitle(name: string) {
  if (name === 'networth') return 'Net worth calculator'
  const words = name.split('-').map((word) => (abbreviations.test(word) ? word.toUpperCase() : word))
  const title = `${words.join(' ')} calculator`
  return title.charAt(0).toUpperCase() + title.slice(1)
}
