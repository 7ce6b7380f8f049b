import path from 'node:path'
import { dayInIndia } from '@artha/contract/figure-on'
import { shippedFigures, shippedFiguresAsOf } from '@artha/contract/figures/all-figures'
import { storyTypes } from '@artha/contract/value-lists'
import { describe, expect, it } from 'vitest'
import { adviceIn } from '../../src/compliance/advice'
import { freshPricesIn } from '../../src/compliance/fresh-prices'
import type { ArticleFile } from '../article-file'
import { figureMarks } from '../figure-marks'
import { markOfFact } from '../marked-facts'
import { faqsSubtitle } from '../read-article'
import { optionalArticleFields } from '@artha/contract/optional-article-fields'
import { extraTexts } from '../article-extras-file'
import { readSeedArticles } from '../loader/seed-files'
import { articleHeadFindings } from './article-head-findings'
import { bodyParts, lengthFindings } from './article-words'
import { missingCategories, missingSubcategories, duplicates } from './coverage'
import { figureFindings } from './figure-findings'
import { plainTextFindings, questions } from './plain-text-findings'
import { publicationFiles } from './publication-files'
import { sharedSentences } from './shared-sentences'
import { isSitePath, strayLinks } from './site-links'

const { articles, stories, factTable } = publicationFiles(path.join(__dirname, '..'))

const isLegacy = (article: ArticleFile) => article.layout === 'legacy'
const faqsOf = (article: ArticleFile) => article.sections.filter((section) => section.subtitle === faqsSubtitle)
const arts = (article: ArticleFile) => [article.preamble, ...article.sections].flatMap(({ art }) => art ?? [])

/** Returns each text of an article that readers see, with the name of its place. */
function textsOf(article: ArticleFile): [field: string, text: string][] {
  return [
    ['title', article.title],
    ['standfirst', article.standfirst],
    ...article.sections.map(({ subtitle }): [string, string] => ['subtitle', subtitle]),
    ...arts(article).map(({ alt }): [string, string] => ['alternative text', alt]),
    ...bodyParts(article).map(({ name, source }): [string, string] => [name, source]),
    ...extraTexts(article),
  ]
}

const inArticles = (findings: (article: ArticleFile) => string[]) =>
  articles.flatMap((article) => findings(article).map((finding) => `${article.slug}: ${finding}`))

describe('each article', () => {
  it('has a proper head', () => {
    expect(inArticles(articleHeadFindings)).toEqual([])
  })

  it('has the right length in whole and in parts', () => {
    expect(inArticles(lengthFindings)).toEqual([])
  })

  it('rests each figure on a fact, an assumption or arithmetic that is right', () => {
    expect(inArticles((article) => textsOf(article).flatMap(([field, text]) => figureFindings(field, text, factTable)))).toEqual([])
  })

  it('links to pages of this site only', () => {
    expect(inArticles((article) => bodyParts(article).flatMap(({ source }) => strayLinks(source)))).toEqual([])
  })

  it('keeps FAQs and legacy texts plain, and numbers three questions or more', () => {
    const plainTexts = (article: ArticleFile) => [...(isLegacy(article) ? [article.preamble] : []), ...faqsOf(article)]
    expect(inArticles((article) => plainTexts(article).flatMap(({ source }) => plainTextFindings(source)))).toEqual([])
    expect(inArticles((article) => faqsOf(article).flatMap(({ source }) => (questions(source).length < 3 ? ['FAQs'] : [])))).toEqual([])
  })
})

