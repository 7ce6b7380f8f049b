/** How a story looks in the Studio: its form, row by row in twelfths of the width, and its list. */
export const storyForm = {
  uid: 'api::story.story',
  titleField: 'title',
  list: { columns: ['title', 'storyType', 'expiryTime', 'publicationDate'], sortBy: 'publicationDate', order: 'DESC', pageSize: 20 },
  rows: [{ title: 12 }, { storyType: 4, expiryTime: 4, category: 4 }, { publicationDate: 6, authorName: 6 }, { slides: 12 }, { tags: 12 }],
  fields: {
    title: { label: 'Title', placeholder: 'A few words' },
    storyType: { label: 'Type' },
    expiryTime: { label: 'Lives for', help: 'Counted from “Appears at”.' },
    category: { label: 'Category' },
    publicationDate: {
      label: 'Appears at',
      help: 'In the future: published now, readers see it from then on. Left empty: the moment it is saved first.',
    },
    authorName: { label: 'Author', placeholder: 'Artha newsroom' },
    slides: { label: 'Slides' },
    tags: { label: 'Tags', placeholder: '["budget", "habit"]', help: 'A JSON list of words: ["budget", "habit"]' },
  },
} as const

export const storySlideForm = {
  uid: 'story.slide',
  titleField: 'text',
  rows: [{ text: 12 }, { imageUrl: 6, imageAlt: 6 }, { ctaLink: 12 }],
  fields: {
    text: { label: 'Text', help: 'One or two sentences read best.' },
    imageUrl: { label: 'Picture or video', placeholder: '/uploads/…', help: 'Its address: in the Media Library, open the file and copy its link.' },
    imageAlt: { label: 'What the picture shows', help: 'Read out to those who cannot see it.' },
    ctaLink: {
      label: 'Where “Read more” leads',
      placeholder: '/budget-calculator',
      help: 'A path of this site or an https address. Left empty: no link.',
    },
  },
} as const
