import { askedWords, isAllAsked } from '@artha/contract/asked-words'
import type { TermCard } from '@artha/contract/term'
import { termPath } from '@artha/contract/term-marks'
import { longestSearch } from '@artha/contract/search-types'
import { call } from '../../api/call.ts'
import { readQuestion, type BoardAnswer, type QuestionReading } from '../../features/calculators/board/read-question.ts'
import { saidCalculator } from '../../features/calculators/said-calculator.ts'
import { noAnswer, type ChatAnswer, type ChatLink } from '../../features/chat/chat-answers.ts'
import { asksForAdvice, asksForAmount, asksForChoice, asksForRate } from '../../features/chat/asked-for.ts'
import { nextQuestions } from '../../features/chat/next-questions.ts'
import { subjectOf } from '../../features/chat/subject-of.ts'
import { askedFigure, type AskedFigure } from '../../features/figures/asked-figures.ts'
import { bestFigure, figureByName, type SaidFigure } from '../../features/figures/said-figure.ts'
import { figuresFound, inOrder, isAbout, titleOf, type FoundPiece } from '../../features/search/found-pieces.ts'
import { isSum } from '../../features/search/is-sum.ts'
import { todayInIndia } from '../../lib/india-clock.ts'
import { figurePath } from '../../lib/paths.ts'
import { isNameOf, termsAbout } from './terms-about.ts'

const mostPieces = 3

/** What a calculator says to a link, and with what: "… For ₹15,00,000." Where it says nothing, what the link is filled with. */
async function saidSum({ to, words, given }: BoardAnswer) {
  const [path = '', query = ''] = to.split('?')
  const calculator = await saidCalculator(path)
  if (calculator === undefined) return `${words}.`
  const rows = calculator.keys === '' ? [] : await call('listFigures', { query: { keys: calculator.keys } })
  const said = calculator.say(rows, query, todayInIndia())
  return said === undefined ? `${words}.` : `${said} For ${given}.`
}

/** What the search finds for a subject; a question is no search, and is kept nowhere. */
async function searched(subject: string): Promise<{ found: FoundPiece[]; meant?: string | undefined }> {
  const answer = await call('search', { query: { q: subject.slice(0, longestSearch).trim(), typing: '1' } })
  const words = subject.split(' ').length
  return { found: inOrder(answer).filter((piece) => isAbout(piece, words)), meant: answer.didYouMean }
}

/** The figure of the register that a question asks for; none where it asks for something else. */
async function figureFor({ question, subject, found }: Asked): Promise<SaidFigure | undefined> {
  const keys = figuresFound(found)
  if (keys.length === 0) return undefined
  const rows = await call('listFigures', { query: { keys: keys.toSorted().join(',') } })
  const figure = bestFigure(rows, keys, `${question} ${subject}`, todayInIndia())
  const nearest = found.find(({ type }) => type !== 'terms')
  const isNearest = nearest?.path === figurePath(figure?.key ?? '') && nearest.covers === 1 && !asksForChoice(question)
  const isAsked = asksForAmount(question) || asksForRate(question)
  return figure && (isNearest || (figure.isNamed && isAsked)) ? figure : undefined
}

const linkTo = (piece: FoundPiece): ChatLink => ({ label: titleOf(piece), to: piece.path })
const isPlace = ({ type, covers }: FoundPiece) => (type === 'pages' || type === 'topics') && covers === 1

/** Up to three pieces of the newsroom; where it has none, the page or topic of that name. */
function piecesOf(found: readonly FoundPiece[], hasTerm: boolean): ChatLink[] {
  const written = found.filter(({ type }) => type === 'articles' || type === 'stories')
  const pieces = written.length === 0 && !hasTerm ? found.filter(({ type }) => type === 'terms') : written
  const [place] = found.filter(isPlace)
  const shown = place !== undefined && (pieces.length === 0 || place === found[0]) ? [place, ...pieces] : pieces
  return shown.slice(0, mostPieces).map(linkTo)
}

/** The calculators that are named, two where one asks which; where none is, one that the search puts first. */
function calculatorsOf({ question, reading, found }: Asked): ChatLink[] {
  if (reading.isNamed) return reading.found.slice(0, asksForChoice(question) ? 2 : 1).map(({ name, to }) => ({ label: name, to }))
  return found
    .slice(0, 1)
    .filter(({ type, covers }) => type === 'calculators' && covers === 1)
    .map(linkTo)
}

/** The terms that a question names, two where it compares; else, where it names no calculator, the one that the search puts first. */
function termsOf({ question, reading, subject, terms, found, meant }: Asked): TermCard[] {
  const named = termsAbout(terms, meant === undefined ? subject : subjectOf(meant))
  if (named.length > 0) return named.slice(0, asksForChoice(question) ? 2 : 1)
  const [first] = found
  const isTerm = first?.covers === 1 && !reading.isNamed
  return isTerm ? terms.filter(({ slug }) => termPath(slug) === first.path) : []
}

/** Whether the figure is what is asked for, before the word or the calculator of that name. */
function isFirst({ isNamed }: SaidFigure, { question, reading, subject, terms }: Asked) {
  const isWord = terms.some((term) => isNameOf(term, subject))
  const isOneWord = !subject.includes(' ') && reading.isNamed
  return isNamed && !isOneWord && (asksForAmount(question) || (asksForRate(question) && !isWord))
}

