/** How a term of the glossary looks in the Studio: what it means in a sentence, a sum, and what else it is called. */
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
    slug: { label: 'Address', placeholder: 'emi', help: 'The end of /glossary/…; small letters and hyphens.' },
    group: { label: 'Chapter' },
    meaning: { label: 'Meaning', help: 'At most 25 words. It opens beside the word in articles and is read aloud.' },
    hindiName: { label: 'In Hindi', placeholder: 'मासिक किस्त' },
    aliases: { label: 'Also called', help: 'One a line. In articles these words are found too; no word may mean two terms.' },
    text: { label: 'Explanation', help: 'Plain text; an empty line begins a paragraph.' },
    example: { label: 'Example', help: 'One sum in rupees.' },
    calculator: { label: 'Calculator', placeholder: '/loan-calculator?principal=500000' },
    figureKey: { label: 'Official figure', placeholder: 'repo', help: 'The key of a figure of the register.' },
    sources: { label: 'Sources', help: 'One a line: its title, then its address.' },
    isMarked: { label: 'Marked in articles', help: 'Off: articles do not mark this word; its page stays.' },
  },
} as const
