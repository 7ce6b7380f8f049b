import type { DeskArticle } from '@artha/contract/desk'
import { afterAll, expect, it } from 'vitest'
import { openDatabase } from '../access/database'
import { articleData } from './samples'
import { saveFromTwoWindows } from './two-windows'
import { people, write } from './writers'

const database = openDatabase()

afterAll(() => database.destroy())

it('of a thousand autosaves from two windows in turn none is lost that was answered, and one row is left', async () => {
  const { creator } = await people()
  const id = (await write<DeskArticle>(creator, 'POST', '/admin/upload', articleData())).body._id
  const { kept, refused } = await saveFromTwoWindows(creator, id, 1_000)
  expect(kept + refused).toBe(1_000)
  expect(kept).toBeGreaterThanOrEqual(333)
  expect((await database('autosaves').where({ item_id: id })).length).toBe(1)
})
