/** The Studio's view of a category's page: its introduction and what to read first. */
export const topicForm = {
  uid: 'api::topic.topic',
  titleField: 'category',
  list: { columns: ['category', 'standfirst', 'updatedAt'], sortBy: 'category', order: 'ASC', pageSize: 20 },
  rows: [{ category: 6 }, { standfirst: 12 }, { readFirst: 12 }, { terms: 12 }],
  fields: {
    category: { label: 'Category', help: 'Each has one page, such as /tax; changes appear there within seconds.' },
    standfirst: { label: 'Introduction', help: 'One or two sentences below the title, also shown by search engines.' },
    readFirst: {
      label: 'Read first',
      help: 'Up to five article addresses, one per line, such as /blog/… ; the page uses this order.',
    },
    terms: { label: 'Terms', placeholder: 'emi', help: 'Up to eight glossary terms, one per line, by the end of their address.' },
  },
} as const
