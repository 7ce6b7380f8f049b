import { account, listedUser, messageAnswer, session } from '@artha/contract/account'
import { archiveEntry } from '@artha/contract/archive'
import { article, articleCard, articleSection } from '@artha/contract/article'
import { articleBody } from '@artha/contract/article-body'
import { binnedItem, deskArticle, deskArticleCard, deskStory } from '@artha/contract/desk'
import { errorAnswer } from '@artha/contract/errors'
import { figureRow } from '@artha/contract/figure-answer'
import { metalPrice } from '@artha/contract/market'
import { libraryFile } from '@artha/contract/media-library'
import { picture } from '@artha/contract/picture'
import { story, storySlide } from '@artha/contract/story'
import { storyBody } from '@artha/contract/story-body'

/** The schemas with a name in the description, because several endpoints share them or because they are long. */
export const namedSchemas = {
  Refusal: errorAnswer,
  Message: messageAnswer,
  Picture: picture,
  ArticleSection: articleSection,
  Article: article,
  ArticleCard: articleCard,
  ArticleBody: articleBody,
  ArchiveEntry: archiveEntry,
  StorySlide: storySlide,
  Story: story,
  StoryBody: storyBody,
  MetalPrice: metalPrice,
  FigureRow: figureRow,
  DeskArticle: deskArticle,
  DeskArticleCard: deskArticleCard,
  DeskStory: deskStory,
  BinnedItem: binnedItem,
  LibraryFile: libraryFile,
  Account: account,
  ListedUser: listedUser,
  Session: session,
}