describe('each official figure', () => {
  const factsById = new Map(factTable.facts.map((fact) => [fact.id, fact]))
  const factOf = (basis: string) => factsById.get(basis.slice('fact:'.length))

  it('says in an article what the register says of its day, or said before', () => {
    const strays = inArticles((article) => {
      const day = dayInIndia(new Date(article.publicationDate))
      return textsOf(article).flatMap(([name, source]) =>
        figureMarks(source).flatMap(({ shown, basis }) => {
          const fact = factOf(basis)
          return fact && markOfFact(shown, fact, day, shippedFigures) === 'stray' ? `${name}: "${shown}" is in no row of ${fact.figures?.join()}` : []
        }),
      )
    })
    expect(strays).toEqual([])
  })

  it('says in a story what the register says', () => {
    const strays = stories.flatMap(({ slug, publicationDate, slides }) =>
      slides.flatMap(({ text }) =>
        figureMarks(text).flatMap(({ shown, basis }) => {
          const fact = factOf(basis)
          return fact && markOfFact(shown, fact, dayInIndia(new Date(publicationDate)), shippedFigures) === 'stray' ? `${slug}: "${shown}"` : []
        }),
      ),
    )
    expect(strays).toEqual([])
  })

  it('rests on a figure that there is', () => {
    const keys = new Set(shippedFigures.map(({ figureKey }) => figureKey))
    expect(factTable.facts.flatMap(({ figures = [] }) => figures.filter((key) => !keys.has(key)))).toEqual([])
  })
})

it('no article and no story would be held back for what it says of a security', () => {
  const texts = [
    ...articles.map((article) => ({ ...article, texts: textsOf(article).map(([, text]) => text) })),
    ...stories.map((story) => ({ ...story, texts: [story.title, ...story.slides.map(({ text }) => text)] })),
  ]
  const held = texts.flatMap(({ slug, publicationDate, texts: words }) =>
    words.flatMap((text) =>
      [...adviceIn(text), ...freshPricesIn(text, dayInIndia(new Date(publicationDate)))].map(({ sentence }) => `${slug}: ${sentence}`),
    ),
  )
  expect(held).toEqual([])
})

it('no article and no story compares crypto with deposits or gold', () => {
  const all = [
    ...articles.flatMap((article) => textsOf(article).map(([, text]) => text)),
    ...stories.flatMap(({ slides }) => slides.map(({ text }) => text)),
  ]
  const sentences = all.flatMap((text) => text.split(/(?<=[.?!])\s+/)).filter((sentence) => /crypto|bitcoin/i.test(sentence))
  expect(sentences.filter((sentence) => /\b(?:gold|deposits?|FDs?)\b/i.test(sentence))).toEqual([])
})

describe('the articles together', () => {
  it('share no long sentence, with the stories either', () => {
    const texts = articles.map((article) => ({
      slug: article.slug,
      source: [article.standfirst, ...bodyParts(article).map(({ source }) => source)].join('\n\n'),
    }))
    const slides = stories.map(({ slug, slides }) => ({ slug, source: slides.map(({ text }) => text).join('\n\n') }))
    expect(sharedSentences([...texts, ...slides])).toEqual([])
  })

  it('are enough, and cover every category and nearly every subcategory', () => {
    expect(articles.length).toBeGreaterThanOrEqual(72)
    expect(missingCategories(articles)).toEqual([])
    expect(missingSubcategories(articles).slice(4)).toEqual([])
  })

  it('have each its own title and time, and one lies in the future', () => {
    expect(duplicates(articles.map(({ title }) => title.toLowerCase()))).toEqual([])
    expect(duplicates(articles.map(({ publicationDate }) => publicationDate))).toEqual([])
  })

  it('are dated when what they report was so: one waits for its day, none else is later than the evidence', () => {
    const days = [...articles, ...stories].map(({ slug, publicationDate }) => ({ slug, day: dayInIndia(new Date(publicationDate)) }))
    expect(days.filter(({ day }) => day > shippedFiguresAsOf)).toEqual([{ slug: 'results-season-what-to-read-first', day: '2027-01-11' }])
    const newest = articles.map(({ publicationDate }) => dayInIndia(new Date(publicationDate))).filter((day) => day >= '2026-09-17')
    expect(newest.length).toBeGreaterThanOrEqual(13)
  })

  it('lead with what is newest among the featured', () => {
    const featured = articles.filter((article) => article.featured).sort((a, b) => (a.publicationDate < b.publicationDate ? 1 : -1))
    expect(featured.slice(0, 2).map(({ slug }) => slug)).toEqual(['repo-rate-october-rise', 'twenty-year-home-loan-month-by-month'])
  })

  it('hold ten to sixteen featured ones, some with FAQs and some legacy ones', () => {
    const featured = articles.filter((article) => article.featured).length
    expect(featured).toBeGreaterThanOrEqual(10)
    expect(featured).toBeLessThanOrEqual(16)
    expect(articles.filter((article) => faqsOf(article).length > 0).length).toBeGreaterThanOrEqual(3)
    expect(articles.filter(isLegacy).length).toBeGreaterThanOrEqual(3)
  })
})

