import { grouped } from '@artha/contract/number-words'
import type { AuditLine } from '@artha/contract/studio-access'

/** A part of a sentence. With `to`, it is a link. */
export interface SentencePart {
  words: string
  to?: string
}

const plain = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value))

/** The types that have an edit page in the Studio's content manager. */
const editableTypes: ReadonlySet<string> = new Set(['article', 'story', 'figure', 'term'])
const nouns: Readonly<Record<string, string>> = { media: 'file', message: 'message', newsletter: 'newsletter issue' }

const deeds: Readonly<Record<string, string>> = {
  create: 'created',
  update: 'saved',
  publish: 'published',
  unpublish: 'unpublished',
  'discard-draft': 'discarded the draft of',
  delete: 'deleted',
  restore: 'restored',
  undo: 'undid a change of',
  upload: 'uploaded',
  crop: 'cropped a picture into',
  'looked-at': 'reviewed the figures of',
  submit: 'submitted for review',
  withdraw: 'withdrew from review',
  approve: 'approved',
  return: 'returned for changes',
  remark: 'added a remark to',
  resolve: 'resolved a remark on',
  reopen: 'reopened a remark on',
  send: 'sent',
  pause: 'paused',
  'go-on': 'resumed',
  stop: 'stopped',
}

/** Returns the words for an actor or a subject: a link for a user of the site, the bare id if the name is unknown. */
function person(key: string, name: string): SentencePart {
  if (key === 'visitor') return { words: 'A visitor' }
  if (key === 'others') return { words: 'Others' }
  if (key === 'artha') return { words: 'Artha, by itself,' }
  if (name === '') return { words: key }
  return key.startsWith('user:') ? { words: name, to: `/plugins/accounts?tab=people&_q=${encodeURIComponent(name)}` } : { words: name }
}

const places: Readonly<Record<string, string>> = { site: 'the site', google: 'the site with Google' }

/** Returns the words for the place of a sign-in: the Studio, the site, or the site as a named user. */
function place({ subject, subjectName }: AuditLine): SentencePart {
  if (subject.startsWith('studio')) return { words: 'the Studio' }
  const known = places[subject]
  return known === undefined ? { ...person(subject, subjectName), words: `the site as ${person(subject, subjectName).words}` } : { words: known }
}

/** Returns the end of the sentence, with the number of repeats within the hour if there were any. */
const repeats = ({ details }: AuditLine) => (typeof details?.more === 'number' ? `, and ${details.more} more times within the hour.` : '.')

const counted = (count: unknown) => (count === 1 ? '1 subscriber' : `${grouped(Number(count))} subscribers`)

/** One sentence per action on an account, on the review switch, on the list of subscribers or at a sign-in. */
const accountSentences: Readonly<Record<string, (line: AuditLine, who: SentencePart, whom: SentencePart) => SentencePart[]>> = {
  'user.role': ({ details }, who, whom) => [
    who,
    { words: ' changed the role of ' },
    whom,
    { words: ` from ${plain(details?.from ?? 'none')} to ${plain(details?.to ?? 'none')}.` },
  ],
  'user.publishing': ({ details }, who, whom) => [
    who,
    { words: details?.mayPublish === true ? ' allowed ' : ' no longer allows ' },
    whom,
    { words: ' to publish while review is on.' },
  ],
  'review.on': (_, who) => [who, { words: ' turned review before publishing on.' }],
  'review.off': (_, who) => [who, { words: ' turned review before publishing off.' }],
  'user.delete': (_, who, whom) => [who, { words: ' deleted the account of ' }, { words: whom.words }, { words: '.' }],
  'user.password-changed': (_, who) => [who, { words: ' changed their own password.' }],
  'user.password-reset': (_, who) => [who, { words: ' set a new password with a code or link from an email.' }],
  'user.google-link': (_, who) => [who, { words: ' signed in with Google for the first time.' }],
  'newsletter.export': ({ details }, who) => [who, { words: ` exported ${counted(details?.count)} of the newsletter.` }],
  'newsletter.import': ({ details }, who) => [who, { words: ` imported ${counted(details?.count)} of the newsletter, to be confirmed.` }],
  'sign-in.failed': (line, who) => [who, { words: ' failed to sign in to ' }, place(line), { words: repeats(line) }],
  'sign-in.limited': (line, who) => [
    who,
    { words: ' was blocked from signing in to ' },
    place(line),
    { words: ` after too many attempts${repeats(line)}` },
  ],
  'access.refused': (line, who) => [who, { words: ` was refused ${line.subject}${repeats(line)}` }],
}

/** Returns the sentence about a change of content, with its title and version at that time; undefined for any other action. */
function contentSentence({ action, subject, details }: AuditLine, who: SentencePart): SentencePart[] | undefined {
  const [kind = '', deed = ''] = action.split('.')
  const done = deeds[deed]
  if (done === undefined || kind === 'user') return undefined
  const title = typeof details?.title === 'string' && details.title !== '' ? `“${details.title}”` : subject
  const isThere = editableTypes.has(kind) && deed !== 'delete'
  const id = subject.slice(subject.indexOf(':') + 1)
  const thing = isThere ? { words: title, to: `/content-manager/collection-types/api::${kind}.${kind}/${id}` } : { words: title }
  const version = typeof details?.version === 'number' ? `, as version ${details.version}.` : '.'
  return [who, { words: ` ${done} the ${nouns[kind] ?? kind.replaceAll('-', ' ')} ` }, thing, { words: version }]
}

/** Returns an audit entry as a sentence. An unknown action is shown by its name, with all its details. */
export function trailSentence(line: AuditLine): SentencePart[] {
  const who = person(line.actor, line.actorName)
  const whom = person(line.subject, line.subjectName)
  const noted = Object.entries(line.details ?? {}).map(([name, value]) => `${name}: ${plain(value)}`)
  return (
    accountSentences[line.action]?.(line, who, whom) ??
    contentSentence(line, who) ?? [who, { words: ` did ${line.action} to ` }, whom, { words: noted.length === 0 ? '.' : ` (${noted.join(', ')}).` }]
  )
}
