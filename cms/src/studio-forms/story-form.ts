/** The Studio's view of a story: its form, row by row in twelfths of the width, and its list. */
export const storyForm = {
  uid: 'api::story.story',
  titleField: 'title',
  list: { columns: ['title', 'storyType', 'expiryTime', 'publicationDate'], sortBy: 'publicationDate', order: 'DESC', pageSize: 20 },
  rows: [{ title: 12 }, { storyType: 4, expiryTime: 4, category: 4 }, { publicationDate: 6, authorName: 6 }, { slides: 12 }, { tags: 12 }],
  fields: {
    title: { label: 'Title', placeholder: 'A few words' },
    storyType: { label: 'Type' },
    expiryTime: { label: 'Duration', help: 'Counted from “Appears at”.' },
    category: { label: 'Category' },
    publicationDate: {
      label: 'Appears at',
      help: 'With a future date, readers see it from then on. If blank: the time it is first saved.',
    },
    authorName: { label: 'Author', placeholder: 'Artha newsroom' },
    slides: { label: 'Slides' },
    tags: { label: 'Tags', placeholder: 'budget, habit', help: 'Separated by commas.' },
  },
} as const

export const storySlideForm = {
  uid: 'story.slide',
  titleField: 'text',
  rows: [{ text: 12 }, { imageUrl: 6, imageAlt: 6 }, { ctaLink: 12 }],
  fields: {
    text: { label: 'Text', help: 'One or two sentences read best.' },
    imageUrl: { label: 'Picture or video', placeholder: '/uploads/…' },
    imageAlt: { label: 'Picture description', help: 'Read aloud to people who cannot see it.' },
    ctaLink: {
      label: '“Read more” link',
      placeholder: '/budget-calculator',
      help: 'A path on this site or an https address. If blank: no link.',
    },
  },
} as const
