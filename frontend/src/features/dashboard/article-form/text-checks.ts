import { textOfHtml } from '../../../lib/html-text.ts'
import { isVideoAddress } from '../../../lib/media-kind.ts'
import type { ArticleValues } from './article-values.ts'
import { shownDescriptionLength, shownTitleLength } from './shown-in-search.ts'

/** The result of one check. `words` says what to improve, or what is there. */
export interface TextCheck {
  name: string
  isWell: boolean
  words: string
}

const shortText = 300
const manyWords = 350

const wordsIn = (text: string) => text.split(/\s+/).filter((word) => word !== '').length
const list = (numbers: readonly number[]) => numbers.join(', ')
const places = (numbers: readonly number[]) => (numbers.length === 1 ? `Section ${list(numbers)}` : `Sections ${list(numbers)}`)

function length({ sections }: ArticleValues): TextCheck {
  const words = sections.reduce((sum, { description }) => sum + wordsIn(textOfHtml(description)), 0)
  return {
    name: 'Length',
    isWell: words >= shortText,
    words: words >= shortText ? `${words} words.` : `${words} words. An explainer usually has ${shortText} or more.`,
  }
}

function title({ title, seoTitle }: ArticleValues): TextCheck {
  const shown = seoTitle || title
  const isWell = shown.length > 0 && shown.length <= shownTitleLength
  const tooLong = `${shown.length} characters: search shows about ${shownTitleLength}. Add a shorter one under “Search engines”.`
  return {
    name: 'Title',
    isWell,
    words: isWell ? `${shown.length} characters: fits in search results.` : shown === '' ? 'No title yet.' : tooLong,
  }
}

function description({ standfirst, seoDescription }: ArticleValues): TextCheck {
  const shown = seoDescription || standfirst
  const isWell = shown !== '' && shown.length <= shownDescriptionLength
  const missing = 'Without a standfirst, search shows the start of the text.'
  const tooLong = `${shown.length} characters: search shows about ${shownDescriptionLength}.`
  return { name: 'Description', isWell, words: isWell ? `${shown.length} characters: fits in search results.` : shown === '' ? missing : tooLong }
}

function headings({ sections }: ArticleValues): TextCheck {
  const without = sections.flatMap(({ subtitle }, at) => (at > 0 && subtitle.trim() === '' ? [at + 1] : []))
  const long = sections.flatMap(({ description }, at) =>
    wordsIn(textOfHtml(description)) > manyWords && !/<h[34]/i.test(description) ? [at + 1] : [],
  )
  if (without.length > 0)
    return { name: 'Headings', isWell: false, words: `${places(without)} has no subtitle: subtitles help readers find their way.` }
  if (long.length > 0) return { name: 'Headings', isWell: false, words: `${places(long)} is long and has no headings inside.` }
  return { name: 'Headings', isWell: true, words: 'Every section after the first has a subtitle.' }
}

function pictures({ sections }: ArticleValues): TextCheck {
  const withPicture = sections.flatMap(({ imageUrl, imageAlt }, at) =>
    imageUrl !== '' && !isVideoAddress(imageUrl) ? [{ at: at + 1, imageAlt }] : [],
  )
  const without = withPicture.filter(({ imageAlt }) => imageAlt.trim() === '').map(({ at }) => at)
  if (sections[0]?.imageUrl === '')
    return { name: 'Pictures', isWell: false, words: 'The first section has no picture, so cards and lists show a drawing.' }
  return without.length > 0
    ? { name: 'Pictures', isWell: false, words: `${places(without)}: the picture has no alternative text. Only decoration needs none.` }
    : { name: 'Pictures', isWell: true, words: 'Every picture has alternative text.' }
}

function links({ sections }: ArticleValues, broken: readonly string[]): TextCheck {
  const hrefs = sections.flatMap(({ description }) => [...description.matchAll(/<a\b[^>]*\bhref="([^"]*)"/gi)].map(([, href = '']) => href))
  const inner = hrefs.filter((href) => href.startsWith('/')).length
  if (broken.length > 0) return { name: 'Links', isWell: false, words: `No public page at ${broken.join(', ')}. Change or remove the link.` }
  const words = inner === 0 ? 'No links to our articles or calculators.' : `${inner} of ${hrefs.length} links lead to our own pages.`
  return { name: 'Links', isWell: inner > 0, words }
}

/** Matches an amount or a rate in a text. */
const figure = /₹\s?\d|\d\s?%|\d\s?(?:lakh|crore)\b/i

function sources({ sections, sources: added }: ArticleValues): TextCheck {
  const hasFigures = sections.some(({ description }) => figure.test(textOfHtml(description)))
  const isMarked = sections.some(({ description }) => /href="\/figures\//i.test(description))
  const isWell = !hasFigures || isMarked || added.length > 0
  return {
    name: 'Sources',
    isWell,
    words: isWell
      ? added.length > 0 || isMarked
        ? 'Figures and sources are in place.'
        : 'The text has no figures.'
      : 'The text has figures but no source: mark the figures or add a source.',
  }
}

/** Returns the results of all checks. None of them prevents saving. `broken` are the linked paths of ours that lead nowhere. */
export const textChecks = (values: ArticleValues, broken: readonly string[] = []): TextCheck[] =>
  [length, title, description, headings, pictures, links, sources].map((check) => check(values, broken))
