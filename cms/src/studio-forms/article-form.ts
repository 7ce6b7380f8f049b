/** How an article looks in the Studio: its form, row by row in twelfths of the width, and its list. */
export const articleForm = {
  uid: 'api::article.article',
  titleField: 'title',
  list: { columns: ['title', 'category', 'section', 'publicationDate'], sortBy: 'publicationDate', order: 'DESC', pageSize: 20 },
  rows: [
    { title: 12 },
    { standfirst: 12 },
    { category: 4, subcategory: 4, section: 4 },
    { publicationDate: 6, byline: 6 },
    { featured: 6 },
    { sections: 12 },
    { sources: 12 },
    { imageUrl: 6 },
    { content: 12 },
  ],
  fields: {
    title: { label: 'Title', placeholder: 'What a reader would search for' },
    standfirst: {
      label: 'Standfirst',
      placeholder: 'One or two sentences',
      help: 'Stands between the title and the text. Left empty, the text’s first 150 characters are taken.',
    },
    category: { label: 'Category', help: 'Decides the group on the front page.' },
    subcategory: { label: 'Subcategory', placeholder: 'Home loan', help: 'With “News” in it, the article is among the news.' },
    section: { label: 'Placement', help: '“bottom” is the row at the end of the front page.' },
    publicationDate: {
      label: 'Appears at',
      help: 'In the future: published now, readers see it from then on. Left empty: the moment it is saved first.',
    },
    byline: { label: 'Byline', placeholder: 'Artha newsroom', help: 'Who wrote it. Left empty: Artha newsroom.' },
    featured: { label: 'Featured', help: 'In the carousel of the front page.' },
    sections: { label: 'Sections' },
    sources: { label: 'Sources', help: 'Stand under the article, after those of its marked figures.' },
    imageUrl: { label: 'Cover of an old article', help: 'Only for articles without sections: the address of a picture.' },
    content: { label: 'Text of an old article', help: 'Only for articles without sections.' },
  },
} as const

export const articleSectionForm = {
  uid: 'article.section',
  titleField: 'subtitle',
  rows: [{ subtitle: 12 }, { description: 12 }, { imageUrl: 6, imageAlt: 6 }],
  fields: {
    subtitle: { label: 'Subtitle', placeholder: 'The heading of this part' },
    description: {
      label: 'Text',
      placeholder: '<p>A paragraph.</p>',
      help: 'HTML: <p>, <h3>, <ul>, <ol>, <li>, <strong>, <em>, <a>, <blockquote>, <table>. What is not allowed is taken out when it is saved. Plain lines work too: a numbered one is a heading.',
    },
    imageUrl: {
      label: 'Picture',
      placeholder: '/uploads/…',
      help: 'Its address: in the Media Library, open the file and copy its link. The first section’s picture is the cover.',
    },
    imageAlt: { label: 'What the picture shows', help: 'Read out to those who cannot see it.' },
  },
} as const

export const articleSourceForm = {
  uid: 'article.source',
  titleField: 'title',
  rows: [
    { title: 6, authority: 6 },
    { address: 8, checkedOn: 4 },
  ],
  fields: {
    title: { label: 'Title', placeholder: 'Press release of 7 Oct 2026' },
    authority: { label: 'Whose it is', placeholder: 'RBI' },
    address: { label: 'Address', placeholder: 'https://', help: 'Where a reader can look it up.' },
    checkedOn: { label: 'Checked on', help: 'The day on which you looked.' },
  },
} as const