describe('the short versions and the drawings', () => {
  const seeded = readSeedArticles(path.join(__dirname, '..'))

  it('are what the contract takes', async () => {
    const findings = (await seeded).flatMap(({ slug, shortVersion, figureData, caption }) => {
      const fields = { shortVersion, figureData, caption }
      return (['shortVersion', 'figureData', 'caption'] as const).flatMap((name) => {
        const { error } = optionalArticleFields[name].safeParse(fields[name])
        return error ? [`${slug}: ${name}: ${error.issues.map(({ path: at, message }) => `${at.join('.')} ${message}`).join()}`] : []
      })
    })
    expect(findings).toEqual([])
  })

  it('stand in every article: three lines and whom it is for, with a drawing or a table where it has numbers', () => {
    const incomplete = articles.filter((article) => {
      const { short, drawn, sections } = article
      const explained = drawn ?? sections.some(({ source }) => /^\|/m.test(source))
      const hasNumbers = bodyParts(article).some(({ source }) => figureMarks(source).length > 0)
      return short?.lines.length !== 3 || !short.appliesTo || (hasNumbers && !explained)
    })
    expect(incomplete.map(({ slug }) => slug)).toEqual([])
    expect(articles.filter(({ drawn }) => drawn).length).toBeGreaterThanOrEqual(70)
  })

  it('stand below a section that there is, and lead to a figure of the register or a page of the site', () => {
    const keys = new Set(shippedFigures.map(({ figureKey }) => `/figures/${figureKey}`))
    const strays = inArticles(({ drawn = [], sections }) =>
      drawn.flatMap(({ title, after, address = '/' }) =>
        after <= Math.max(sections.length, 1) && (keys.has(address) || isSitePath(address)) ? [] : [title],
      ),
    )
    expect(strays).toEqual([])
  })

  it('draw sums to the rupee, not what is left of them in lakh and crore', () => {
    const rounded = inArticles(({ drawn = [] }) =>
      drawn.flatMap(({ unit, rows }) => (unit.startsWith('rupees') ? rows.flat().filter((cell) => /\b(?:lakh|crore)\]/.test(cell)) : [])),
    )
    expect(rounded).toEqual([])
  })
})

describe('the stories', () => {
  it('are enough, of every type, three to six slides each, and stay', () => {
    expect(stories.length).toBeGreaterThanOrEqual(12)
    expect(storyTypes.filter((type) => !stories.some((story) => story.storyType === type))).toEqual([])
    expect(stories.filter(({ expiryTime }) => expiryTime !== 'forever').map(({ slug }) => slug)).toEqual([])
    expect(stories.filter(({ slides }) => slides.length < 3 || slides.length > 6).map(({ slug }) => slug)).toEqual([])
    expect(duplicates(stories.map(({ title }) => title.toLowerCase()))).toEqual([])
  })

  it('rest each figure on a fact, an assumption or arithmetic that is right, in plain text', () => {
    const findings = stories.flatMap(({ slug, title, slides }) =>
      [title, ...slides.flatMap(({ text, imageAlt }) => [text, imageAlt])].flatMap((text) => [
        ...figureFindings(slug, text, factTable),
        ...plainTextFindings(text),
      ]),
    )
    expect(findings).toEqual([])
  })

  it('link to pages of this site only', () => {
    const links = stories.flatMap(({ slides }) => slides.flatMap(({ ctaLink }) => ctaLink ?? []))
    expect(links.filter((link) => !isSitePath(link))).toEqual([])
  })
})
