/** The Studio's view of a glossary term: its meaning, an example and its other names. */
export const termForm = {
  uid: 'api::term.term',
  titleField: 'name',
  list: { columns: ['name', 'hindiName', 'group', 'isMarked'], sortBy: 'name', order: 'ASC', pageSize: 50 },
  rows: [
    { name: 5, slug: 4, group: 3 },
    { meaning: 12 },
    { hindiName: 4, aliases: 8 },
    { text: 12 },
    { example: 12 },
    { calculator: 6, figureKey: 6 },
    { sources: 8, isMarked: 4 },
  ],
  fields: {
    name: { label: 'Name', placeholder: 'EMI' },
    slug: { label: 'Address', placeholder: 'emi', help: 'The end of /glossary/…; lower-case letters and hyphens.' },
    group: { label: 'Chapter' },
    meaning: { label: 'Meaning', help: 'Up to 25 words. Shown beside the term in articles and read aloud.' },
    hindiName: { label: 'In Hindi', placeholder: 'मासिक किस्त' },
    aliases: { label: 'Also called', help: 'One per line. Articles also mark these words; a word can belong to only one term.' },
    text: { label: 'Explanation', help: 'Plain text; a blank line starts a new paragraph.' },
    example: { label: 'Example', help: 'One example in rupees.' },
    calculator: { label: 'Calculator', placeholder: '/loan-calculator?principal=500000' },
    figureKey: { label: 'Official figure', placeholder: 'repo', help: 'The key of an official figure.' },
    sources: { label: 'Sources', help: 'One per line: the title, then the address.' },
    isMarked: { label: 'Marked in articles', help: 'Off: articles do not mark this term; its page stays.' },
  },
} as const
