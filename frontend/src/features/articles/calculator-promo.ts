/** Their names as they occur in categories, and what each is called in its address. */
const byCategory = [
  ['loan', 'loan'],
  ['investment', 'investment'],
  ['revenue', 'revenue'],
  ['budget', 'budget'],
  ['credit', 'credit'],
  ['insurance', 'insurance'],
  ['networth', 'networth'],
  ['gst', 'gst'],
  ['tax', 'income-tax'],
] as const

const namedIn = (text: string) => byCategory.find(([name]) => text.toLowerCase().includes(name))?.[1]

const calculatorLink = /<a\s[^>]*?href="(\/([a-z-]+)-calculator(\?[^"]*)?)"/gi

/** The links to calculators in the texts of an article. */
const linksIn = (html: string) =>
  [...html.matchAll(calculatorLink)].map(([, href = '', name = '', filled]) => ({
    name: name.toLowerCase(),
    path: href.replaceAll('&amp;', '&'),
    isFilled: filled !== undefined,
  }))

/**
 * The calculator that an article speaks of: the one to which it links, if it can with its own figures; else the one whose name
 * occurs in its category; where none does, in its subcategory. Undefined where none fits.
 */
export function calculatorPromo({ category, subcategory, html = '' }: { category: string; subcategory: string; html?: string }) {
  const links = linksIn(html)
  const linked = links.find(({ isFilled }) => isFilled) ?? links[0]
  if (linked) return linked
  const name = namedIn(category) ?? namedIn(subcategory)
  return name === undefined ? undefined : { name, path: `/${name}-calculator`, isFilled: false }
}

const abbreviations = /^(?:gst|hra|sip|swp|ppf|epf|nps|rd|emi)$/

/** As in "Home loan calculator", "GST calculator". */
export function calculatorTitle(name: string) {
  if (name === 'networth') return 'Net worth calculator'
  const words = name.split('-').map((word) => (abbreviations.test(word) ? word.toUpperCase() : word))
  const title = `${words.join(' ')} calculator`
  return title.charAt(0).toUpperCase() + title.slice(1)
}
