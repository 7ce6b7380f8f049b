import type { DeskArticle, DeskStory } from '@artha/contract/desk'
import { mockId } from './article-builder.ts'
import { deskArticleBuilder, deskStoryBuilder } from './desk-builder.ts'
import { mockArticles, mockStories } from './publication.ts'

const [article] = mockArticles
const [story] = mockStories

/** More than one page of articles, with every state that a row can have. */
export const mockDeskArticles: readonly DeskArticle[] = [
  deskArticleBuilder(
    { _id: mockId(851), state: 'scheduled', createdAt: '2036-12-01T03:30:00.000Z', title: 'The budget session, explained before it begins' },
    article,
  ),
  deskArticleBuilder({ _id: mockId(852), state: 'draft', hasDraft: true, title: 'Gold loans: what the fine print says' }, article),
  ...mockArticles.map((each, index) => deskArticleBuilder({ mayChange: index % 5 !== 4 }, each)),
  deskArticleBuilder(
    {
      _id: mockId(853),
      title:
        'A title that goes on for as long as a title may, so that one sees what becomes of a row, of its links and of its buttons on a small screen',
      category: 'Insurance',
      subcategory: 'Some Life insurance',
    },
    article,
  ),
]

export const mockDeskStories: readonly DeskStory[] = [
  ...mockStories.map((each) => deskStoryBuilder({}, each)),
  ...Array.from({ length: 9 }, (_, index) =>
    deskStoryBuilder(
      { _id: mockId(870 + index), title: `Old story ${index + 1}`, expiryTime: '24h', state: 'expired', mayChange: index % 3 !== 2 },
      story,
    ),
  ),
]
