import { rowsOf } from '@artha/base/rows'
import type { Article } from '@artha/contract/article'
import { withCalculatorBlocks } from '@artha/contract/calculator-block'
import { picturesOfBlocks, withPictureBlocks, type BlockPicture } from '@artha/contract/picture-block'
import { dayInIndia } from '@artha/contract/figure-on'
import { storiesOfBlocks, withStoryBlocks, type BlockStory } from '@artha/contract/story-block'
import type { Core } from '@strapi/strapi'
import { liveStories } from './live-stories'
import { pictureOf, type StoredFile } from '../../pictures/stored-file'

interface BlockFile extends StoredFile {
  documentId: string
  alternativeText: string | null
  caption: string | null
  credit: string | null
}

/** Wide enough for the text's column on screens of twice the density. */
const enoughWidth = 1_200

/** Returns the addresses of a picture: its smallest WebP file that is wide enough, or the picture itself; and the files up to that width. */
function addressesOf(file: BlockFile): Pick<BlockPicture, 'url' | 'srcset'> {
  const webps = (pictureOf(file)?.variants ?? []).filter(({ format }) => format === 'webp').sort((one, other) => one.width - other.width)
  const wide = webps.find(({ width }) => width >= enoughWidth)
  const shown = webps.filter(({ width }) => width <= (wide?.width ?? enoughWidth))
  return { url: wide?.url ?? file.url, srcset: shown.map(({ url, width }) => `${url} ${width}w`).join(', ') }
}

async function picturesByIds(strapi: Core.Strapi, ids: readonly string[]): Promise<Map<string, BlockPicture>> {
  if (ids.length === 0) return new Map()
  const files = await rowsOf<BlockFile>(strapi, 'plugin::upload.file').findMany({
    select: ['documentId', 'url', 'width', 'height', 'formats', 'alternativeText', 'caption', 'credit'],
    where: { documentId: { $in: [...new Set(ids)] } },
  })
  return new Map(
    files.flatMap((file) => {
      const { documentId, width, height, alternativeText, caption, credit } = file
      if (width === null || height === null) return []
      return [[documentId, { ...addressesOf(file), width, height, alt: alternativeText ?? '', caption: caption ?? '', credit: credit ?? '' }]]
    }),
  )
}

async function storiesByIds(strapi: Core.Strapi, ids: readonly string[], now: Date): Promise<Map<string, BlockStory>> {
  if (ids.length === 0) return new Map()
  const stories = await rowsOf<{ documentId: string; title: string; publicationDate: string }>(strapi, 'api::story.story').findMany({
    select: ['documentId', 'title', 'publicationDate'],
    where: { ...liveStories(now), documentId: { $in: [...new Set(ids)] } },
  })
  return new Map(stories.map(({ documentId, title, publicationDate }) => [documentId, { title, day: dayInIndia(new Date(publicationDate)) }]))
}

/** Draws the calculators, pictures and stories in articles. Sends one query for the pictures of all articles, one for the stories, if there are any. */
export async function withPlacedBlocks(strapi: Core.Strapi, articles: readonly Article[], now: Date): Promise<Article[]> {
  const texts = articles.flatMap(({ sections }) => sections.map(({ description }) => description))
  const pictures = await picturesByIds(strapi, texts.flatMap(picturesOfBlocks))
  const stories = await storiesByIds(strapi, texts.flatMap(storiesOfBlocks), now)
  return articles.map((article) => ({
    ...article,
    sections: article.sections.map((section) => ({
      ...section,
      description: withStoryBlocks(withPictureBlocks(withCalculatorBlocks(section.description), pictures), stories),
    })),
  }))
}
