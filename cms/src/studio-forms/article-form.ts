/** The Studio's view of an article: its form, row by row in twelfths of the width, and its list. */
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
    { showsVersions: 12 },
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
      help: 'Shown between the title and the text. If blank: the first 150 characters of the text.',
    },
    category: { label: 'Category', help: 'Decides the front-page section.' },
    subcategory: { label: 'Subcategory', placeholder: 'Home loan', help: 'If it includes “News”, the article is listed under news.' },
    section: { label: 'Placement', help: '“bottom” is the row at the end of the front page.' },
    publicationDate: {
      label: 'Appears at',
      help: 'With a future date, readers see it from then on. If blank: the time it is first saved.',
    },
    byline: { label: 'Byline', placeholder: 'Artha newsroom', help: 'If blank: Artha newsroom.' },
    featured: { label: 'Featured', help: 'Shown under “Trending” at the top of the front page, with the newest as the lead.' },
    sections: { label: 'Sections' },
    sources: { label: 'Sources', help: 'Shown below the article, after the sources of its marked figures.' },
    caption: { label: 'Cover caption', placeholder: 'Describe it in one sentence' },
    credit: { label: 'Picture credit', placeholder: 'Illustration: Artha' },
    shortLines: {
      label: 'The short version',
      placeholder: 'One sentence per line',
      help: 'Up to three lines, for readers in a hurry. If blank: not shown.',
    },
    shortFigure: { label: 'Key figure', placeholder: '₹46,800' },
    shortFigureSays: { label: 'Meaning of the figure', placeholder: 'less tax in a year' },
    appliesTo: { label: 'Applies to', placeholder: 'Salaried employees under the old regime' },
    doBy: { label: 'Do by', placeholder: '31 March 2027' },
    costsOrSaves: { label: 'Costs or saves', placeholder: 'Up to ₹46,800 a year' },
    authors: { label: 'Authors', help: 'People or desks, for search engines and their own pages. Readers see the byline.' },
    tags: { label: 'Tags', placeholder: 'repo rate, EMI', help: 'Up to twenty, separated by commas.' },
    unmarkedTerms: {
      label: 'Glossary terms to leave unmarked',
      placeholder: 'emi, repo-rate',
      help: 'The end of each term’s address, separated by commas. Other articles still mark them.',
    },
    showsVersions: {
      label: 'Readers may compare published versions',
      help: 'The article links to a page with each published version and what it changed.',
    },
    slug: {
      label: 'Words in the address',
      placeholder: 'home-loan-rates',
      help: 'Lower-case letters and hyphens. If blank: the words of the title. Older addresses redirect to the new one.',
    },
    noindex: { label: 'Hide from search engines', help: 'Readers can still find it here; sitemaps and feeds leave it out.' },
    seoTitle: { label: 'Headline for search engines', help: 'If blank: the title. About 60 characters are shown.' },
    seoPicture: { label: 'Share picture', placeholder: '/uploads/…', help: 'If blank: drawn from the title.' },
    seoDescription: { label: 'Summary for search engines', help: 'If blank: the standfirst. About 155 characters are shown.' },
    seoCanonical: {
      label: 'Originally published at',
      placeholder: 'https://',
      help: 'The address of the first publication, if not here. Search engines are sent there.',
    },
    imageUrl: { label: 'Cover of an old article', help: 'Only for articles without sections.' },
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
      help: 'Alt+F10 leads to the tools. Under “FAQs”, type “1.” for a question, and press Enter for its answer.',
    },
    imageUrl: {
      label: 'Picture',
      placeholder: '/uploads/…',
      help: 'The first section’s picture is the cover.',
    },
    imageAlt: { label: 'Picture description', help: 'Read aloud to people who cannot see it.' },
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
    authority: { label: 'Authority', placeholder: 'RBI' },
    address: { label: 'Address', placeholder: 'https://', help: 'Where readers can look it up.' },
    checkedOn: { label: 'Checked on', help: 'The date you checked it.' },
  },
} as const

export const articleAuthorForm = {
  uid: 'article.author',
  titleField: 'name',
  rows: [{ name: 12 }, { qualification: 8, registration: 4 }],
  fields: {
    name: { label: 'Name', placeholder: 'Artha tax desk' },
    qualification: { label: 'Qualification', placeholder: 'Chartered accountant', help: 'For anyone giving advice on money.' },
    registration: { label: 'Registration number', placeholder: 'INA000000000' },
  },
} as const
