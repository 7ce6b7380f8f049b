import type { Article, ArticleCard, ArticleSection } from '@artha/contract/article'
import { pictureBuilder, pictureUrl } from './picture-builder.ts'

/** Returns a fixed id for a number, in the form of the cms's ids. */
export const mockId = (number: number) => `mock${String(number).padStart(20, '0')}`

export const sectionBuilder = (section: Partial<ArticleSection> = {}): ArticleSection => ({
  subtitle: 'What it means',
  description: '<p>A small sum kept back every month is easier to hold on to than a large one promised for later.</p>',
  imageUrl: pictureUrl('section'),
  imageAlt: '',
  image: pictureBuilder('section'),
  ...section,
})

export const articleBuilder = (article: Partial<Article> = {}): Article => ({
  _id: mockId(1),
  title: 'How an emergency fund is built one month at a time',
  category: 'Saving',
  subcategory: 'Saving tips',
  section: 'main',
  featured: false,
  createdAt: '2026-11-18T06:30:00.000Z',
  standfirst: 'Three habits that make the first month of expenses the easiest one to keep.',
  byline: 'Artha newsroom',
  imageUrl: '',
  image: null,
  content: '',
  sections: [sectionBuilder()],
  version: 1,
  updatedAt: '2026-11-18T07:00:00.000Z',
  ...article,
})

/** Returns the card of an article, as the cms makes it. */
export function cardBuilder(card: Partial<ArticleCard> = {}, of: Article = articleBuilder()): ArticleCard {
  const { _id, title, category, subcategory, section, featured, createdAt, standfirst } = of
  const [first] = of.sections
  return {
    _id,
    title,
    category,
    subcategory,
    section,
    featured,
    createdAt,
    standfirst,
    imageUrl: first?.imageUrl ?? of.imageUrl,
    imageAlt: first?.imageAlt ?? '',
    image: first?.image ?? of.image,
    excerpt: (first?.description ?? of.content).replace(/<[^>]*>/g, '').slice(0, 150),
    ...card,
  }
}
