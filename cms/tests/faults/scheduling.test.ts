import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { owner, signIn } from '../access/callers'
import { articleData, storyData } from '../contract/samples'
import { upload } from '../contract/upload-as'
import { startCms, type RunningCms } from '../running-cms'
import { startSite, type RunningSite } from '../running-site'
import { openStudio, superAdminToken } from '../studio'

/** How long after its time a text may be missing, on every replica. */
const thereWithinMs = 5_000
/** How far ahead the date lies: long enough to be read a few times before. */
const aheadMs = 4_000

let cms: RunningCms
let replicas: RunningSite[]
let token: string

beforeAll(async () => {
  cms = await startCms()
  token = await superAdminToken(cms.url)
  await openStudio(cms.url, token).post('article', articleData({ title: 'Already there', featured: true }))
  replicas = await Promise.all([startSite(cms.url), startSite(cms.url)])
})

afterAll(async () => {
  await Promise.all(replicas.map((site) => site.stop()))
  await cms.stop()
})

interface Scheduled {
  at: number
  articleId: string
  words: string[]
}

/** The address of a picture in the library that no other entry shows. */
async function uploadPicture(name: string): Promise<string> {
  const file = await sharp({ create: { width: 640, height: 360, channels: 3, background: '#a63' } })
    .png()
    .toBuffer()
  const { secure_url } = await upload(cms.url, (await signIn(cms.url, owner)).token, { file, name: `picture ${name}.png` })
  return secure_url
}

/** An article and a story with a date ahead, published in the Studio; `words` are what must be seen nowhere before. */
async function schedule(name: string): Promise<Scheduled> {
  const studio = openStudio(cms.url, token)
  const imageUrl = await uploadPicture(name)
  const at = Date.now() + aheadMs
  const publicationDate = new Date(at).toISOString()
  const sections = [{ subtitle: 'First', description: '<p>Its text.</p>', imageUrl }]
  const articleId = await studio.post('article', articleData({ title: `The article ${name}`, sections, featured: true, publicationDate }))
  await studio.post('story', storyData({ title: `The story ${name}`, slides: [{ text: 'One', imageUrl }], publicationDate }))
  return { at, articleId, words: [`The article ${name}`, `The story ${name}`, path.parse(imageUrl).name] }
}

/** Where readers may meet the article or the story; of each, the words that it shows in the end. */
const placesOf = ({ articleId, words: [article = '', story = ''] }: Scheduled): [path: string, shown: string[]][] => [
  ['/', [article, story]],
  ['/?category=Loan', [article]],
  [`/?q=${encodeURIComponent(article)}`, [`>${article}<`]],
  [`/blog/${articleId}`, [article]],
  ['/api/home', [article]],
  ['/api/stories', [story]],
  ['/admin/upload', [article]],
  [`/admin/upload?fields=card&q=${encodeURIComponent(article)}`, [article]],
  [`/admin/upload/${articleId}`, [article]],
]

interface Sight {
  place: string
  status: number
  answeredAt: number
  body: string
}

async function look(place: string): Promise<Sight> {
  const response = await fetch(place)
  const body = await response.text()
  return { place, status: response.status, body, answeredAt: Date.now() }
}

/** Reads all places over and over until all show what they have to, or the time is over; answers all that was seen. */
async function watch(scheduled: Scheduled, until: number): Promise<Sight[]> {
  const places = replicas.flatMap(({ url }) => placesOf(scheduled).map(([path, shown]) => ({ place: url + path, shown })))
  const seen: Sight[] = []
  await Promise.all(
    places.map(async ({ place, shown }) => {
      for (;;) {
        const sight = await look(place)
        seen.push(sight)
        if (sight.status === 200 && shown.every((words) => sight.body.includes(words))) return
        if (Date.now() > until) return
        await pause(150)
      }
    }),
  )
  return seen
}

/** The words that a search repeats in its own field, title and address are the reader's, not an answer. */
const withoutQuestion = ({ place, body }: Sight, words: string) =>
  place.includes('?q=') ? body.replaceAll(`value="${words}"`, '').replaceAll(`“${words}”`, '') : body

function expectHidden(sights: Sight[], { articleId, words }: Scheduled) {
  for (const sight of sights) {
    if (sight.place.endsWith(articleId)) expect([sight.place, sight.status]).not.toEqual([sight.place, 200])
    const leaked = words.filter((each) => withoutQuestion(sight, each).includes(each))
    expect([sight.place, leaked]).toEqual([sight.place, []])
  }
}

function expectShown(sights: Sight[], scheduled: Scheduled) {
  for (const { url } of replicas) {
    for (const [path, shown] of placesOf(scheduled)) {
      const last = sights.findLast(({ place }) => place === url + path)
      const missing = shown.filter((words) => last?.body.includes(words) !== true)
      expect([path, last?.status, missing]).toEqual([path, 200, []])
    }
  }
}

it('what is dated ahead is in no answer before its time, and in every one within five seconds after it', async () => {
  const scheduled = await schedule('of tomorrow')
  const sights = await watch(scheduled, scheduled.at + thereWithinMs)
  const before = sights.filter(({ answeredAt }) => answeredAt < scheduled.at)
  expect(before.length).toBeGreaterThan(replicas.length * placesOf(scheduled).length * 3)
  expectHidden(before, scheduled)
  expectShown(sights, scheduled)
})

it('what came due while the cms was gone is there within five seconds after its return, and not before', async () => {
  const scheduled = await schedule('of a night')
  const before = await watch(scheduled, Date.now() + 1_000)
  await cms.kill()
  const during = await watch(scheduled, scheduled.at + 2_000)
  expectHidden([...before, ...during], scheduled)
  cms = await startCms({ home: cms.home })
  const returnedAt = Date.now()
  expectShown(await watch(scheduled, returnedAt + thereWithinMs), scheduled)
})
