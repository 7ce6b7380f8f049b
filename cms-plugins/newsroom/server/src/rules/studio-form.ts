interface Words {
  label: string
  /** The text under the field. */
  help?: string
  placeholder?: string
}

/** The Studio's form and list for a content type or a component. A field missing from `rows` is not in the form. */
export interface StudioForm {
  uid: string
  /** The field that names an entry in lists. */
  titleField: string
  /** Absent for a component, which has no list. */
  list?: { columns: readonly string[]; sortBy: string; order: 'ASC' | 'DESC'; pageSize: number }
  /** The rows of the form: each field with its width in twelfths. */
  rows: readonly Readonly<Record<string, number>>[]
  fields: Readonly<Record<string, Words>>
}

interface Metadata {
  edit: { label?: string; description?: string; placeholder?: string }
  list: { label?: string }
}

/** The view of a type as the content manager stores it. */
export interface StoredView {
  settings: Record<string, unknown>
  metadatas: Record<string, Metadata>
  layouts: { list: string[]; edit: { name: string; size: number }[][] }
}

/** Returns the stored view with the form's settings in it. Settings that the form does not name stay. */
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

/** Returns a view with only the known fields: the content manager itself adds new fields and drops old ones. */
function withKnownFields({ settings, metadatas, layouts }: StoredView, known: readonly string[]): StoredView {
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

const withSortedKeys = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(withSortedKeys)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, part]) => [name, withSortedKeys(part)]),
  )
}

/** True if two views are the same in the fields that both have. */
export function sameView(one: StoredView, other: StoredView): boolean {
  const known = Object.keys(one.metadatas)
    .filter((name) => name in other.metadatas)
    .sort()
  return JSON.stringify(withSortedKeys(withKnownFields(one, known))) === JSON.stringify(withSortedKeys(withKnownFields(other, known)))
}
