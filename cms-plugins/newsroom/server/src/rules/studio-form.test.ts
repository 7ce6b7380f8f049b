import { describe, expect, it } from 'vitest'
import { sameView, viewOf, type StoredView, type StudioForm } from './studio-form'

const field = (label: string) => ({ edit: { label, description: '', placeholder: '', visible: true }, list: { label, sortable: true } })

const stored: StoredView = {
  settings: { bulkable: true, pageSize: 10, mainField: 'title', defaultSortBy: 'title', defaultSortOrder: 'ASC' },
  metadatas: { title: field('title'), date: field('date') },
  layouts: {
    list: ['title', 'date'],
    edit: [
      [
        { name: 'title', size: 6 },
        { name: 'date', size: 6 },
      ],
    ],
  },
}

const form: StudioForm = {
  uid: 'api::thing.thing',
  titleField: 'title',
  list: { columns: ['date', 'title'], sortBy: 'date', order: 'DESC', pageSize: 20 },
  rows: [{ title: 12 }, { date: 4 }],
  fields: { title: { label: 'Title', help: 'Short.', placeholder: 'A title' }, date: { label: 'Appears at' } },
}

describe('the view of a form', () => {
  it('has the words, widths and order of the form, and the rest of what was stored', () => {
    expect(viewOf(form, stored)).toEqual({
      settings: { bulkable: true, pageSize: 20, mainField: 'title', defaultSortBy: 'date', defaultSortOrder: 'DESC' },
      metadatas: {
        title: { edit: { label: 'Title', description: 'Short.', placeholder: 'A title', visible: true }, list: { label: 'Title', sortable: true } },
        date: { edit: { label: 'Appears at', description: '', placeholder: '', visible: true }, list: { label: 'Appears at', sortable: true } },
      },
      layouts: { list: ['date', 'title'], edit: [[{ name: 'title', size: 12 }], [{ name: 'date', size: 4 }]] },
    })
  })

  it('is itself again when it is made twice', () => {
    const view = viewOf(form, stored)
    expect(viewOf(form, view)).toEqual(view)
  })
})

describe('two views', () => {
  const view = viewOf(form, stored)

  it('are the same although the content manager has added a new field to one', () => {
    const grown: StoredView = {
      settings: view.settings,
      metadatas: { ...view.metadatas, added: field('added') },
      layouts: { list: [...view.layouts.list, 'added'], edit: [...view.layouts.edit, [{ name: 'added', size: 6 }]] },
    }
    expect(sameView(view, grown)).toBe(true)
  })

  it.each<[string, Partial<StoredView>]>([
    ['order', { layouts: { ...view.layouts, edit: [...view.layouts.edit].reverse() } }],
    ['width', { layouts: { ...view.layouts, edit: [[{ name: 'title', size: 6 }], [{ name: 'date', size: 4 }]] } }],
    ['columns', { layouts: { ...view.layouts, list: ['title'] } }],
    ['label', { metadatas: { ...view.metadatas, date: field('When') } }],
    ['sorting', { settings: { ...view.settings, defaultSortOrder: 'ASC' } }],
  ])('differ by their %s', (_what, over) => {
    expect(sameView(view, { ...view, ...over })).toBe(false)
  })
})
