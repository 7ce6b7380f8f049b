import type { ArticleCard } from '@artha/contract/article'
import type { HomeAnswer } from '@artha/contract/home'
import { homeGroupNames, type HomeGroup } from '@artha/contract/home-groups'
import { tableOf } from '@artha/contract/names-of'
import type { Story } from '@artha/contract/story'
import { answerIn } from '../../api/cached-answer.ts'
import { keyOf } from '../../api/key-of.ts'
import type { Answers } from '../page-route.ts'

/** The parts of a card beside its headline: texts, and a picture in any width or as a thumbnail. */
interface Shown {
  standfirst?: true
  excerpt?: true
  picture?: 'any' | 'thumbnail'
}

const headline: Shown = {}
const large: Shown = { standfirst: true, excerpt: true, picture: 'any' }
const withThumbnail: Shown = { picture: 'thumbnail' }
const small: Shown = { excerpt: true, picture: 'thumbnail' }

const inGrid = (index: number) => [large, small][index] ?? headline
const inList = (index: number) => [large, small, small][index] ?? headline
const inBrief = (index: number) => (index < 2 ? withThumbnail : headline)

/** The parts that the card at each place of a group shows. They follow the views: app/shown-answers.test.tsx compares the page with one from whole answers. */
const shownIn: Readonly<Record<HomeGroup, (index: number) => Shown>> = {
  trending: (index) => (index < 3 ? { picture: 'any', ...(index === 0 && { standfirst: true }) } : headline),
  trendingAt: () => headline,
  bottom: () => small,
  latestUpdates: () => ({ excerpt: true }),
  recommended: () => withThumbnail,
  feed: (index) => (index < 2 ? { excerpt: true, picture: 'any' } : small),
  news: inGrid,
  finance: inList,
  investment: inGrid,
  highlights: () => small,
  business: inList,
  fintech: inList,
  budget: inGrid,
  loan: inGrid,
  tax: inGrid,
  gst: inBrief,
  saving: inBrief,
}

/** In pixels: three for each of the 112 of the largest thumbnail. */
const widestThumbnail = 480

type Picture = ArticleCard['image']

/** Leaves out JPEG, which only share pictures use. */
const shownPicture = (picture: Picture, widest: number): Picture =>
  picture && { ...picture, variants: picture.variants.filter(({ format, width }) => format !== 'jpeg' && width <= widest) }

/** Returns a card with empty texts in place of hidden ones, because the page expects a text. */
const shownCard = (card: ArticleCard, { standfirst, excerpt, picture }: Shown): ArticleCard => ({
  ...card,
  standfirst: standfirst ? card.standfirst : '',
  excerpt: excerpt && !(standfirst && card.standfirst) ? card.excerpt : '',
  ...(picture ? { image: shownPicture(card.image, picture === 'any' ? Infinity : widestThumbnail) } : { imageUrl: '', imageAlt: '', image: null }),
})

/** Keeps the text of all slides and the picture of the first. */
const shownStory = (story: Story): Story => ({
  ...story,
  slides: story.slides.map((slide, index) =>
    index === 0 ? { ...slide, image: shownPicture(slide.image, Infinity) } : { ...slide, imageUrl: '', imageAlt: '', image: null },
  ),
})

const shownGroups = ({ due, ...groups }: HomeAnswer): HomeAnswer => ({
  ...tableOf(homeGroupNames, (group) => groups[group].map((card, index) => shownCard(card, shownIn[group](index)))),
  ...(due && { due }),
})

/**
 * Returns the answers of the front page with what it shows of them: two thirds of their bytes are texts and pictures that no card shows, and
 * each reader on a slow line waits for them.
 */
export function shownOnFrontPage(answers: Answers): Answers {
  const home = answerIn(answers, 'readHome')
  const stories = answerIn(answers, 'listStories')
  return {
    ...answers,
    ...(home && { [keyOf('readHome')]: shownGroups(home) }),
    ...(stories && { [keyOf('listStories')]: stories.map(shownStory) }),
  }
}
