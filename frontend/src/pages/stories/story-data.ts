import type { Story } from '@artha/contract/story'
import { languageOf } from '../../lib/language-of.ts'
import { isVideoAddress } from '../../lib/media-kind.ts'
import { storyPath } from '../../lib/paths.ts'
import type { HeadContext, JsonLd } from '../page-route.ts'
import { storySharePicture } from '../share-picture.ts'
import { absoluteUrl, authorOf, breadcrumbData, organizationOf } from '../structured-data.ts'

type Site = Pick<HeadContext, 'siteUrl' | 'siteName'>

/** Returns the structured data of a story that does not expire, with its publication date but no date of change. */
export function storyData(story: Story, site: Site): JsonLd[] {
  const path = storyPath(story._id)
  const url = absoluteUrl(path, site)
  const pictures = [
    ...story.slides.map(({ imageUrl }) => imageUrl).filter((address) => address !== '' && !isVideoAddress(address)),
    storySharePicture(story._id, story.version),
  ]
  const category = story.category.trim()
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'Article',
      mainEntityOfPage: { '@type': 'WebPage', '@id': url },
      url,
      headline: story.title,
      image: [...new Set(pictures)].map((picture) => absoluteUrl(picture, site)),
      datePublished: story.createdAt,
      ...(category !== '' && { articleSection: category }),
      inLanguage: languageOf(story.title),
      isAccessibleForFree: true,
      author: authorOf(story.authorName, site),
      publisher: organizationOf(site),
    },
    breadcrumbData(site, [{ name: story.title, path }]),
  ]
}
