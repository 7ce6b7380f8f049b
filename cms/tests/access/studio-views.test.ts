import { afterAll, describe, expect, inject, it } from 'vitest'
import { articleAuthorForm, articleForm, articleSectionForm, articleSourceForm } from '../../src/studio-forms/article-form'
import { contactForm } from '../../src/studio-forms/contact-form'
import { figureForm } from '../../src/studio-forms/figure-form'
import { releaseForm } from '../../src/studio-forms/release-form'
import { storyForm, storySlideForm } from '../../src/studio-forms/story-form'
import { termForm } from '../../src/studio-forms/term-form'
import { topicForm } from '../../src/studio-forms/topic-form'
import { startCms, type RunningCms } from '../running-cms'
import { sharedStudioToken } from '../shared-studio'
import { superAdminToken } from '../studio'
import { send } from './callers'
import { startOwnCms } from './database'

interface View {
  settings: Record<string, unknown>
  metadatas: Record<string, { edit: Record<string, unknown>; list: Record<string, unknown> }>
  layouts: { list: string[]; edit: { name: string; size: number }[][] }
}

const addressOf = (uid: string) =>
  uid.startsWith('api::') ? `/content-manager/content-types/${uid}/configuration` : `/content-manager/components/${uid}/configuration`

async function viewOf(cmsUrl: string, uid: string, token: string): Promise<View> {
  const { data } = (await (await send(cmsUrl + addressOf(uid), 'GET', undefined, token)).json()) as { data: Record<string, View> }
  const { settings, metadatas, layouts } = data[uid.startsWith('api::') ? 'contentType' : 'component'] as View
  return { settings, metadatas, layouts }
}

const rowsIn = ({ layouts }: View) => layouts.edit.map((row) => Object.fromEntries(row.map(({ name, size }) => [name, size])))

describe('the forms of the Studio', () => {
  it.each([
    articleForm,
    articleSectionForm,
    articleSourceForm,
    articleAuthorForm,
    storyForm,
    storySlideForm,
    contactForm,
    figureForm,
    releaseForm,
    termForm,
    topicForm,
  ])('$uid is arranged as the code says', async (form) => {
    const view = await viewOf(inject('cmsUrl'), form.uid, sharedStudioToken())
    expect(rowsIn(view)).toEqual(form.rows)
    expect(view.settings.mainField).toBe(form.titleField)
    for (const [name, { label }] of Object.entries(form.fields)) expect(view.metadatas[name]).toMatchObject({ edit: { label }, list: { label } })
    if ('list' in form) {
      expect(view.layouts.list).toEqual(form.list.columns)
      expect(view.settings).toMatchObject({ defaultSortBy: form.list.sortBy, defaultSortOrder: form.list.order, pageSize: form.list.pageSize })
    }
  })

  it.each([articleForm, storyForm, contactForm, figureForm, releaseForm, termForm, topicForm])(
    '$uid has every field of its schema that is not hidden in a row, and no field twice',
    async (form) => {
      const answer = await send(`${inject('cmsUrl')}/content-manager/init`, 'GET', undefined, sharedStudioToken())
      const { data } = (await answer.json()) as { data: { contentTypes: { uid: string; attributes: Record<string, { visible?: boolean }> }[] } }
      const view = await viewOf(inject('cmsUrl'), form.uid, sharedStudioToken())
      const known = Object.keys(data.contentTypes.find(({ uid }) => uid === form.uid)?.attributes ?? {})
      const shown = known.filter((name) => view.metadatas[name]?.edit.visible === true)
      const placed = form.rows.flatMap((row) => Object.keys(row))
      expect(placed.toSorted()).toEqual(shown.toSorted())
    },
  )
})

describe('an administrator who arranges a form by hand', () => {
  let cms: RunningCms | undefined
  afterAll(() => cms?.stop())

  it('keeps it over a restart, while the others stay as the code says', async () => {
    const first = await startOwnCms()
    const token = await superAdminToken(first.url)
    const { settings, metadatas, layouts } = await viewOf(first.url, articleForm.uid, token)
    const byHandColumns = ['byline', 'category', 'title', 'publicationDate']
    // The panel's settings page does not send `createdBy` and `updatedBy`.
    const { createdBy: _createdBy, updatedBy: _updatedBy, ...sent } = metadatas
    const byHand = { settings: { ...settings, pageSize: 50 }, metadatas: sent, layouts: { ...layouts, list: byHandColumns } }
    expect((await send(first.url + addressOf(articleForm.uid), 'PUT', byHand, token)).status).toBe(200)
    await first.database.destroy()
    await first.kill()
    cms = await startCms({ home: first.home, databaseUrl: first.databaseUrl })
    const again = await superAdminToken(cms.url)
    const after = await viewOf(cms.url, articleForm.uid, again)
    expect([after.settings.pageSize, after.layouts.list]).toEqual([50, byHandColumns])
    expect(rowsIn(await viewOf(cms.url, storyForm.uid, again))).toEqual(storyForm.rows)
  })
})
