import { withoutPersonalData, hasNoPersonalData } from '@artha/contract/personal-data'
import type { TermCard } from '@artha/contract/term'
import { termPath } from '@artha/contract/term-marks'
import { maxSearchLength } from '@artha/contract/search-types'
import { call } from '../../api/call.ts'
import { calculatedAnswer } from '../../features/calculators/board/calculated-answer.ts'
import { readQuestion, type QuestionReading } from '../../features/calculators/board/read-question.ts'
import { failedAnswer, noAnswer, searchIsAway, type ChatAnswer, type ChatLink } from '../../features/chat/chat-answers.ts'
import { asksForAdvice, asksForAmount, asksForChoice, asksForRate, asksHowTo } from '../../features/chat/asked-for.ts'
import { nextQuestions } from '../../features/chat/next-questions.ts'
import { subjectOf } from '../../features/chat/subject-of.ts'
import { requestedFigure, type RequestedFigure } from '../../features/figures/requested-figure.ts'
import { bestFigure, figureByName, type QuotedFigure } from '../../features/figures/quoted-figure.ts'
import { figuresFound, inOrder, isAbout, type FoundItem } from '../../features/search/found-items.ts'
import { linkTo, piecesOf, piecesText } from '../../features/search/found-links.ts'
import { todayInIndia } from '../../lib/india-clock.ts'
import { figurePath, newsroomPath } from '../../lib/paths.ts'
import { isNameOf, termsAbout } from './terms-about.ts'

const figuresOf = async (keys: string) => call('listFigures', { query: { keys } })

interface Searched {
  found: readonly FoundItem[]
  /** The question with its words corrected. */
  meant: string | undefined
  /** True if one of the words occurs nowhere on the site. */
  hasUnknown: boolean
  hasFailed?: true
}
const nothing: Searched = { found: [], meant: undefined, hasUnknown: false }
const failed: Searched = { ...nothing, hasFailed: true }

/** Searches for a subject. `typing` tells the server not to record it as a search. */
async function searched(subject: string): Promise<Searched> {
  const answer = await call('search', { query: { q: subject.slice(0, maxSearchLength).trim(), typing: '1' } })
  const words = subject.split(' ').length
  return { found: inOrder(answer).filter((piece) => isAbout(piece, words)), meant: answer.didYouMean, hasUnknown: answer.leftOut.length > 0 }
}

/** Returns the official figure that a question asks for, or undefined. */
async function figureFor({ question, subject, found }: Asked): Promise<QuotedFigure | undefined> {
  const keys = figuresFound(found)
  if (keys.length === 0) return undefined
  const rows = await figuresOf(keys.toSorted().join(','))
  const figure = bestFigure(rows, keys, `${question} ${subject}`, todayInIndia())
  const nearest = found.find(({ type }) => type !== 'terms')
  const isNearest = nearest?.path === figurePath(figure?.key ?? '') && nearest.covers === 1 && !asksForChoice(question)
  const isNotBlank = asksForAmount(question) || asksForRate(question)
  return figure && (isNearest || (figure.isNamed && isNotBlank)) ? figure : undefined
}

/** Returns the named calculators: one, or two for a comparison. If none is named, returns the first search result if it is a calculator. */
function calculatorsOf({ question, reading, found }: Asked): ChatLink[] {
  if (reading.isNamed) return reading.found.slice(0, asksForChoice(question) ? 2 : 1).map(({ name, to }) => ({ label: name, to }))
  return found
    .slice(0, 1)
    .filter(({ type, covers }) => type === 'calculators' && covers === 1)
    .map(linkTo)
}

/** Returns the terms in a question: one, or two for a comparison. If it names no term or calculator, the first result if it is a term. */
function termsOf({ question, reading, subject, terms, found, meant }: Asked): TermCard[] {
  const named = termsAbout(terms, meant === undefined ? subject : subjectOf(meant))
  if (named.length > 0) return named.slice(0, asksForChoice(question) ? 2 : 1)
  const [first] = found
  const isTerm = first?.covers === 1 && !reading.isNamed
  return isTerm ? terms.filter(({ slug }) => termPath(slug) === first.path) : []
}

/** Returns the first result if it matches every word, and the question is more than the name of a term. The answer begins with it. */
function leadOf({ subject, terms, found: [first] }: Asked): FoundItem | undefined {
  return first?.covers === 1 && !terms.some((term) => isNameOf(term, subject)) ? first : undefined
}

