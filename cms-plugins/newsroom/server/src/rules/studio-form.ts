interface Words {
  label: string
  /** Under the field. */
  help?: string
  placeholder?: string
}

/** How the Studio shows a content type or a component. A field that is in no row is not in the form. */
export interface StudioForm {
  uid: string
  /** The field that names an entry where others are listed. */
  titleField: string
  /** Absent for a component, which is in no list. */
  list?: { columns: readonly string[]; sortBy: string; order: 'ASC' | 'DESC'; pageSize: number }
  /** Row by row, each field with its width in twelfths. */
  rows: readonly Readonly<Record<string, number>>[]
  fields: Readonly<Record<string, Words>>
}

interface Metadata {
  edit: { label?: string; description?: string; placeholder?: string }
  list: { label?: string }
}

/** What the content manager stores of a type. */
export interface StoredView {
  settings: Record<string, unknown>
  metadatas: Record<string, Metadata>
  layouts: { list: string[]; edit: { name: string; size: number }[][] }
}

/** The stored view with the form in it; what the form says nothing of stays. */
export function viewOf({ titleField, list, rows, fields }: StudioForm, stored: StoredView): StoredView {
  const worded = Object.entries(fields).map(([name, { label, help = '', placeholder = '' }]) => {
    const before = stored.metadatas[name] ?? { edit: {}, list: {} }
    return [name, { edit: { ...before.edit, label, description: help, placeholder }, list: { ...before.list, label } }] as const
  })
  const ordered = list === undefined ? {} : { defaultSortBy: list.sortBy, defaultSortOrder: list.order, pageSize: list.pageSize }
  return {
    settings: { ...stored.settings, mainField: titleField, ...ordered },
    metadatas: { ...stored.metadatas, ...Object.fromEntries(worded) },
    layouts: {
      list: list === undefined ? stored.layouts.list : [...list.columns],
      edit: rows.map((row) => Object.entries(row).map(([name, size]) => ({ name, size }))),
    },
  }
}

/** A view without the fields that only one of two views knows: the content manager adds new fields and drops old ones itself. */
function ofFields({ settings, metadatas, layouts }: StoredView, known: readonly string[]): StoredView {
  const isKnown = (name: string) => known.includes(name)
  return {
    settings,
    metadatas: Object.fromEntries(known.map((name) => [name, metadatas[name] ?? { edit: {}, list: {} }])),
    layouts: {
      list: layouts.list.filter(isKnown),
      edit: layouts.edit.map((row) => row.filter(({ name }) => isKnown(name))).filter((row) => row.length > 0),
    },
  }
}

const inOneOrder = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(inOneOrder)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, part]) => [name, inOneOrder(part)]),
  )
}

/** Whether two views are the same in the fields that both know. */
export function sameView(one: StoredView, other: StoredView): boolean {
  const known = Object.keys(one.metadatas)
    .filter((name) => name in other.metadatas)
    .sort()
  return JSON.stringify(inOneOrder(ofFields(one, known))) === JSON.stringify(inOneOrder(ofFields(other, known)))
}
