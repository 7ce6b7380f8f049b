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
    { caption: 8, credit: 4 },
    { shortLines: 12 },
    { shortFigure: 4, shortFigureSays: 8 },
    { appliesTo: 4, doBy: 4, costsOrSaves: 4 },
    { authors: 12 },
    { sources: 12 },
    { tags: 12 },
    { unmarkedTerms: 12 },
    { slug: 6, noindex: 6 },
    { seoTitle: 6, seoPicture: 6 },
    { seoDescription: 12 },
    { seoCanonical: 12 },
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
    featured: { label: 'Featured', help: 'Among “Trending” at the top of the front page, the newest as its lead.' },
    sections: { label: 'Sections' },
    sources: { label: 'Sources', help: 'Stand under the article, after those of its marked figures.' },
    caption: { label: 'Caption of the cover', placeholder: 'What it shows, in a sentence' },
    credit: { label: 'Whose picture it is', placeholder: 'Illustration: Artha' },
    shortLines: {
      label: 'The short version',
      placeholder: 'A sentence a line',
      help: 'At most three lines, for who reads no further. Left empty, the article has none.',
    },
    shortFigure: { label: 'Its figure', placeholder: '₹46,800' },
    shortFigureSays: { label: 'What the figure is', placeholder: 'less tax in a year' },
    appliesTo: { label: 'Applies to', placeholder: 'Salaried employees under the old regime' },
    doBy: { label: 'Do by', placeholder: '31 March 2027' },
    costsOrSaves: { label: 'Costs or saves', placeholder: 'Up to ₹46,800 a year' },
    authors: { label: 'Authors', help: 'Persons or desks, for search engines and their own pages. The line that readers see is the byline.' },
    tags: { label: 'Tags', placeholder: 'repo rate, EMI', help: 'With commas between them, at most twenty.' },
    unmarkedTerms: {
      label: 'Terms that are not marked here',
      placeholder: 'emi, repo-rate',
      help: 'By the end of their address in the glossary, with commas between them. Other articles go on marking them.',
    },
    slug: {
      label: 'Words of its address',
      placeholder: 'home-loan-rates',
      help: 'Small letters with hyphens. Left empty: the words of the title. Older addresses lead to the new one.',
    },
    noindex: { label: 'Keep out of search engines', help: 'Readers still find it here; sitemaps and feeds leave it out.' },
    seoTitle: { label: 'Headline for search engines', help: 'Left empty: the title. About 60 characters are shown.' },
    seoPicture: { label: 'Picture for other sites', placeholder: '/uploads/…', help: 'Left empty: one is drawn from the title.' },
    seoDescription: { label: 'Summary for search engines', help: 'Left empty: the standfirst. About 155 characters are shown.' },
    seoCanonical: {
      label: 'Stands first at',
      placeholder: 'https://',
      help: 'Where the same text was published first, if not here. Search engines are led there.',
    },
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

export const articleAuthorForm = {
  uid: 'article.author',
  titleField: 'name',
  rows: [{ name: 12 }, { qualification: 8, registration: 4 }],
  fields: {
    name: { label: 'Name', placeholder: 'Artha tax desk' },
    qualification: { label: 'Qualification', placeholder: 'Chartered accountant', help: 'Of a person who gives advice on money.' },
    registration: { label: 'Registration number', placeholder: 'INA000000000' },
  },
} as const