/** True if the answer should begin with the figure, before the term or calculator of the same name. */
function isFirst({ isNamed }: QuotedFigure, { question, reading, subject, terms }: Asked) {
  const isWord = terms.some((term) => isNameOf(term, subject))
  const isOneWord = !subject.includes(' ') && reading.isNamed
  return isNamed && !isOneWord && (asksForAmount(question) || (asksForRate(question) && !isWord))
}

const noAdvice = 'I cannot give advice, but you can read these.'

/** Returns the value of a figure that the question calls by its everyday name. */
async function saidByName(asked: RequestedFigure, question: string): Promise<QuotedFigure | undefined> {
  const rows = await figuresOf(asked.key).catch(() => [])
  return figureByName(rows, asked, question, todayInIndia())
}

/**
 * Answers a question. A calculation is done in the browser. Otherwise the answer has the term, an official figure, a calculator and
 * up to three articles, or else the nearest sections. Resolves to undefined if there is nothing.
 */
export async function answerQuestion(question: string): Promise<ChatAnswer | undefined> {
  const reading = readQuestion(question)
  const answer = (await calculatedAnswer(reading, figuresOf)) ?? (await answerFromContents(question, reading)) ?? (await nearest(question))
  const next = answer?.next ?? nextQuestions(question, answer?.links[0]?.to)
  return answer && { ...answer, ...(next.length > 0 && { next }) }
}

/** Returns the sections near to a question without an answer, and the newsroom with its words; undefined if no section is near. */
async function nearest(question: string): Promise<ChatAnswer | undefined> {
  const { placesNear } = await import('@artha/contract/nearest-places')
  const links = placesNear(question).map(({ title, path }) => ({ label: title, to: path }))
  const newsroom = { label: 'Ask the newsroom', to: newsroomPath(withoutPersonalData(question)) }
  return links.length === 0 ? undefined : { text: noAnswer.text, links: [...links, newsroom] }
}

/** Answers a question from the site's contents. Sends only words: amounts, rates and ages are personal. */
async function answerFromContents(question: string, reading: QuestionReading): Promise<ChatAnswer | undefined> {
  const byName = requestedFigure(question)
  const byItsName = byName && (await saidByName(byName, question))
  const subject = subjectOf(withoutPersonalData(question))
  if (subject === '' && byItsName === undefined) return undefined
  const [terms, results] = await Promise.all([
    call('listTerms').catch((): TermCard[] => []),
    subject === '' ? nothing : searched(subject).catch(() => failed),
  ])
  const answer = await answerOf({ question, reading, subject, terms, byItsName, ...results })
  if (results.hasFailed) return answer ? { ...answer, text: `${answer.text} ${searchIsAway}` } : failedAnswer
  return answer
}

interface Asked extends Searched {
  question: string
  /** The question as the calculators parse it. */
  reading: QuestionReading
  subject: string
  terms: readonly TermCard[]
  byItsName: QuotedFigure | undefined
}

async function answerOf(asked: Asked): Promise<ChatAnswer | undefined> {
  const { question, found } = asked
  const terms = termsOf(asked)
  const figure = asked.byItsName ?? (await figureFor(asked).catch(() => undefined))
  const calculators = calculatorsOf(asked)
  const words = terms.map(({ name, slug }) => ({ label: `${name}, with an example`, to: termPath(slug) }))
  const figures = figure ? [{ label: 'This figure with its source', to: figurePath(figure.key) }] : []
  const lead = leadOf(asked)
  const isFigureFirst = figure !== undefined && (figure === asked.byItsName || isFirst(figure, asked) || lead?.path === figurePath(figure.key))
  // A question with an amount asks for a calculation rather than an explanation
  const isToCalculate = asksForChoice(question) || asksHowTo(question) || !hasNoPersonalData(question)
  const ways = isToCalculate ? [...calculators, ...words] : [...words, ...calculators]
  const links = [...(isFigureFirst ? [...figures, ...ways] : [...ways, ...figures]), ...piecesOf(found, terms.length > 0)]
  if (links.length === 0) return undefined
  const meanings = terms.map(({ name, meaning }) => `${name}: ${meaning}`)
  const amounts = figure ? [`${figure.title}: ${figure.words}`] : []
  const said = isFigureFirst ? [...amounts, ...meanings] : [...meanings, ...amounts]
  // An unknown word may be the subject: pieces about the words beside it would be no answer
  if (said.length === 0 && calculators.length === 0 && asked.hasUnknown && !found.some(({ covers }) => covers === 1)) return undefined
  if (said.length === 0) said.push(calculators.length > 0 ? 'A calculator can work this out with your own figures.' : piecesText(found))
  return { text: [...(asksForAdvice(question) ? [noAdvice] : []), ...said].join(' '), links }
}
