/** How the page of a category looks in the Studio: what it is about, and what its readers are led to first. */
export const topicForm = {
  uid: 'api::topic.topic',
  titleField: 'category',
  list: { columns: ['category', 'standfirst', 'updatedAt'], sortBy: 'category', order: 'ASC', pageSize: 20 },
  rows: [{ category: 6 }, { standfirst: 12 }, { readFirst: 12 }, { terms: 12 }],
  fields: {
    category: { label: 'Category', help: 'Each has one page, as /tax; what is saved here is on it within seconds.' },
    standfirst: { label: 'What it is about', help: 'One or two sentences below the title, and what search engines show.' },
    readFirst: {
      label: 'Read first',
      help: 'The addresses of at most five articles, one a line, as in /blog/… ; their order is the order of the page.',
    },
    terms: { label: 'Words', placeholder: 'emi', help: 'At most eight terms of the glossary by the end of their address, one a line.' },
  },
} as const
