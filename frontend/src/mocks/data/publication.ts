import type { Article } from '@artha/contract/article'
import type { Story } from '@artha/contract/story'
import { articlePlacements } from '@artha/contract/value-lists'
import { articleBuilder, mockId, sectionBuilder } from './article-builder.ts'
import { drawnBuilder, shortBuilder } from './explainer-builder.ts'
import { pictureBuilder, pictureUrl } from './picture-builder.ts'
import { slideBuilder, storyBuilder } from './story-builder.ts'

/** Category, subcategory, title. */
const subjects = [
  ['Finance', 'Personal finance', 'What a month of careful notes says about a household'],
  ['Finance', 'News', 'Why small towns keep more of their savings in the bank'],
  ['Finance', 'Behavioural finance', 'The habit that makes a raise disappear'],
  ['Budget', 'Budget types', 'Envelope, zero-based, fifty-thirty-twenty: three ways to plan'],
  ['Budget', 'News', 'Households plan earlier for the festival season'],
  ['Budget', 'Static budget', 'A budget that does not move, and when that is an advantage'],
  ['Investment', 'Investment strategies', 'Buying every month, whatever the weather'],
  ['Investment', 'Investment types', 'Debt, equity and gold side by side'],
  ['Investment', 'News', 'First-time investors ask for plainer papers'],
  ['Loan', 'Home loan', 'Reading a home loan offer line by line'],
  ['Loan', 'Gold loan', 'What happens to the chain in the vault'],
  ['Loan', 'News', 'Shorter tenures come back into fashion'],
  ['GST', 'CGST', 'One invoice, two taxes: how CGST and SGST share it'],
  ['GST', 'IGST', 'When goods cross a state line'],
  ['GST', 'News', 'Small shops file from their phones'],
  ['Tax', 'ITR filing', 'The papers to have at hand before filing a return'],
  ['Tax', 'Tax saving', 'Deductions that people forget every July'],
  ['Tax', 'News', 'Refunds arrive sooner for pre-filled returns'],
  ['Saving', 'Saving tips', 'How an emergency fund is built one month at a time'],
  ['Saving', 'Long term saving', 'Twenty years of small sums'],
  ['Saving', 'News', 'Recurring deposits find younger friends'],
  ['FinTech', 'News', 'Paying by phone at the vegetable cart'],
  ['FinTech', 'Personal finance', 'What an account aggregator may see of you'],
  ['Insurance', 'Health insurance', 'Room rent limits, and why they matter in the end'],
] as const

const hourMs = 3_600_000
const newest = Date.parse('2026-11-20T06:00:00.000Z')

/** About two dozen articles for work on the site without a cms, newest first. */
export const mockArticles: readonly Article[] = subjects.map(([category, subcategory, title], index) =>
  articleBuilder({
    _id: mockId(index + 1),
    title,
    category,
    subcategory,
    section: index % 8 === 7 ? 'bottom' : (articlePlacements[index % articlePlacements.length] ?? 'main'),
    featured: index % 3 === 0,
    createdAt: new Date(newest - index * 7 * hourMs).toISOString(),
    sections: sectionsOf(title, index),
    ...(index === 0 && { showsVersions: true }),
    ...(index % 3 === 0 && { tags: index % 2 === 0 ? ['EMI', 'सोना'] : ['EMI'] }),
    ...(index % 3 === 0 && { shortVersion: shortBuilder(), figureData: drawnBuilder(), caption: 'What the mocks draw', credit: 'Drawing: Artha' }),
  }),
)

function inShort(title: string) {
  const first = `${title}: this page is made by the mocks, so that the look of an article can be worked on alone.`
  const second = 'Its words mean nothing; its <strong>form</strong> is the real one, with a <a href="/">link</a> and a list.'
  return `<p>${first}</p><p>${second}</p><ul><li>One point</li><li>Another point</li></ul>`
}

function sectionsOf(title: string, index: number) {
  const picture = `cover-${index + 1}`
  const withoutPicture = { imageUrl: '', image: null }
  return [
    sectionBuilder({
      subtitle: 'In short',
      description: inShort(title),
      imageUrl: pictureUrl(picture),
      image: pictureBuilder(picture),
    }),
    sectionBuilder({
      subtitle: 'Step by step',
      description: '1. Begin\nWrite down what there is.\n2. Go on\nCompare it with last month.',
      ...withoutPicture,
    }),
    sectionBuilder({
      subtitle: 'FAQs',
      description: '1. Is this advice?\nNo. It is sample text.\n2. Does it change?\nOnly with the mocks.',
      ...withoutPicture,
    }),
  ]
}

const storyTitles = ['A budget in four steps', 'Gold, briefly', 'Your first return']

export const mockStories: readonly Story[] = storyTitles.map((title, index) =>
  storyBuilder({
    _id: mockId(901 + index),
    title,
    slides: ['Begin', 'Go on', 'Look back'].map((text) => slideOf(text, `story-${index}`)),
  }),
)

function slideOf(text: string, picture: string) {
  return slideBuilder({ text, imageUrl: pictureUrl(picture), image: pictureBuilder(picture) })
}
