import type { ArticleVersion, StoryVersion } from '@artha/contract/versions'
import { emptyArticle, valuesOfArticle } from '../article-form/article-values.ts'
import { articleConflict } from '../conflict/article-conflict.ts'
import type { SidesRow } from '../conflict/conflict-sides.ts'
import { storyConflict } from '../conflict/story-conflict.ts'
import { emptyStory, valuesOfStory } from '../story-form/story-values.ts'

export type AnyVersion = ArticleVersion | StoryVersion

/** Returns the differences between two versions of an article or story; everything if there is no earlier version. */
export function rowsBetween(before: AnyVersion | undefined, after: AnyVersion): SidesRow[] {
  if ('article' in after) {
    const older = before !== undefined && 'article' in before ? valuesOfArticle(before.article) : { ...emptyArticle, sections: [] }
    return articleConflict(older, valuesOfArticle(after.article), older).rows
  }
  const older = before !== undefined && 'story' in before ? valuesOfStory(before.story) : emptyStory
  return storyConflict(older, valuesOfStory(after.story), older).rows
}