const noAdvice = 'I cannot give advice, but you can read these.'

/** A figure that is asked for by its everyday name. */
async function saidByName(asked: AskedFigure, question: string): Promise<SaidFigure | undefined> {
  const rows = await call('listFigures', { query: { keys: asked.key } }).catch(() => [])
  return figureByName(rows, asked, question, todayInIndia())
}

/** A single amount may be of anything; with a word beside it, or a second figure, it is a sum. */
const isOfSomething = (to: string, { isNamed }: QuestionReading) => isSum(to) && (isNamed || to.includes('&'))

/** What the calculators make of a question by themselves; undefined where they cannot. */
async function calculated(reading: QuestionReading): Promise<ChatAnswer | undefined> {
  const { found, readings, doubt = '', percentage } = reading
  if (percentage !== undefined) return { text: percentage, links: [] }
  if (readings) return { text: `${doubt}: “${readings[0]}” or “${readings[1]}”. Which one do you mean?`, links: [], next: readings }
  if (doubt !== '')
    return { text: `${doubt}. Which one do you mean?`, links: found.map(({ name, given, to }) => ({ label: `${name}: ${given}`, to })), next: [] }
  const sum = found.find(({ to }) => isOfSomething(to, reading))
  if (sum) return { text: `${sum.name}: ${await saidSum(sum)}`, links: [{ label: `${sum.name}, filled in and calculated step by step`, to: sum.to }] }
  const alone = reading.isNamed ? undefined : found.find(({ to }) => isSum(to))
  if (alone === undefined) return undefined
  const { given } = alone
  return {
    text: `What is ${given} for? Add a word, such as loan, FD or tax.`,
    links: [],
    next: [`home loan ${given} 8.5% 20 years`, `fd ${given} 7% 3 years`, `tax on ${given}`],
  }
}

/**
 * Looks for what a question asks: a sum, which is worked out here and told to nobody; else the word it is about, an official
 * figure, a calculator and up to three pieces. Undefined where there is nothing of these.
 */
export async function answerQuestion(question: string): Promise<ChatAnswer | undefined> {
  const reading = readQuestion(question)
  const answer = (await calculated(reading)) ?? (await looked(question, reading)) ?? (await nearest(question))
  const next = answer?.next ?? nextQuestions(question, answer?.links[0]?.to)
  return answer && { ...answer, ...(next.length > 0 && { next }) }
}

/** The sections that share words with a question that has no answer; undefined where none does. */
async function nearest(question: string): Promise<ChatAnswer | undefined> {
  const { nearestPlaces } = await import('@artha/contract/nearest-places')
  const links = nearestPlaces(question).map(({ title, path }) => ({ label: title, to: path }))
  return links.length === 0 ? undefined : { text: noAnswer.text, links: [...links, ...noAnswer.links] }
}

/** Only words are sent: an amount, a rate or an age says something of who asks. */
async function looked(question: string, reading: QuestionReading): Promise<ChatAnswer | undefined> {
  const byName = askedFigure(question)
  const byItsName = byName && (await saidByName(byName, question))
  const subject = subjectOf(askedWords(question))
  if (subject === '' && byItsName === undefined) return undefined
  const [terms, { found, meant }] = await Promise.all([
    call('listTerms').catch((): TermCard[] => []),
    subject === '' ? { found: [], meant: undefined } : searched(subject).catch(() => ({ found: [], meant: undefined })),
  ])
  return answerOf({ question, reading, subject, terms, found, meant, byItsName })
}

interface Asked {
  question: string
  /** What the calculators make of it. */
  reading: QuestionReading
  subject: string
  terms: readonly TermCard[]
  found: readonly FoundPiece[]
  meant: string | undefined
  byItsName: SaidFigure | undefined
}

async function answerOf(asked: Asked): Promise<ChatAnswer | undefined> {
  const { question, found } = asked
  const terms = termsOf(asked)
  const figure = asked.byItsName ?? (await figureFor(asked).catch(() => undefined))
  const calculators = calculatorsOf(asked)
  const words = terms.map(({ name, slug }) => ({ label: `${name}, with an example`, to: termPath(slug) }))
  const figures = figure ? [{ label: 'This figure with its source', to: figurePath(figure.key) }] : []
  const isFigureFirst = figure !== undefined && (figure === asked.byItsName || isFirst(figure, asked))
  // Who says an amount wants it worked out rather than explained
  const ways = asksForChoice(question) || !isAllAsked(question) ? [...calculators, ...words] : [...words, ...calculators]
  const links = [...(isFigureFirst ? [...figures, ...ways] : [...ways, ...figures]), ...piecesOf(found, terms.length > 0)]
  if (links.length === 0) return undefined
  const meanings = terms.map(({ name, meaning }) => `${name}: ${meaning}`)
  const amounts = figure ? [`${figure.title}: ${figure.words}`] : []
  const said = isFigureFirst ? [...amounts, ...meanings] : [...meanings, ...amounts]
  if (said.length === 0) said.push(calculators.length > 0 ? 'A calculator can work this out with your own figures.' : piecesText(found))
  return { text: [...(asksForAdvice(question) ? [noAdvice] : []), ...said].join(' '), links }
}

const piecesText = (found: readonly FoundPiece[]) =>
  found.some(({ covers }) => covers === 1) ? 'Here is what we have on this:' : 'We have no exact answer. The closest matches:'
