/** How words for one thing look in the Studio. */
export const searchWordForm = {
  uid: 'api::search.search-word',
  titleField: 'name',
  list: { columns: ['name', 'sameAs'], sortBy: 'name', order: 'ASC', pageSize: 50 },
  rows: [{ name: 4, sameAs: 8 }],
  fields: {
    name: { label: 'Word', placeholder: 'FD' },
    sameAs: {
      label: 'Means the same',
      help: 'One a line, of at most four words. A search for one of them finds the others too, within seconds.',
    },
  },
} as const
