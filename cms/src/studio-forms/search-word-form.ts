/** The Studio's view of synonyms. */
export const searchWordForm = {
  uid: 'api::search.search-word',
  titleField: 'name',
  list: { columns: ['name', 'sameAs'], sortBy: 'name', order: 'ASC', pageSize: 50 },
  rows: [{ name: 4, sameAs: 8 }],
  fields: {
    name: { label: 'Word', placeholder: 'FD' },
    sameAs: {
      label: 'Synonyms',
      help: 'One per line, up to four words each. A search for one finds the others too, within seconds.',
    },
  },
} as const
