import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Article } from '@artha/contract/article'
import type { AnswerOf } from '@artha/contract/calls'
import type { Picture } from '@artha/contract/picture'
import type { Story } from '@artha/contract/story'
import { boardUpdatesPath } from '../../src/api/board-updates-path.ts'
import { cachedAnswer } from '../../src/api/cached-answer.ts'
import { keyOf } from '../../src/api/key-of.ts'
import { updatedRow, type BoardUpdates } from '../../src/features/calculators/board/board-updates.ts'
import { boardGroups, type BoardRow } from '../../src/features/calculators/board/board-rows.ts'
import { siteSharePicture } from '../../src/pages/share-picture.ts'
import { cacheable } from '../respond/cache-control.ts'
import type { CacheReader } from '../render/board-updates.ts'
import { matchesEtag } from '../respond/send-body.ts'
import { sendError, sendUnreachable } from '../respond/send-error.ts'
import { categoryColour } from './category-colour.ts'
import { coverCut } from './cover-cut.ts'
import { coverAddress, coverFile, type CoverFiles } from './cover-file.ts'
import { pictureSvg, type PictureContent } from './picture-svg.ts'
import { firstAmount } from './first-amount.ts'
import { SharePictures, versionOf } from './share-pictures.ts'

export interface SharePictureSettings {
  cache: CacheReader
  siteName: string
  files: CoverFiles
}

/** About 130 pictures, enough for a busy day. */
const picturesBytes = 8 * 1024 * 1024
const motto = 'Money, explained for India'

/** Serves a share picture for each article, story and calculator, and one for the site. Other sites and messengers show them beside links. */
export async function sharePictureRoutes(site: FastifyInstance, { cache, siteName, files }: SharePictureSettings) {
  const pictures = new SharePictures({ maxBytes: picturesBytes, svgOf: pictureSvg, coverOf: (address) => coverFile(address, files) })
  const frame = { siteName, motto }

  site.get(siteSharePicture, (request, reply) => sendPicture(pictures, { ...siteWords, ...frame }, request, reply))

  const picturesOf = <Name extends 'readArticle' | 'readStory'>(path: string, name: Name, words: (of: AnswerOf<Name>) => OwnTexts) =>
    site.get<{ Params: { file: string } }>(path, async (request, reply) => {
      const [, id] = /^([a-z0-9]{8,64})\.png$/.exec(request.params.file) ?? []
      if (id === undefined) return reply.callNotFound()
      const outcome = await cache.read(keyOf<'readArticle' | 'readStory'>(name, { id }))
      if ('failed' in outcome) return sendUnreachable(reply)
      if (outcome.answer.status !== 200) return reply.callNotFound()
      return sendPicture(pictures, { ...words(cachedAnswer(name, outcome.answer.value)), ...frame }, request, reply)
    })

  site.get<{ Params: { file: string } }>('/share/calculators/:file', async (request, reply) => {
    const row = boardGroups.flatMap(({ rows }) => rows).find(({ path }) => `${path.slice(1)}.png` === request.params.file)
    if (row === undefined) return reply.callNotFound()
    const outcome = await cache.read(boardUpdatesPath)
    // The site itself computed the answer of this key. Without it, the text of the build is used
    const changed = 'failed' in outcome ? {} : (outcome.answer.value as BoardUpdates)
    return sendPicture(pictures, { ...calculatorWordsOf(updatedRow(changed, row.path, row)), ...frame }, request, reply)
  })

  picturesOf('/share/:file', 'readArticle', articleWords)
  picturesOf('/share/stories/:file', 'readStory', storyWordsOf)
}

type OwnTexts = Omit<PictureContent, 'siteName' | 'motto'>

const siteWords = {
  title: 'Finance news and money guides for India',
  kicker: 'Tax · GST · Loans · Saving',
  colour: categoryColour(''),
  drawing: 'news',
}

type Titled = Pick<Article, 'title' | 'category' | 'subcategory'>

export const wordsOf = ({ title, category, subcategory }: Titled) => ({
  title,
  kicker: [...new Set([category, subcategory].map((part) => part.trim()))].filter(Boolean).join(' · '),
  colour: categoryColour(category),
  drawing: category.trim().toLowerCase().replace(' ', '-'),
})

/** The content for an article, with the cover of the article or of its first illustrated section. */
const articleWords = (article: Article): OwnTexts => ({
  ...wordsOf(article),
  ...coverOf(article.image ?? article.sections.find(({ imageUrl }) => imageUrl !== '')?.image ?? null),
})

const coverOf = (picture: Picture | null) => ({ cover: coverAddress(picture), coverCut: coverCut(picture) })

/**
 * The content for a calculator, with the result in its row on the board of /calculators, which a test compares with the calculator. Never
 * uses the input of a link: the server of a messenger would see, and could keep, what somebody entered.
 */
const calculatorWordsOf = ({ name, result, text }: BoardRow): OwnTexts => ({
  title: text,
  amount: result,
  kicker: `Calculator · ${name}`,
  colour: categoryColour('calculator'),
  drawing: 'calculator',
})

const storyWordsOf = ({ title, category, slides }: Story): OwnTexts => ({
  ...wordsOf({ title, category, subcategory: 'Short story' }),
  amount: firstAmount([title, ...slides.map(({ text }) => text)]),
  ...coverOf(slides[0]?.image ?? null),
})

async function sendPicture(pictures: SharePictures, words: PictureContent, request: FastifyRequest, reply: FastifyReply) {
  const etag = `"${versionOf(words)}"`
  // Other sites embed these pictures: that is their purpose
  reply.headers({ 'cache-control': cacheable, etag, 'cross-origin-resource-policy': 'cross-origin' })
  if (matchesEtag(request, etag)) return reply.code(304).send()
  const png = pictures.get(words)
  if (png === undefined) return sendError(reply.removeHeader('etag'), 'unavailable', 'Too many pictures are asked for at once.')
  return reply.type('image/png').send(await png)
}
