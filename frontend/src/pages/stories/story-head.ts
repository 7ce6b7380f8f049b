import type { Story } from '@artha/contract/story'
import { answerIn } from '../../api/cached-answer.ts'
import { storyPath } from '../../lib/paths.ts'
import type { Head, HeadContext } from '../page-route.ts'
import { storySharePicture } from '../share-picture.ts'
import { storyData } from './story-data.ts'

/** In characters. Search engines and social sites cut longer descriptions. */
const longestDescription = 160

/** Returns a story's metadata. A story that expires after a day or two is not indexed. */
export function storyHead({ answers, params: { id = '' }, ...site }: HeadContext): Head {
  const canonicalPath = storyPath(id)
  const story = answerIn(answers, 'readStory', { id })
  if (story === undefined) return { title: 'Story', description: 'This story could not be shown.', canonicalPath, noindex: true }
  return {
    title: story.title,
    description: descriptionOf(story),
    canonicalPath,
    type: 'article',
    image: storySharePicture(id, story.version),
    article: { publishedAt: story.createdAt, section: story.category || 'Stories' },
    ...(story.expiryTime === 'forever' ? { jsonLd: storyData(story, site) } : { noindex: true }),
  }
}

function descriptionOf({ title, authorName, slides }: Story) {
  const text =
    slides
      .map((slide) => slide.text)
      .join(' ')
      .replace(/\s+/g, ' ')
      .trim() || `${title}, by ${authorName}`
  return text.length > longestDescription ? `${text.slice(0, longestDescription - 2).trimEnd()} …` : text
}
