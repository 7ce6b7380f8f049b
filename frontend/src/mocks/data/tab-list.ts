/** What begins the name of everything that the mocks keep in the browser; no bundle for readers holds it. */
export const tabKeyPrefix = 'artha-mock:'

/** The one list of a resource: what the mocks declare, and what was written to it in this tab. */
export interface TabList<Item extends { _id: string }> {
  all: () => readonly Item[]
  find: (id: string) => Item | undefined
  /** Takes the place of what has the same id, or comes first. */
  put: (item: Item) => void
  remove: (id: string) => void
}

/**
 * A list that lasts for the tab, reloads included. Nothing is stored before something is written. `storage` is another one
 * for what a second tab must see.
 */
export function tabList<Item extends { _id: string }>(
  name: string,
  declared: readonly Item[],
  storage: () => Storage = () => sessionStorage,
): TabList<Item> {
  const key = tabKeyPrefix + name
  const keep = (items: readonly Item[]) => storage().setItem(key, JSON.stringify(items))
  const all = () => {
    const stored = storage().getItem(key)
    // Only this list writes under its name, within one tab.
    return stored === null ? declared : (JSON.parse(stored) as Item[])
  }
  const find = (id: string) => all().find(({ _id }) => _id === id)
  return {
    all,
    find,
    put: (item) => keep(find(item._id) ? all().map((each) => (each._id === item._id ? item : each)) : [item, ...all()]),
    remove: (id) => keep(all().filter(({ _id }) => _id !== id)),
  }
}

/** Back to what the mocks declare. */
export function forgetTab() {
  for (const storage of [sessionStorage, localStorage]) {
    const ours = Object.keys(storage).filter((key) => key.startsWith(tabKeyPrefix))
    for (const key of ours) storage.removeItem(key)
  }
}
