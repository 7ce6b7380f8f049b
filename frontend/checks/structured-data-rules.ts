import { fieldsOf } from '@artha/contract/unknown-fields'
/** A value of parsed structured data. */
type Value = unknown
type Check = (value: Value) => string[]
interface Rule {
  check: Check
  /** False if search engines do not need the property. */
  isNeeded: boolean
}

type Rules = Readonly<Record<string, Rule>>

const needed = (check: Check): Rule => ({ check, isNeeded: true })
const allowed = (check: Check): Rule => ({ check, isNeeded: false })

const saying =
  (what: string, holds: (value: Value) => boolean): Check =>
  (value) =>
    holds(value) ? [] : [`${JSON.stringify(value)} is no ${what}`]
const text = saying('text', (value) => typeof value === 'string' && value.trim() !== '')
const address = saying('whole address', (value) => typeof value === 'string' && /^https?:\/\/[\x21-\x7e]+$/.test(value) && URL.canParse(value))
const moment = saying(
  'moment with its distance from UTC',
  (value) => typeof value === 'string' && /T.*(Z|[+-]\d\d:\d\d)$/.test(value) && !Number.isNaN(Date.parse(value)),
)
const truth = saying('truth value', (value) => typeof value === 'boolean')
const language = saying('language', (value) => typeof value === 'string' && /^[a-z]{2}(-[A-Z]{2})?$/.test(value))
const digits = saying('number', (value) => /^\d+$/.test(String(value)))
const reference = (value: Value) => thing({ WebPage: { '@id': needed(address) } }, 'WebPage')(value)

const listOf =
  (check: Check, fewest = 1): Check =>
  (value) => {
    const list = Array.isArray(value) ? value : [value]
    return [...(list.length >= fewest ? [] : [`fewer than ${fewest}`]), ...list.flatMap(check)]
  }

/** Checks an object of one of these types, or a reference to one by its `@id`. */
function thing(types: Readonly<Record<string, Rules>>, unnamed?: string): Check {
  return (value) => {
    if (typeof value !== 'object' || value === null) return [`${JSON.stringify(value)} is no thing`]
    const { '@type': given = unnamed, ...properties }: Record<string, Value> = { ...value }
    const type = typeof given === 'string' ? given : undefined
    const rules = types[type ?? '']
    if (rules === undefined) return Object.keys(properties).join() === '@id' ? address(properties['@id']) : [`${type ?? 'nothing'} is not expected`]
    const missing = Object.keys(rules).filter((name) => rules[name]?.isNeeded && !(name in properties))
    const unknown = Object.keys(properties).filter((name) => !(name in rules) && !name.startsWith('@'))
    return [
      ...missing.map((name) => `${type} has ${name}`),
      ...unknown.map((name) => `${type} has no ${name}`),
      ...Object.entries(properties).flatMap(([name, each]) => (rules[name]?.check(each) ?? []).map((finding) => `${type}.${name}: ${finding}`)),
    ]
  }
}

const image: Rules = { url: needed(address), width: allowed(digits), height: allowed(digits) }
/** The publisher, as search engines show it in a panel. */
const organization: Rules = { '@id': allowed(address), name: needed(text), url: needed(address), logo: needed(thing({ ImageObject: image })) }
/** An author needs a name. An organisation also needs a page; for a person it is optional. */
const author = thing({ Organization: { name: needed(text), url: needed(address) }, Person: { name: needed(text), url: allowed(address) } })

/** A source of an article: its publisher and its address. */
const citation: Rules = {
  name: needed(text),
  url: needed(address),
  publisher: needed(thing({ Organization: { name: needed(text) } })),
  isBasedOn: allowed(address),
}

const searchAction: Rules = {
  target: needed(
    thing({
      EntryPoint: {
        urlTemplate: needed(
          saying('template with the text that is searched', (value) => /^https?:\/\/.*\{search_term_string\}$/.test(String(value))),
        ),
      },
    }),
  ),
  'query-input': needed(saying('name of the text', (value) => value === 'required name=search_term_string')),
}

const listItem: Rules = { position: needed(digits), name: needed(text), item: needed(address) }
const question: Rules = { name: needed(text), acceptedAnswer: needed(thing({ Answer: { text: needed(text) } })) }

const article: Rules = {
  headline: needed(text),
  image: needed(listOf(address)),
  datePublished: needed(moment),
  dateModified: allowed(moment),
  author: needed(listOf(author)),
  publisher: needed(thing({ Organization: organization })),
  mainEntityOfPage: needed(reference),
  url: needed(address),
  description: allowed(text),
  articleSection: allowed(text),
  keywords: allowed(text),
  inLanguage: needed(language),
  isAccessibleForFree: needed(truth),
  citation: allowed(listOf(thing({ CreativeWork: citation }))),
}

/** The properties that search engines require or recommend, by the type of a block. Others are errors. */
const blocks: Readonly<Record<string, Rules>> = {
  Article: article,
  // News also needs the date of its last change
  NewsArticle: { ...article, dateModified: needed(moment) },
  BreadcrumbList: { itemListElement: needed(listOf(thing({ ListItem: listItem }), 2)) },
  FAQPage: { mainEntity: needed(listOf(thing({ Question: question }))) },
  WebSite: {
    '@id': allowed(address),
    name: needed(text),
    url: needed(address),
    inLanguage: allowed(language),
    publisher: allowed(thing({ Organization: organization })),
    potentialAction: needed(thing({ SearchAction: searchAction })),
  },
  Organization: organization,
  CollectionPage: {
    '@id': allowed(address),
    name: needed(text),
    url: needed(address),
    inLanguage: allowed(language),
    mainEntity: allowed(
      thing({ ItemList: { itemListElement: needed(listOf(thing({ ListItem: { position: needed(digits), url: needed(address) } }))) } }),
    ),
  },
  DefinedTermSet: { '@id': allowed(address), name: needed(text), url: needed(address), inLanguage: allowed(language) },
  DefinedTerm: {
    name: needed(text),
    alternateName: allowed(listOf(text)),
    description: needed(text),
    url: needed(address),
    inDefinedTermSet: needed(address),
  },
}

const context = 'https://schema.org'

/** Returns the errors of a block of structured data; an empty list if it is valid. */
export function structuredDataFindings(block: object): string[] {
  const { '@context': given, ...rest }: Record<string, Value> = { ...block }
  const order = rest['@type'] === 'BreadcrumbList' ? breadcrumbOrderFindings(rest.itemListElement) : []
  const dates = rest['@type'] === 'NewsArticle' && String(rest.dateModified) < String(rest.datePublished) ? ['It changed before it appeared'] : []
  return [...(given === context ? [] : [`The context is ${String(given)}`]), ...thing(blocks)(rest), ...order, ...dates]
}

const breadcrumbOrderFindings = (items: Value) =>
  Array.isArray(items) && items.every((item, index) => fieldsOf(item).position === index + 1) ? [] : ['The positions are not 1, 2, 3']
