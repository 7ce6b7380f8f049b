import { afterAll, beforeAll, expect, it } from 'vitest'
import { tokenOf } from '../access/callers'
import { film } from '../sample-media'
import { startCmsWithCloudinary } from './cms-with-cloudinary'
import { startCloudinary } from './cloudinary-standin'
import { filesIn, formWith, refusalOf, sendForm, uploadsIn } from './upload-as'

let cloudinary: Awaited<ReturnType<typeof startCloudinary>>
let cms: Awaited<ReturnType<typeof startCmsWithCloudinary>>
let token: string

beforeAll(async () => {
  cloudinary = await startCloudinary()
  cms = await startCmsWithCloudinary(cloudinary.address)
  token = (await tokenOf('creator', cms.url, cms.database)) ?? ''
})
afterAll(async () => {
  cloudinary.stop()
  expect(await cms.stop()).toBe(0)
})

const rows = () => cms.database('files').select('*')

it('a Cloudinary that does not answer at all is given up, and of a film nothing is left', async () => {
  const before = await rows()
  cloudinary.be('silent')
  const refusal = await refusalOf(await sendForm(cms.url, token, formWith({ file: film('webm', 5_000) })))
  expect(refusal.status).toBe(503)
  expect(await rows()).toEqual(before)
  expect(await uploadsIn(cms.home.folder)).toEqual([])
  await expect.poll(() => filesIn(cms.home.folder)).toEqual([])
})
