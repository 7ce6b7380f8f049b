/** The prefix of all storage keys of the mocks. No production bundle contains it. */
export const tabKeyPrefix = 'artha-mock:'

/** A list of mock data together with the changes made in this tab. */
export interface TabList<Item extends { _id: string }> {
  all: () => readonly Item[]
  find: (id: string) => Item | undefined
  /** Replaces the item with the same id, or adds it at the start. */
  put: (item: Item) => void
  remove: (id: string) => void
}

/**
 * Returns a list that lasts as long as the tab, including reloads. Stores nothing before the first write. `storage` may be another store, for data
 * that a second tab must see.
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
    // Only this list writes under its key within a tab, so the cast is safe
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

/** Resets all mock data to its initial state. */
export function resetTab() {
  for (const storage of [sessionStorage, localStorage]) {
    const ours = Object.keys(storage).filter((key) => key.startsWith(tabKeyPrefix))
    for (const key of ours) storage.removeItem(key)
  }
}
